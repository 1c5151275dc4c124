/** What is the same for all sizes of a family. Its name is in the catalogue of words, under the same key. */
interface FamilyEntry {
  /** The outline that is drawn and weighed. */
  readonly shape: "hollow" | "pipe" | "angle" | "channel" | "beam" | "sheet" | "plank"
  /** What buyers type: sizes of one kind are typed and computed alike. null for rolled sections, which have names. */
  readonly typed: "hollow" | "pipe" | "gp" | "angle" | "plank" | "sheet" | "chequered" | null
  /** First part of the ids of its sizes. Rolled sections begin with their series instead. */
  readonly prefix: string
  /** The shape to choose in the calculator. */
  readonly weighed: string
  /** The button of the finder that shows it. */
  readonly filter: string
  /** The size that stands for the family: its lengths in mm in the order of `sectionOf`. */
  readonly first: readonly number[]
}

const hollow = { shape: "hollow", typed: "hollow" } as const
const gpHollow = { shape: "hollow", typed: "gp", prefix: "gp", filter: "gp" } as const
const angle = {
  shape: "angle",
  typed: "angle",
  prefix: "isa",
  weighed: "angle",
  filter: "angle",
} as const
const sheet = { shape: "sheet", filter: "sheet", first: [5, 1250] } as const

/** The families of sizes, in the order of lists. */
export const families = {
  square: { ...hollow, prefix: "shs", weighed: "square", filter: "square", first: [100, 100, 5] },
  rectangular: {
    ...hollow,
    prefix: "rhs",
    weighed: "rectangular",
    filter: "rectangular",
    first: [100, 50, 4],
  },
  pipe: {
    shape: "pipe",
    typed: "pipe",
    prefix: "pipe",
    weighed: "pipe",
    filter: "pipe",
    first: [60.3, 3.6],
  },
  gpSquare: { ...gpHollow, weighed: "square", first: [40, 40, 2] },
  gpRectangular: { ...gpHollow, weighed: "rectangular", first: [50, 25, 2] },
  gpPipe: { ...gpHollow, shape: "pipe", weighed: "pipe", first: [33.7, 2] },
  equalAngle: { ...angle, first: [75, 75, 8, 7, 0] },
  unequalAngle: { ...angle, first: [75, 50, 6] },
  channel: {
    shape: "channel",
    typed: null,
    prefix: "",
    weighed: "channel",
    filter: "channel",
    first: [200, 75, 6.2, 11.4, 96, 11, 3.2],
  },
  beam: {
    shape: "beam",
    typed: null,
    prefix: "",
    weighed: "beam",
    filter: "beam",
    first: [200, 100, 5.7, 10, 98, 11, 5.5],
  },
  sheet: { ...sheet, typed: "sheet", prefix: "sheet", weighed: "sheet" },
  chequered: { ...sheet, typed: "chequered", prefix: "chequered", weighed: "chequered" },
  plank: {
    shape: "plank",
    typed: "plank",
    prefix: "plank",
    weighed: "plank",
    filter: "plank",
    first: [200, 25, 2],
  },
} as const satisfies Record<string, FamilyEntry>

export type SizeFamily = keyof typeof families

export const sizeFamilies = Object.keys(families) as readonly SizeFamily[]

/** Kinds of section that buyers write alike, and whose mass can be computed from two or three figures. */
export type TypedKind = NonNullable<FamilyEntry["typed"]>

/** Shapes of the calculator. */
export type WeightShape = (typeof families)[SizeFamily]["weighed"]

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Shapes of the calculator, in order. */
export const weightShapes: readonly WeightShape[] = distinct(
  sizeFamilies.map((family) => families[family].weighed),
)

/** The calculator's shapes for some families, each once. */
export function shapesOf(of: readonly SizeFamily[]): WeightShape[] {
  return distinct(of.map((family) => families[family].weighed))
}

/** The first family that the calculator weighs in a shape. */
export function familyWeighed(shape: WeightShape): SizeFamily {
  return sizeFamilies.find((family) => families[family].weighed === shape) ?? "square"
}

export function isPreGalvanized(family: SizeFamily): boolean {
  return families[family].typed === "gp"
}
