import { graphql } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"

/** A picture with its texts and the files made by the build, or in the editor the uploaded file. */
export interface PictureData {
  readonly alt: string
  readonly caption?: string | null
  readonly src: {
    /** Only in the editor. */
    readonly publicURL?: string | null
    readonly childImageSharp?: {
      readonly gatsbyImageData: IGatsbyImageData
      /** One file of the size of the original. */
      readonly whole?: IGatsbyImageData
    } | null
  } | null
}

/**
 * `sizes` of a picture as wide as the window. On very fine phone screens, two picture pixels per CSS pixel are enough and take
 * half the bytes of three.
 */
export const FULL_WIDTH = "(max-width: 640px) and (min-resolution: 2.5dppx) 70vw, 100vw"

interface PictureProps {
  picture: PictureData | null | undefined
  /** `sizes` of the picture; by default the build's suggestion. */
  sizes?: string
  /** Whether this is probably the largest contentful paint: it then loads eagerly, with high priority. */
  first?: boolean
}

/**
 * A responsive picture in plain HTML: AVIF, and one WebP file for Edge before 121, the only supported browser without AVIF.
 * It has its width and height, so it needs no script and shifts nothing. gatsby-plugin-image makes the files; its component is
 * not used, because it swaps pictures by script and brings `react-dom/server` into the browser. A missing picture leaves a
 * placeholder.
 */
export function Picture({ picture, sizes, first = false }: PictureProps) {
  const image = picture?.src?.childImageSharp?.gatsbyImageData
  const alt = picture?.alt ?? ""
  const attributes = {
    className: "pic",
    decoding: "async" as const,
    loading: first ? ("eager" as const) : ("lazy" as const),
    ...(first ? { fetchPriority: "high" as const } : {}),
  }
  if (image) {
    const fallback = image.images.fallback
    return (
      <picture>
        {image.images.sources?.map((source) => (
          <source
            key={source.type}
            type={source.type}
            srcSet={source.srcSet}
            sizes={sizes ?? source.sizes}
          />
        ))}
        <img
          {...attributes}
          alt={alt}
          src={fallback?.src}
          {...sizeOfLargest(image)}
          style={{ backgroundColor: image.backgroundColor }}
        />
      </picture>
    )
  }
  if (picture?.src?.publicURL) return <img {...attributes} alt={alt} src={picture.src.publicURL} />
  return <span className="ph" aria-hidden="true" />
}

/** The file for a film's poster: the widest AVIF up to 900 px. */
export function posterFile({ src }: PictureData): string | null | undefined {
  const sources = src?.childImageSharp?.gatsbyImageData.images.sources ?? []
  const avif = sources.find(({ type }) => type === "image/avif")?.srcSet
  return filesIn(avif).findLast(({ width }) => width <= 900)?.address ?? src?.publicURL
}

/** The largest file of a picture, for places outside the page. */
export function largestFile({ src }: PictureData): string | null | undefined {
  const made = src?.childImageSharp
  const image = made?.whole ?? made?.gatsbyImageData
  return filesIn(image?.images.fallback?.srcSet).at(-1)?.address ?? src?.publicURL
}

/** The files of a picture in one format, each with its width in pixels, the widest last. */
function filesIn(srcSet = ""): { address: string; width: number }[] {
  return srcSet.split(/,\s*/).flatMap((file) => {
    const [address = "", width = ""] = file.split(" ")
    return width.endsWith("w") ? [{ address, width: Number.parseInt(width) }] : []
  })
}

/**
 * Full-width pictures come with a ratio such as 1 × 0.5. HTML needs whole pixels, so this takes the size of the largest file.
 */
function sizeOfLargest({ width, height, images }: IGatsbyImageData) {
  const largest = Math.max(width, ...filesIn(images.fallback?.srcSet).map((file) => file.width))
  return { width: largest, height: Math.round((largest * height) / width) }
}

/**
 * Picture data for each place where pictures appear. No fragment asks for `publicURL`: it would publish the original, in which a phone
 * may have noted where the photo was taken. The files that the build makes have no such notes.
 */
export const pictureFragments = graphql`
  fragment HeroPicture on Picture {
    ...PictureContent
    src {
      name
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [480, 720, 960, 1280, 1600, 1920]
          avifOptions: { quality: 44 }
        )
      }
    }
  }

  fragment BannerPicture on Picture {
    ...PictureContent
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [412, 640, 824, 1024, 1200]
          avifOptions: { quality: 42 }
        )
      }
    }
  }

  fragment TilePicture on Picture {
    ...PictureContent
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 2.1334, breakpoints: [320, 412, 640, 824])
      }
    }
  }

  fragment PortraitPicture on Picture {
    ...PictureContent
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, breakpoints: [320, 412, 640])
      }
    }
  }

  fragment WidePicture on Picture {
    ...PictureContent
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [412, 640, 824, 1200, 1600]
          avifOptions: { quality: 42 }
        )
      }
    }
  }

  fragment SheetPicture on Picture {
    ...PictureContent
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [206, 320, 412, 640])
        whole: gatsbyImageData(
          layout: CONSTRAINED
          formats: [AUTO]
          outputPixelDensities: [1]
          placeholder: NONE
          quality: 85
        )
      }
    }
  }
`
