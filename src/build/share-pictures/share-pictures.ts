import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { BuildArgs } from "gatsby"
import sharp from "sharp"
import { indianFigure } from "../../components/Claims/indianFigure"
import { sharePictureAddress, sharePictureSize } from "../../components/Seo/sharePicture"
import { branchPath, postPath } from "../../content-model/site-pages"
import { newestPost } from "../content-check"
import { groundSvg, wordsSvgs } from "./picture-svg"
import type { ShareGroundProps, SharePictureProps } from "./SharePicture"

interface PageHead {
  readonly heading: string
  readonly lead?: string | null
}

/** What is written on the pages, as far as a picture shows it. */
export interface SharedContent {
  readonly company: { readonly name: string; readonly tollFree: string }
  readonly home: PageHead & {
    readonly claims: {
      readonly supplied: { readonly figure: number; readonly unit: string; readonly text: string }
    }
  }
  readonly about: PageHead
  readonly contact: PageHead & { readonly sent: { readonly heading: string } }
  readonly csr: PageHead
  readonly productsPage: PageHead
  readonly valueAddedPage: PageHead
  readonly inquiryPage: PageHead
  readonly notFoundPage: PageHead
  readonly allProduct: {
    readonly nodes: readonly {
      readonly url: string
      readonly name: string
      readonly family: string
      readonly range: string
      readonly standards: readonly string[]
      readonly listedIn: readonly string[]
    }[]
  }
  readonly allBranch: {
    readonly nodes: readonly {
      readonly slug: string
      readonly name: string
      readonly address: string
    }[]
  }
  readonly allPost: {
    readonly nodes: readonly {
      readonly slug: string
      readonly title: string
      readonly date: string
      readonly shownDate: string
    }[]
  }
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] }
}

/** The picture of every page of the site, by its address. A page of which nothing is known shows the company's name. */
export function sharePictures(content: SharedContent): Map<string, SharePictureProps> {
  const known = pagePictures(content)
  const company = content.company.name
  const other = { company, heading: company, drawing: { kind: "range" } } as const
  return new Map(
    content.allSitePage.nodes.map(({ path }) => {
      const address = sharePictureAddress(path)
      return [address, known.get(address) ?? other]
    }),
  )
}

function pagePictures(content: SharedContent): Map<string, SharePictureProps> {
  const company = content.company.name
  const { supplied } = content.home.claims
  const products = content.allProduct.nodes
  const posts = content.allPost.nodes
  const newest = newestPost(posts) ?? ""
  const range = (heading: string, line?: string): SharePictureProps => ({
    company,
    heading,
    line,
    drawing: { kind: "range" },
  })
  const pages: (readonly [path: string, SharePictureProps])[] = [
    ["/", range(content.home.heading)],
    [
      "/about",
      {
        company,
        heading: content.about.heading,
        line: supplied.text,
        drawing: {
          kind: "figure",
          figure: `${indianFigure(supplied.figure)} ${supplied.unit}`,
          quantity: true,
        },
      },
    ],
    [
      "/contact",
      {
        company,
        heading: content.contact.heading,
        line: content.contact.lead ?? undefined,
        drawing: { kind: "figure", figure: content.company.tollFree, quantity: false },
      },
    ],
    ["/contact/thank-you", range(content.contact.sent.heading)],
    ["/csr-initiative", range(content.csr.heading)],
    ["/products", range(content.productsPage.heading)],
    [
      "/value-added-product",
      {
        company,
        heading: content.valueAddedPage.heading,
        line: content.valueAddedPage.lead ?? undefined,
        drawing: {
          kind: "sections",
          families: products
            .filter(({ listedIn }) => listedIn.includes("valueAdded"))
            .map(({ family }) => family),
        },
      },
    ],
    ["/inquiry", range(content.inquiryPage.heading)],
    ["/404", range(content.notFoundPage.heading)],
    ...products.map(
      ({ url, name, range: line, standards, family }) =>
        [
          url,
          { company, heading: name, line, standards, drawing: { kind: "family", family } },
        ] as const,
    ),
    ...content.allBranch.nodes.map(
      ({ slug, name, address }) => [branchPath(slug), range(name, address)] as const,
    ),
    ...posts.map(
      ({ slug, title, shownDate }) => [postPath(slug, newest), range(title, shownDate)] as const,
    ),
  ]
  return new Map(pages.map(([path, picture]) => [sharePictureAddress(path), picture]))
}

/**
 * Flat colours and sharp edges: the colour of thin lines is kept at full resolution. To look for the shortest coding would
 * double the time for a fifth of the bytes.
 */
const jpeg = { quality: 84, chromaSubsampling: "4:4:4", optimiseCoding: false }

/** Three bytes for each pixel, row by row. */
const channels = 3

/** The ground of a picture and its words, drawn apart: many pages share a ground, and it is most of the work. */
async function picturePixels(ground: Buffer, picture: SharePictureProps): Promise<Buffer> {
  const pixels = Buffer.from(ground)
  for (const { svg, left, top } of wordsSvgs(picture)) {
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const row = info.width * channels
    for (let y = 0; y < info.height; y++) {
      const place = ((top + y) * sharePictureSize.width + left) * channels
      data.copy(pixels, place, y * row, (y + 1) * row)
    }
  }
  return pixels
}

/** Some 2 MB each. */
const MOST_GROUNDS = 24

/** Draws grounds, and remembers the last ones. */
function groundDrawer(): (picture: SharePictureProps) => Promise<Buffer> {
  const drawn = new Map<string, Promise<Buffer>>()
  return ({ company, standards, drawing }) => {
    const key = JSON.stringify([company, standards, drawing])
    const pixels = drawn.get(key) ?? groundPixels({ company, standards, drawing })
    drawn.delete(key)
    drawn.set(key, pixels)
    const [oldest] = drawn.keys()
    if (drawn.size > MOST_GROUNDS) drawn.delete(oldest)
    return pixels
  }
}

function groundPixels(ground: ShareGroundProps): Promise<Buffer> {
  return sharp(Buffer.from(groundSvg(ground)))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Remembers, from one build to the next, what lies under an address. */
export interface DrawnPictures {
  get(address: string): Promise<string | undefined>
  set(address: string, drawn: string): Promise<unknown>
}

/** Half of the threads Node reads and writes files by: the bundling that goes on meanwhile must not wait for them. */
const AT_ONCE = 2

/**
 * Draws the pictures into the built site. One that shows the same as at the last build, and was drawn by the same code, is
 * left as it is; `code` stands for that code.
 */
export async function drawSharePictures(
  folder: string,
  pictures: ReadonlyMap<string, SharePictureProps>,
  drawn: DrawnPictures,
  code: string,
): Promise<void> {
  const waiting = pictures.entries()
  const ground = groundDrawer()
  const draw = async () => {
    for (const [address, picture] of waiting) {
      const file = join(folder, address)
      const hash = createHash("sha256").update(JSON.stringify(picture)).update(code).digest("hex")
      if (existsSync(file) && (await drawn.get(address)) === hash) continue
      mkdirSync(dirname(file), { recursive: true })
      await sharp(await picturePixels(await ground(picture), picture), {
        raw: { ...sharePictureSize, channels },
      })
        .jpeg(jpeg)
        .toFile(file)
      await drawn.set(address, hash)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw))
}

/** What the pictures are drawn by: the code of the build, which Gatsby compiles into one file, and the colours. */
function drawingCode(): string {
  const hash = createHash("sha256")
  for (const file of [".cache/compiled/gatsby-node.js", "src/styles/tokens.css"]) {
    hash.update(readFileSync(file))
  }
  return hash.digest("hex")
}

/** Draws the picture of every page of the site. */
export async function writeSharePictures(
  folder: string,
  { graphql, cache }: Pick<BuildArgs, "graphql" | "cache">,
): Promise<void> {
  const { data, errors } = await graphql<SharedContent>(`
    query SharePictures {
      company {
        name
        tollFree
      }
      home {
        heading
        claims {
          supplied {
            figure
            unit
            text
          }
        }
      }
      about {
        heading
      }
      contact {
        heading
        lead
        sent {
          heading
        }
      }
      csr {
        heading
      }
      productsPage {
        heading
      }
      valueAddedPage {
        heading
        lead
      }
      inquiryPage {
        heading
      }
      notFoundPage {
        heading
      }
      allProduct(sort: [{ order: ASC }, { name: ASC }]) {
        nodes {
          url
          name
          family
          range
          standards
          listedIn
        }
      }
      allBranch {
        nodes {
          slug
          name
          address
        }
      }
      allPost {
        nodes {
          slug
          title
          date
          shownDate: date(formatString: "D MMMM YYYY")
        }
      }
      allSitePage {
        nodes {
          path
        }
      }
    }
  `)
  if (errors || !data) throw errors ?? new Error("The words of the pages could not be queried")
  await drawSharePictures(folder, sharePictures(data), cache, drawingCode())
}
