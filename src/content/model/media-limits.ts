/** Limits for uploaded pictures, shared by the editor, its hints and the content check. */
export const pictureLimits = { minWidth: 600, maxSide: 4000, maxBytes: 3_000_000 } as const

/** The largest film, in bytes. */
export const fileLimitBytes = 20_000_000

const pictureEndings: readonly string[] = [".jpg", ".jpeg", ".png", ".webp"]

/** The endings of what may be in content/media. */
export const mediaEndings: readonly string[] = [...pictureEndings, ".mp4", ".webm"]

/** Error message for a picture that cannot be used. */
export const unreadablePicture =
  "is not a picture that can be read, or lies on its side: export it again, upright, as JPG or PNG"

export interface PictureMeasures {
  readonly bytes: number
  /** Pixels. */
  readonly width: number
  readonly height: number
}

export function megabytes(bytes: number): string {
  const amount = Number((bytes / 1_000_000).toFixed(1))
  return amount > 0 ? `${amount} MB` : `${Math.ceil(bytes / 1000)} KB`
}

/** The ending of a file name with its dot, in lower case: ".jpg". */
export function endingOf(name: string): string {
  return name.slice(name.lastIndexOf(".")).toLowerCase()
}

/** Error message for a file name that is not a picture's; undefined for a picture's. */
export function pictureEndingFault(name: string): string | undefined {
  return pictureEndings.includes(endingOf(name))
    ? undefined
    : `must be a picture ending in ${pictureEndings.join(", ")}`
}

/** The message for a picture that is too heavy, too large or too small for the site. */
export function pictureFault({ bytes, width, height }: PictureMeasures): string | undefined {
  const { minWidth, maxSide, maxBytes } = pictureLimits
  if (bytes > maxBytes)
    return `the picture is ${megabytes(bytes)}; make it smaller than ${megabytes(maxBytes)}`
  if (width < minWidth)
    return `the picture is ${width} pixels wide; at least ${minWidth} are needed`
  if (width > maxSide || height > maxSide)
    return `the picture is ${width} by ${height} pixels; make it at most ${maxSide} on each side`
  return undefined
}

/** The message for another file that is too heavy. */
export function fileFault(bytes: number): string | undefined {
  return bytes > fileLimitBytes
    ? `the file is ${megabytes(bytes)}; at most ${megabytes(fileLimitBytes)} are allowed`
    : undefined
}
