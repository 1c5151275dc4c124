import type { IGatsbyImageData } from "gatsby-plugin-image"

/** What a view needs to show a picture: content's words, and the files the build made of it (or, in the editor, the upload itself). */
export interface PictureData {
  readonly alt: string
  readonly kind?: string | null
  readonly caption?: string | null
  readonly src: {
    readonly publicURL?: string | null
    readonly childImageSharp?: { readonly gatsbyImageData: IGatsbyImageData } | null
  } | null
}

/**
 * The `sizes` of a picture as wide as the window. The screens of phones are finer than a picture needs to be: two of its
 * pixels to one of the page's are enough, and half the bytes of three.
 */
export const FULL_WIDTH = "(max-width: 640px) and (min-resolution: 2.5dppx) 70vw, 100vw"

interface PictureProps {
  picture: PictureData | null | undefined
  /** The `sizes` of the responsive picture; what the build proposed when not given. */
  sizes?: string
  /** The picture that is likely the page's largest paint: fetched first, never lazily. */
  first?: boolean
  className?: string
}

/**
 * A responsive picture as plain HTML: AVIF with WebP as the fallback, with width and height, so it needs no script and shifts nothing.
 * gatsby-plugin-image makes the files and the data; its own component is not used because it swaps in real pictures by
 * script and brings `react-dom/server` into the browser. A missing picture leaves the undrawn-detail block of the design.
 */
export function Picture({ picture, sizes, first = false, className = "pic" }: PictureProps) {
  const image = picture?.src?.childImageSharp?.gatsbyImageData
  const alt = picture?.alt ?? ""
  const attributes = {
    className,
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
          srcSet={fallback?.srcSet}
          sizes={sizes ?? fallback?.sizes}
          {...sizeOfLargest(image)}
          style={{ backgroundColor: image.backgroundColor }}
        />
      </picture>
    )
  }
  if (picture?.src?.publicURL) return <img {...attributes} alt={alt} src={picture.src.publicURL} />
  return <span className="ph" aria-hidden="true" />
}

/** One file of a picture for where there can be no choice, such as the poster of a film: the widest AVIF of at most 900 px. */
export function posterFile({ src }: PictureData): string | null | undefined {
  const sources = src?.childImageSharp?.gatsbyImageData.images.sources ?? []
  const avif = sources.find(({ type }) => type === "image/avif")?.srcSet ?? ""
  const files = [...avif.matchAll(/(\S+) (\d+)w/g)].filter(([, , width]) => Number(width) <= 900)
  return files.at(-1)?.[1] ?? src?.publicURL
}

/** For pictures of full width the build gives a ratio, 1 to 0.5. HTML wants whole pixels: those of the largest file. */
function sizeOfLargest({ width, height, images }: IGatsbyImageData) {
  const offered = [...(images.fallback?.srcSet ?? "").matchAll(/ (\d+)w/g)].map(([, w]) =>
    Number(w),
  )
  const largest = Math.max(width, ...offered)
  return { width: largest, height: Math.round((largest * height) / width) }
}
