import type { SizeFamily } from "../range/size"

/** Shape filters, in the order of their buttons. */
export const shapeFilters = [
  { value: "square", families: ["square"] },
  { value: "rectangular", families: ["rectangular"] },
  { value: "pipe", families: ["pipe"] },
  { value: "gp", families: ["gpSquare", "gpRectangular", "gpPipe"] },
  { value: "angle", families: ["equalAngle", "unequalAngle"] },
  { value: "channel", families: ["channel"] },
  { value: "beam", families: ["beam"] },
  { value: "sheet", families: ["sheet", "chequered"] },
  { value: "plank", families: ["plank"] },
] as const satisfies readonly {
  value: string
  families: readonly SizeFamily[]
}[]

export type ShapeFilter = (typeof shapeFilters)[number]["value"]

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
    shapes: shapeFilters.flatMap(({ value }) => (chosen.has(value) ? [value] : [])),
  }
}

/** The query part of an address for a search: "?q=50x50x3". Empty for an empty search. */
export function addressOf({ q, shapes }: Search): string {
  const typed = q.trim() === "" ? [] : [["q", q.trim()]]
  const text = new URLSearchParams([
    ...typed,
    ...shapes.map((shape) => ["shape", shape]),
  ]).toString()
  return text && `?${text}`
}

/** True without words and shapes. */
export function isEmptySearch({ q, shapes }: Search): boolean {
  return q.trim() === "" && shapes.length === 0
}

/** The families of the chosen shapes. Empty for all. */
export function familiesOf({ shapes }: Search): readonly SizeFamily[] {
  return shapeFilters.flatMap(({ value, families }): readonly SizeFamily[] =>
    shapes.includes(value) ? families : [],
  )
}
