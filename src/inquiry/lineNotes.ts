import { mmText } from "../steel/format"
import type { CatalogueSize } from "../steel/range/size"
import type { LineReading } from "../steel/reading/line"
import type { ReadingSay } from "../interface/catalogue"
import { askedWall, SAME_WALL } from "./likelySize"
import { isCutSheet } from "./readQuantity"

/** The parts that were not understood, as one sentence. */
export function notUnderstood({ leftover }: LineReading): ReadingSay[] {
  return leftover.length === 0
    ? []
    : [(words) => words.notUnderstood(leftover.map((part) => `“${part}”`).join(", "))]
}

/** The trade rounds gauges and inches, and some walls: 16 gauge is 1.6 mm, 4.85 mm is listed as 4.8 mm. */
export function thicknessNotes(size: CatalogueSize, { asked }: LineReading): ReadingSay[] {
  const { wall, section, designation } = size
  if (section.shape === "channel" && asked.thickness !== null && asked.thickness !== wall) {
    const name = designation.replace("\u00a0", " ")
    const { webThickness, flangeThickness } = section
    return [(words) => words.taperedThickness(name, mmText(webThickness), mmText(flangeThickness))]
  }
  const wanted = askedWall(size, asked)
  const hasWall = ["hollow", "pipe", "angle"].includes(section.shape)
  return hasWall && wanted !== null && Math.abs(wall - wanted) >= SAME_WALL
    ? [(words) => words.listedThickness(mmText(wall), mmText(wanted))]
    : []
}

/** How a line without a quantity and its unit was counted. */
export function quantityNotes(size: CatalogueSize, { amounts, asked }: LineReading): ReadingSay[] {
  if (amounts.trailing && amounts.given.length === 0)
    return amounts.isCounted ? [] : [(words) => words.lastFigure]
  const isOnePiece = amounts.pieceLength !== null && !amounts.isLengthOpen
  return amounts.given.length === 0 && (isOnePiece || isCutSheet(size, asked))
    ? [(words) => words.onePiece]
    : []
}
