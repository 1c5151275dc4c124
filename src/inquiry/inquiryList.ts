import type { CatalogueSize } from "../steel/range/size"
import { indianFigure } from "../steel/format"
import { quantityFigures, thousandths, type Quantity } from "../steel/quantity"
import {
  excerpt,
  lineText,
  LINK_VERSION,
  MOST_LINES,
  quantityFault,
  readLines,
  type ReadList,
} from "./storedList"
import type { WantedSize } from "./wantedSize"

/** A list after a change, and a sentence where the change was refused. */
export interface ChangedList {
  readonly lines: readonly WantedSize[]
  /** null: the change was made. */
  readonly refusal: string | null
}

/** Finds a size by its id; null where there is none. */
export type SizeOf = (sizeId: string) => CatalogueSize | null

/**
 * The list with one more line. The same size in the same unit (and of the same length, where pieces are counted) is not
 * listed twice: its amounts are added.
 */
export function addLine(lines: readonly WantedSize[], line: WantedSize): ChangedList {
  const place = lines.findIndex((present) => isSameKind(present, line))
  if (place >= 0) {
    const { quantity } = lines[place]
    const amount = thousandths(quantity.amount + line.quantity.amount)
    return changeLine(lines, place, { ...quantity, amount })
  }
  if (lines.length >= MOST_LINES) {
    return {
      lines,
      refusal: `The list is full: it takes ${MOST_LINES} sizes. Send it and begin another.`,
    }
  }
  const refusal = quantityFault(line.quantity)
  return refusal ? { lines, refusal } : { lines: [...lines, line], refusal: null }
}

/** The list with another quantity in one line. A place that is not in the list changes nothing. */
export function changeLine(
  lines: readonly WantedSize[],
  place: number,
  quantity: Quantity,
): ChangedList {
  const refusal = quantityFault(quantity)
  if (refusal) return { lines, refusal }
  return {
    lines: lines.map((line, index) => (index === place ? { ...line, quantity } : line)),
    refusal: null,
  }
}

export function removeLine(lines: readonly WantedSize[], place: number): readonly WantedSize[] {
  return lines.filter((_, index) => index !== place)
}

function isSameKind(one: WantedSize, other: WantedSize): boolean {
  return (
    one.sizeId === other.sizeId &&
    one.quantity.unit === other.quantity.unit &&
    (one.quantity.unit !== "pieces" || one.quantity.pieceLength === other.quantity.pieceLength)
  )
}

/** kg, metres and pieces of a line, unrounded. */
export interface LineFigures {
  /** null: pieces or metres of sheet, whose width is not known. */
  readonly kg: number | null
  /** null for sheet by the square metre. */
  readonly metres: number | null
  /** null for sheet by the square metre, unless pieces are what is counted. */
  readonly pieces: number | null
}

/** The theoretical figures of a quantity of a size. */
export function lineFigures(quantity: Quantity, size: CatalogueSize): LineFigures {
  if (size.massPer === "metre") {
    const { kg, metres, pieces } = quantityFigures(quantity, size.mass)
    return { kg, metres, pieces }
  }
  const { amount, unit } = quantity
  return {
    kg: unit === "kg" ? amount : unit === "tonnes" ? amount * 1000 : null,
    metres: null,
    pieces: unit === "pieces" ? amount : null,
  }
}

/** The theoretical weight of a list, unrounded. */
export interface ListTotals {
  readonly kg: number
  readonly tonnes: number
  /** How many lines the totals leave out: sizes that are not known, and sheet of unknown width by pieces or metres. */
  readonly unweighed: number
}

export function listTotals(lines: readonly WantedSize[], sizeOf: SizeOf): ListTotals {
  let kg = 0
  let unweighed = 0
  for (const { sizeId, quantity } of lines) {
    const size = sizeOf(sizeId)
    const mass = size && lineFigures(quantity, size).kg
    if (mass === null) unweighed += 1
    else kg += mass
  }
  return { kg, tonnes: kg / 1000, unweighed }
}

/** The lines whose size is known, and a sentence for every other: an id of an old link, or a mistyped one. */
export function knownLines(lines: readonly WantedSize[], sizeOf: SizeOf): ReadList {
  const known = lines.filter(({ sizeId }) => sizeOf(sizeId) !== null)
  const unknown = lines.filter(({ sizeId }) => sizeOf(sizeId) === null)
  return {
    lines: known,
    unreadable: unknown.map(
      ({ sizeId, quantity }) =>
        `There is no size “${excerpt(sizeId)}” here (${indianFigure(quantity.amount, 3)} ${quantity.unit} of it were on the list).`,
    ),
  }
}

/** More text than the longest list can have. */
const LONGEST_LINK = MOST_LINES * 80

/**
 * The list as text for an address: "1_20p-shs-50x50x3_2.5t12-pipe-50nb-m" is 20 pieces of 6 m of the one size and 2.5 tonnes
 * in pieces of 12 m of the other. Only characters that no address, form or mail changes. Amounts and lengths keep three
 * decimals. An empty list is "".
 */
export function encodeList(lines: readonly WantedSize[]): string {
  return lines.length === 0 ? "" : [LINK_VERSION, ...lines.map(lineText)].join("_")
}

/** The list of a link's text. Never throws: what cannot be read is left out and said. */
export function decodeList(text: string): ReadList {
  // Mail breaks long lines, and a full stop after a link is taken for a part of it.
  const [version, ...texts] = unescaped(text.slice(0, LONGEST_LINK))
    .replace(/\s+/g, "")
    .replace(/[.,;:!?)>\]"'”’]+$/, "")
    .split("_")
  if (version === "" && texts.length === 0) return { lines: [], unreadable: [] }
  const isVersioned = /^\d{1,3}$/.test(version)
  const read = readLines(isVersioned ? texts : [version, ...texts])
  if (isVersioned && Number(version) === LINK_VERSION) return read
  return {
    lines: read.lines,
    unreadable: [
      isVersioned
        ? "This link was made by another version of this page. Check the list."
        : "The beginning of this link is missing. Check the list.",
      ...read.unreadable,
    ],
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
