import { sizeName, type CatalogueSize } from "../range/size"
import { sizeOfSection } from "../range/computedSize"
import type { Section } from "../section/section"
import { weigh, weighSize } from "./weigh"
import type { NoWeight, Weight } from "./form"
import { isSameSection } from "./sectionOf"
import { quantityRequest, weightRequest, type Entries } from "./entries"
import type { SteelSay } from "../../interface/catalogue"

/** The sizes of the tables, once loaded. */
export interface KnownSizes {
  readonly sizes: readonly CatalogueSize[]
  readonly byId: ReadonlyMap<string, CatalogueSize>
}

export interface WeightAnswer extends Weight {
  /** The table size whose mass was used. null if the mass was computed from the shape. */
  readonly tableSize: CatalogueSize | null
  /** The size for the inquiry list. null for a rolled section that is in no table. */
  readonly listed: CatalogueSize | null
  /** The weight computed from the shape alone. */
  readonly shape: Weight
}

/**
 * The weight for the form: from the table if it has the size, else from the shape. Returns faults if a field is wrong.
 */
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
    : { ...shape, name: nameOf(computed, shape), tableSize: null, listed: computed, shape }
}

/** Says so if the size is pre-galvanized: that goes on the list, and the dimensions do not show it. */
function nameOf(computed: CatalogueSize | null, shape: Weight): SteelSay {
  return computed?.family.startsWith("gp") ? (words) => sizeName(computed, words) : shape.name
}

/**
 * The table size with these dimensions: the one picked, else the one with the id of the computed size, else the first.
 * Two tables can list the same size: IS 1239 and IS 1161 both have 60.3 × 3.6 mm pipe.
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
    isSameSection(size.section, section)
  const named = [byId.get(sizeId), byId.get(computed?.id ?? "")]
  return named.find(fits) ?? sizes.find(fits) ?? null
}
