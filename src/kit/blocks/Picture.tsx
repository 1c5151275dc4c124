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
          src={image.images.fallback?.src}
          // Their ratio alone counts.
          width={1000}
          height={Math.round((1000 * image.height) / image.width)}
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
  const avif = sources.find(({ type }) => type === "image/avif")?.srcSet ?? ""
  const files = avif.split(/,\s*/).map((file) => file.split(" "))
  return files.findLast(([, width = ""]) => Number.parseInt(width) <= 900)?.[0] ?? src?.publicURL
}

/** The largest file of a picture, for places outside the page. */
export function largestFile({ src }: PictureData): string | null | undefined {
  const made = src?.childImageSharp
  return (made?.whole ?? made?.gatsbyImageData)?.images.fallback?.src ?? src?.publicURL
}

/**
 * Picture data for each place where pictures appear. No fragment asks for `publicURL`: it would publish the original, in which a phone
 * may have noted where the photo was taken. The files that the build makes have no such notes.
 */
export const pictureFragments = graphql`
  fragment HeroPicture on Picture {
    ...PictureContent
    src {
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
