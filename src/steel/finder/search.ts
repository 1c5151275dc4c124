import { families, sizeFamilies, type SizeFamily } from "../range/families"

export type ShapeFilter = (typeof families)[SizeFamily]["filter"]

/** Shape filters, in the order of their buttons. */
export const shapeFilters: readonly ShapeFilter[] = [
  ...new Set(sizeFamilies.map((family) => families[family].filter)),
]

/** The state of the finder's form. */
export interface Search {
  readonly q: string
  readonly shapes: readonly ShapeFilter[]
}

export const emptySearch: Search = { q: "", shapes: [] }

const LONGEST = 120

/** The search in an address or a form. Unknown fields and values are ignored. */
export function searchOf(fields: Iterable<readonly [string, string]>): Search {
  const all = [...fields]
  const chosen = new Set(all.filter(([name]) => name === "shape").map(([, value]) => value))
  return {
    q: all.findLast(([name]) => name === "q")?.[1].slice(0, LONGEST) ?? "",
    shapes: shapeFilters.filter((shape) => chosen.has(shape)),
  }
}

/** The query part of an address for a search: "?q=50x50x3". Empty for an empty search. */
export function searchAddress({ q, shapes }: Search): string {
  const fields = [["q", q.trim()], ...shapes.map((shape) => ["shape", shape])]
  const text = new URLSearchParams(fields.filter(([, value]) => value)).toString()
  return text && `?${text}`
}

/** True without words and shapes. */
export function isEmptySearch({ q, shapes }: Search): boolean {
  return q.trim() === "" && shapes.length === 0
}

/** The families of the chosen shapes. Empty for all. */
export function familiesOf({ shapes }: Search): readonly SizeFamily[] {
  return sizeFamilies.filter((family) => shapes.includes(families[family].filter))
}
