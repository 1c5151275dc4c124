import type { Path } from "../../content/model/fields/field"

/** A picture of an entry, and the place of its description. */
export interface DescribedPicture {
  readonly src: string
  readonly alt: string
  readonly path: Path
}

/** The pictures of an entry that are new and have the description of one that was there before. */
export function replacedPictures(before: unknown, after: unknown): readonly DescribedPicture[] {
  const known = pictures(before)
  return pictures(after).filter(({ src, alt }) => {
    const same = known.filter((other) => other.alt === alt)
    return same.length > 0 && !same.some((other) => other.src === src)
  })
}

function pictures(value: unknown, path: Path = []): DescribedPicture[] {
  if (typeof value !== "object" || value === null) return []
  const { src, alt } = value as Partial<DescribedPicture>
  if (typeof src === "string" && typeof alt === "string")
    return [{ src, alt, path: [...path, "alt"] }]
  return Object.entries(value).flatMap(([key, inner]) =>
    pictures(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
