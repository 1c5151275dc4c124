import { dimensionText } from "../steel/format"
import { quantityFigures } from "../steel/quantity"
import { computedSize } from "../steel/range/computedSize"
import { familyWeighed, type WeightShape } from "../steel/range/families"
import { lengthsInOrder, PATTERN_MASS, sectionOf } from "../steel/range/makeSize"
import { sizeName, sizeNotes, type Size } from "../steel/range/size"
import { cornerNote, massPerMetre } from "../steel/section/mass"
import type { Section } from "../steel/section/section"
import type { CalculatorWords, SteelSentence } from "../kit/words/catalogue"
import type { Entries } from "./entries"
import { contradictions, readDimensions, readQuantity, type NoAnswer } from "./read"
import { isRolled, lengthsOf, shapes, tableSizes, typedKind } from "./shapes"

export type WeightAnswer = Exclude<ReturnType<typeof weightAnswer>, NoAnswer>

/**
 * The weight for the form: from the table if it has the size, else from the shape. Faults if a field is wrong.
 *
 * @param known the sizes of the tables, once loaded
 */
export function weightAnswer(entries: Entries, known: readonly Size[] | null) {
  const { shape, isPreGalvanized } = entries
  const { figures, faults, converted, notes } = readDimensions(shapes[shape].fields, entries)
  const family = familyWeighed(shape)
  const lengths = lengthsInOrder(family, lengthsOf(shape, figures))
  const section = sectionOf(family, lengths)
  const quantity = readQuantity(entries)
  const all = [
    ...(faults.length > 0 ? faults : contradictions(section)),
    ...("unit" in quantity ? [] : quantity),
  ]
  const none: NoAnswer = { isKnown: false, faults: all }
  if (all.length > 0 || !("unit" in quantity)) return none

  const kind = typedKind(shape, isPreGalvanized)
  const computed = kind && computedSize(kind, lengths)
  const tableSize = tableSizeOf(entries, { section, lengths }, computed, known ?? [])
  const perSquareMetre = sheetMass(shape, section)
  const shapeMass =
    section.shape === "sheet" && perSquareMetre
      ? (perSquareMetre * section.width) / 1000
      : massPerMetre(section)
  const listed = tableSize ?? computed
  // As the size weighs on the list and in tables, which round a computed weight to grams.
  const mass = listed?.mass ?? shapeMass
  return {
    isKnown: true as const,
    name: (words: CalculatorWords) =>
      listed ? sizeName(listed, words) : nameOf(shape, lengths, words),
    section: tableSize?.section ?? section,
    quantity,
    /** Unrounded, as all figures. */
    figures: quantityFigures(quantity, mass),
    /** kg/m of the table, else computed. */
    massPerMetre: mass,
    /** Sheet only. */
    massPerSquareMetre: perSquareMetre,
    /** The table size whose mass was used; null if the mass was computed. */
    tableSize,
    /** The size for the inquiry list; null for a rolled section that is in no table. */
    listed,
    /** kg/m by the formula alone. */
    shapeMass,
    /** Fields typed in another unit, in mm. */
    converted,
    /** In symbols. Formula and standard are empty if none is known. */
    formula: tableSize?.formula || shapes[shape].formula,
    standard: tableSize?.standard ?? shapes[shape].standard,
    readingNotes: notes,
    notes: tableSize ? sizeNotes(tableSize) : notesOn(shape, section),
  }
}

/**
 * The table size with these dimensions: the one picked, else the one with the id of the computed size, else the first.
 * Two tables can list the same size: IS 1239 and IS 1161 both have 60.3 × 3.6 mm pipe.
 */
function tableSizeOf(
  { sizeId, isPreGalvanized }: Entries,
  size: Pick<Size, "section" | "lengths">,
  computed: Size | null,
  known: readonly Size[],
): Size | null {
  const same = tableSizes(known, size, isPreGalvanized)
  const named = (id: string | undefined) => same.find((each) => each.id === id)
  return named(sizeId) ?? named(computed?.id) ?? same[0] ?? null
}

/** "Beam 200 × 100 × 5.7 × 10 mm" */
function nameOf(shape: WeightShape, lengths: readonly number[], words: CalculatorWords) {
  const family =
    shape === "angle" && lengths[0] !== lengths[1] ? "unequalAngle" : familyWeighed(shape)
  const dimensions = isRolled(shape) ? lengths.slice(0, 4) : lengths
  return `${words.families[family]} ${dimensionText(...dimensions)}\u00a0mm`
}

/** kg/m² of sheet; null for other shapes. */
function sheetMass(shape: WeightShape, section: Section): number | null {
  if (section.shape !== "sheet") return null
  return 7.85 * section.thickness + (shape === "chequered" ? PATTERN_MASS : 0)
}

/** Smallest and largest per cent by which sections of IS 808:2021 are heavier than web and flanges alone. */
const roundingShare = { channel: [0.6, 2.5], beam: [0.8, 4.2] } as const

/** Why the steel delivered may differ from the weight of a shape. */
function notesOn(shape: WeightShape, section: Section): SteelSentence[] {
  if (shape === "channel" || shape === "beam") {
    const [least, most] = roundingShare[shape]
    return [(words) => words.filletNote(least, most)]
  }
  if (shape === "chequered") return [(words) => words.patternNote]
  if (shape === "angle") return [(words) => words.radiiNote]
  const note = section.shape === "hollow" ? cornerNote(section) : null
  return note ? [note] : []
}
