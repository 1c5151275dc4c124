import type { CreateResolversArgs } from "gatsby"
import { generateImageData } from "gatsby-plugin-sharp"
import type { IGatsbyImageData } from "gatsby-plugin-image"

interface Asked {
  readonly widths: readonly number[]
  readonly aspectRatio?: number
  readonly quality?: number
}

interface Context {
  readonly nodeModel: { getNodeById(query: { id: string }): object | null }
}

/** What a page needs to know of the files of a picture. See src/components/Picture. */
export const pictureFilesType = `
"The files of a picture"
type PictureFiles {
  "AVIF files with their widths, as a srcset"
  avif: String!
  "The address of the largest file as WebP"
  webp: String!
  "The width of the largest file"
  width: Int!
  "The height of the largest file"
  height: Int!
  "The colour that most of the picture has"
  colour: String!
}`

/**
 * Makes the files of a picture: AVIF in each width, and one WebP. Gatsby's own field gatsbyImageData would make WebP in each width
 * too, five of six for nobody, because every supported browser but Edge before 121 takes AVIF.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers
 */
export function makePictureFiles({ createResolvers, cache, reporter }: CreateResolversArgs): void {
  // It warns of every picture that has AVIF only.
  const quiet = Object.create(reporter, { warn: { value: () => undefined } }) as typeof reporter
  const made = async (file: object, format: string, args: object) => {
    const wanted = { layout: "fullWidth", formats: [format], ...args }
    const options = { file, args: wanted, pathPrefix: "", reporter: quiet, cache }
    return generateImageData(options)
  }
  createResolvers({
    ImageSharp: {
      files: {
        type: "PictureFiles",
        args: { widths: "[Int!]!", aspectRatio: "Float", quality: "Int" },
        resolve: async (
          { parent }: { parent: string },
          { widths, aspectRatio, quality }: Asked,
          { nodeModel }: Context,
        ) => {
          const file = nodeModel.getNodeById({ id: parent })
          if (!file) return null
          const avif = await made(file, "avif", {
            breakpoints: widths,
            aspectRatio,
            ...(quality ? { avifOptions: { quality } } : {}),
          })
          const webp = await made(file, "webp", { breakpoints: [Math.max(...widths)], aspectRatio })
          return avif && webp && pictureFiles(avif, webp)
        },
      },
    },
  })
}

/** Pictures come with a ratio such as 1 × 0.5. HTML needs whole pixels, so this takes the size of the largest file. */
function pictureFiles(avif: IGatsbyImageData, webp: IGatsbyImageData) {
  const srcSet = avif.images.fallback?.srcSet ?? ""
  const width = Math.max(...Array.from(srcSet.matchAll(/ (\d+)w/g), ([, each]) => Number(each)))
  return {
    avif: srcSet,
    webp: webp.images.fallback?.src,
    width,
    height: Math.round(width * avif.height),
    colour: avif.backgroundColor,
  }
}
