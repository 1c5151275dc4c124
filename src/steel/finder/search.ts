import type { SizeFamily } from "../range/size"
import { figureIn, readFigure } from "../figure"
import type { SizeFilters, Span } from "./findSizes"
import type { FinderSay } from "../../interface/catalogue"

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

export const sortOrders = [{ value: "best" }, { value: "weight" }, { value: "wall" }] as const

export type SortOrder = (typeof sortOrders)[number]["value"]

/** Range filters with their field names. */
export const ranges = [
  { span: "size", unit: "mm", from: "sizeFrom", to: "sizeTo" },
  { span: "thickness", unit: "mm", from: "wallFrom", to: "wallTo" },
  { span: "mass", unit: "kg/m", from: "weightFrom", to: "weightTo" },
] as const

type RangeField = (typeof ranges)[number]["from" | "to"]

/** The filters, as typed. */
export interface Filtered {
  readonly shapes: readonly ShapeFilter[]
  readonly limits: Readonly<Partial<Record<RangeField, string>>>
  /** "IS 4923". Empty for any. */
  readonly standard: string
}

/** The state of the finder's form. */
export interface Search extends Filtered {
  readonly q: string
  readonly sort: SortOrder
}

export const emptySearch: Search = { q: "", shapes: [], limits: {}, standard: "", sort: "best" }

const LONGEST = 120

/** The search in an address or a form. Unknown fields and values are ignored. */
export function searchOf(fields: Iterable<readonly [string, string]>): Search {
  const values = new Map<string, string>()
  const shapes = new Set<string>()
  for (const [name, value] of fields) {
    if (name === "shape") shapes.add(value)
    else values.set(name, value.slice(0, LONGEST))
  }
  const limits = ranges
    .flatMap(({ from, to }) => [from, to])
    .flatMap((name) => {
      const value = values.get(name)
      return value ? [[name, value] as const] : []
    })
  return {
    q: values.get("q") ?? "",
    shapes: shapeFilters.flatMap(({ value }) => (shapes.has(value) ? [value] : [])),
    limits: Object.fromEntries(limits),
    standard: values.get("standard") ?? "",
    sort: sortOrders.find(({ value }) => value === values.get("sort"))?.value ?? "best",
  }
}

/** The query part of an address for a search: "?q=50x50x3". Empty for an empty search. */
export function addressOf({ q, shapes, limits, standard, sort }: Search): string {
  const fields: [string, string][] = [
    ["q", q.trim()],
    ...shapes.map((shape): [string, string] => ["shape", shape]),
    ...Object.entries(limits),
    ["standard", standard],
    ["sort", sort === "best" ? "" : sort],
  ]
  const text = new URLSearchParams(fields.filter(([, value]) => value !== "")).toString()
  return text && `?${text}`
}

/** True without words and filters. Sorting does not count. */
export function isEmptySearch({ q, shapes, limits, standard }: Search): boolean {
  const hasLimit = Object.values(limits).some((limit) => limit.trim() !== "")
  return q.trim() === "" && shapes.length === 0 && standard === "" && !hasLimit
}

/** Number of filters set, not counting shapes. */
export function filterCount({ limits, standard }: Filtered): number {
  const set = ranges.filter(({ from, to }) => limits[from]?.trim() || limits[to]?.trim())
  return set.length + (standard === "" ? 0 : 1)
}

/** The filters of a search, and a fault for each field that is not a valid number. */
export function filtersOf({ shapes, limits, standard }: Filtered): {
  readonly filters: SizeFilters
  readonly faults: Readonly<Partial<Record<RangeField, FinderSay>>>
} {
  const faults: Partial<Record<RangeField, FinderSay>> = {}
  const limit = (name: RangeField): number | undefined => {
    const typed = limits[name]?.trim() ?? ""
    if (typed === "") return undefined
    const figure = readFigure(typed)
    const value = figure && figureIn(figure, name.startsWith("weight") ? "kg" : "mm")
    if (value !== null && value >= 0) return value
    faults[name] = (words) => words.number0
    return undefined
  }
  const spans: Partial<Record<(typeof ranges)[number]["span"], Span>> = {}
  for (const { span, from, to } of ranges) {
    const least = limit(from)
    const most = limit(to)
    if (least !== undefined && most !== undefined && least > most) {
      faults[to] = (words) => words.orMore(limits[from]?.trim() ?? "")
    } else if (least !== undefined || most !== undefined) spans[span] = { from: least, to: most }
  }
  const families = shapeFilters.flatMap((shape): readonly SizeFamily[] =>
    shapes.includes(shape.value) ? shape.families : [],
  )
  return { filters: { families, standard: standard || undefined, ...spans }, faults }
}
