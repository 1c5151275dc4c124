/** The files of a picture that the build makes: src/build/sources/picture-files.ts. */
interface PictureFiles {
  /** AVIF files with their widths. */
  readonly avif: string
  readonly webp: string
  readonly width: number
  readonly height: number
  readonly colour: string
}

/** A picture with its texts and the files made by the build, or in the editor the uploaded file. */
export interface PictureData {
  readonly alt: string
  readonly kind?: string | null
  readonly caption?: string | null
  readonly src: {
    readonly publicURL?: string | null
    readonly childImageSharp?: { readonly files?: PictureFiles | null } | null
  } | null
}

/**
 * `sizes` of a picture as wide as the window. On very fine phone screens, two picture pixels per CSS pixel are enough and take
 * half the bytes of three.
 */
export const FULL_WIDTH = "(max-width: 640px) and (min-resolution: 2.5dppx) 70vw, 100vw"

interface PictureProps {
  picture: PictureData | null | undefined
  /** `sizes` of the picture; by default as wide as the window. */
  sizes?: string
  /** Whether this is probably the largest contentful paint: it then loads eagerly, with high priority. */
  first?: boolean
  className?: string
}

/**
 * A responsive picture in plain HTML: AVIF, and one WebP file for Edge before 121, the only supported browser without AVIF.
 * It has its width and height, so it needs no script and shifts nothing. The component of gatsby-plugin-image is not used, because
 * it swaps pictures by script and brings `react-dom/server` into the browser. A missing picture leaves a placeholder.
 */
export function Picture({ picture, sizes, first = false, className = "pic" }: PictureProps) {
  const files = picture?.src?.childImageSharp?.files
  const alt = picture?.alt ?? ""
  const attributes = {
    className,
    decoding: "async" as const,
    loading: first ? ("eager" as const) : ("lazy" as const),
    ...(first ? { fetchPriority: "high" as const } : {}),
  }
  if (files) {
    return (
      <picture>
        <source type="image/avif" srcSet={files.avif} sizes={sizes ?? "100vw"} />
        <img
          {...attributes}
          alt={alt}
          src={files.webp}
          width={files.width}
          height={files.height}
          style={{ backgroundColor: files.colour }}
        />
      </picture>
    )
  }
  if (picture?.src?.publicURL) return <img {...attributes} alt={alt} src={picture.src.publicURL} />
  return <span className="ph" aria-hidden="true" />
}

/** One file for places without a choice of files, such as a film's poster: the widest AVIF up to 900 px, or the original. */
export function posterFile({ src }: PictureData): string | null | undefined {
  const avif = src?.childImageSharp?.files?.avif ?? ""
  const files = [...avif.matchAll(/(\S+) (\d+)w/g)].filter(([, , width]) => Number(width) <= 900)
  return files.at(-1)?.[1] ?? src?.publicURL
}
