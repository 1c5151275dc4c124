import type { Path } from "../../content/model/fields/field"

/** A picture that has replaced another one and still has its description. */
export interface ReplacedPicture {
  /** The place of the description in the entry. */
  readonly path: Path
  readonly description: string
}

interface Picture {
  readonly src: string
  readonly alt: string
}

/** The pictures of an entry that are new and have the description of one that was there before. */
export function replacedPictures(before: unknown, after: unknown): readonly ReplacedPicture[] {
  const known = pictures(before).map(({ picture }) => picture)
  return pictures(after).flatMap(({ picture: { src, alt }, path }) => {
    const same = known.filter((other) => other.alt === alt)
    return same.length > 0 && !same.some((other) => other.src === src)
      ? [{ path: [...path, "alt"], description: alt }]
      : []
  })
}

function pictures(value: unknown, path: Path = []): { picture: Picture; path: Path }[] {
  if (typeof value !== "object" || value === null) return []
  if (isPicture(value)) return [{ picture: value, path }]
  return Object.entries(value).flatMap(([key, inner]) =>
    pictures(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function isPicture(value: object): value is Picture {
  const { src, alt } = value as Partial<Picture>
  return typeof src === "string" && typeof alt === "string"
}
