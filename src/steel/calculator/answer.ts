import type { CatalogueSize } from "../range/size"
import { sizeOfSection } from "../range/computedSize"
import type { Section } from "../section/section"
import { weigh, weighSize } from "./weigh"
import type { NoWeight, Weight } from "./form"
import { quantityRequest, weightRequest, type Entries } from "./entries"

/** The sizes of the tables, as far as they have been fetched. */
export interface KnownSizes {
  readonly sizes: readonly CatalogueSize[]
  readonly byId: ReadonlyMap<string, CatalogueSize>
}

export interface WeightAnswer extends Weight {
  /** The size of a table whose mass was taken; null where the mass follows from the shape. */
  readonly tableSize: CatalogueSize | null
  /** What goes on the inquiry list; null for a rolled section no table has. */
  readonly listed: CatalogueSize | null
  /** By the shape alone. */
  readonly shape: Weight
}

/** The weight of what was typed: by the table where one has that size, else by the shape. */
export function weightAnswer(entries: Entries, known: KnownSizes | null): WeightAnswer | NoWeight {
  const shape = weigh(weightRequest(entries))
  if (!shape.isKnown) return shape
  const computed = sizeOfSection(shape.section, {
    isPreGalvanized: entries.isPreGalvanized,
    isChequered: entries.shape === "chequered",
  })
  const tableSize = known && tableSizeOf(entries, shape.section, computed, known)
  const table = tableSize && weighSize(tableSize, quantityRequest(entries))
  return table?.isKnown
    ? { ...table, readingNotes: shape.readingNotes, tableSize, listed: tableSize, shape }
    : { ...shape, tableSize: null, listed: computed, shape }
}

/**
 * The size of a table with these dimensions: the one that was picked, else the one a computed size is named like, else any.
 * Two tables may have one size: IS 1239 and IS 1161 both have the pipe of 60.3 × 3.6 mm.
 */
function tableSizeOf(
  { sizeId, isPreGalvanized }: Entries,
  section: Section,
  computed: CatalogueSize | null,
  { sizes, byId }: KnownSizes,
): CatalogueSize | null {
  const fits = (size: CatalogueSize | undefined): size is CatalogueSize =>
    size?.basis === "table" &&
    size.massPer === "metre" &&
    size.family.startsWith("gp") === isPreGalvanized &&
    hasSameLengths(size.section, section)
  const named = [byId.get(sizeId), byId.get(computed?.id ?? "")]
  return named.find(fits) ?? sizes.find(fits) ?? null
}

/** Lengths a size is named by. Radii and slopes are the table's own: nobody types them. */
const lengths = [
  "depth",
  "width",
  "wallThickness",
  "outsideDiameter",
  "legA",
  "legB",
  "thickness",
  "flangeWidth",
  "webThickness",
  "flangeThickness",
] as const

function hasSameLengths(known: Section, typed: Section): boolean {
  if (known.shape !== typed.shape) return false
  const a: Partial<Record<string, number | string>> = { ...ordered(known) }
  const b: Partial<Record<string, number | string>> = { ...ordered(typed) }
  return lengths.every((name) => {
    const [one, other] = [a[name], b[name]]
    return one === other || Math.abs(Number(one) - Number(other)) < 0.005
  })
}

/** An angle with its longer leg first, as tables have it. */
function ordered(section: Section): Section {
  return section.shape === "angle"
    ? {
        ...section,
        legA: Math.max(section.legA, section.legB),
        legB: Math.min(section.legA, section.legB),
      }
    : section
}
