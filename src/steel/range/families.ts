/** The outline that is drawn and weighed. */
type Shape = "hollow" | "pipe" | "angle" | "channel" | "beam" | "sheet" | "plank"

/** Kinds of section that buyers write alike, and whose mass can be computed from two or three figures. */
export type TypedKind = "hollow" | "pipe" | "gp" | "angle" | "plank" | "sheet" | "chequered"

/**
 * What is the same for all sizes of a family. Its name is in the catalogue of words, under the same key.
 *
 * @param shape the outline
 * @param typed what buyers type; null for rolled sections, which have names
 * @param prefix first part of the ids of its sizes; rolled sections begin with their series instead
 * @param weighed the shape to choose in the calculator
 * @param filter the button of the finder that shows it
 * @param first the size that stands for the family: its lengths in mm in the order of `sectionOf`
 */
function family<S extends Shape, T extends TypedKind | null, W extends string, F extends string>(
  shape: S,
  typed: T,
  prefix: string,
  weighed: W,
  filter: F,
  first: readonly number[],
) {
  return { shape, typed, prefix, weighed, filter, first }
}

/** The families of sizes, in the order of lists. */
export const families = {
  square: family("hollow", "hollow", "shs", "square", "square", [100, 100, 5]),
  rectangular: family("hollow", "hollow", "rhs", "rectangular", "rectangular", [100, 50, 4]),
  pipe: family("pipe", "pipe", "pipe", "pipe", "pipe", [60.3, 3.6]),
  gpSquare: family("hollow", "gp", "gp", "square", "gp", [40, 40, 2]),
  gpRectangular: family("hollow", "gp", "gp", "rectangular", "gp", [50, 25, 2]),
  gpPipe: family("pipe", "gp", "gp", "pipe", "gp", [33.7, 2]),
  equalAngle: family("angle", "angle", "isa", "angle", "angle", [75, 75, 8, 7, 0]),
  unequalAngle: family("angle", "angle", "isa", "angle", "angle", [75, 50, 6]),
  channel: family("channel", null, "", "channel", "channel", [200, 75, 6.2, 11.4, 96, 11, 3.2]),
  beam: family("beam", null, "", "beam", "beam", [200, 100, 5.7, 10, 98, 11, 5.5]),
  sheet: family("sheet", "sheet", "sheet", "sheet", "sheet", [5, 1250]),
  chequered: family("sheet", "chequered", "chequered", "chequered", "sheet", [5, 1250]),
  plank: family("plank", "plank", "plank", "plank", "plank", [200, 25, 2]),
} as const

export type SizeFamily = keyof typeof families

export const sizeFamilies = Object.keys(families) as readonly SizeFamily[]

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
