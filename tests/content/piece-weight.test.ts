import { weightRows } from "../../src/calculator/Answers"
import { firstEntries } from "../../src/calculator/entries"
import { weightAnswer } from "../../src/calculator/weight"
import { checkDelivery } from "../../src/delivery/check"
import { deliveryReport } from "../../src/delivery/text"
import { shownLine } from "../../src/inquiry/list/list"
import { english } from "../../src/kit/words/en"
import { commercialRange } from "../../src/steel/range/commercialRange"
import { families } from "../../src/steel/range/families"
import type { Size } from "../../src/steel/range/size"
import { sizeOf, sizes } from "../published-sizes"
import { sizeTables } from "../../src/steel/tables/sizeTable"
import { checkEach } from "../examples"

/** One piece of a size as the tables have it; m. */
interface Piece {
  readonly size: Size
  readonly pieceLength: number
  /** kg, as the table shows it. */
  readonly shown: string
}

const pieces: Piece[] = sizeTables(sizes, english.tables).flatMap(({ groups }) =>
  groups.flatMap(({ rows }) =>
    rows.flatMap(({ id, cells, size }): Piece[] => {
      if (size.massPer === "metre") return [{ size, pieceLength: 6, shown: cells[1] }]
      const width = Number(id.split("x")[1])
      const lengths = commercialRange.sheets.sizes.filter((sheet) => sheet.width === width)
      return lengths.map(({ length }, place) => ({
        size: sizeOf(id) ?? size,
        pieceLength: length / 1000,
        shown: cells[1 + 2 * place],
      }))
    }),
  ),
)

const figure = (text: string) => Number(text.replace(/[^\d.]/g, ""))

/** What each tool says that the piece weighs. */
function weightsOf({ size, pieceLength }: Piece) {
  const quantity = { amount: 1, unit: "pieces" as const, pieceLength }
  const entries = firstEntries(families[size.family].weighed, size)
  const own = { amount: "1", unit: "pieces", pieceLength: String(pieceLength) }
  const answer = weightAnswer({ ...entries, fields: { ...entries.fields, ...own } }, sizes)
  if (!answer.isKnown) throw new Error("The calculator has no answer")
  const rows = new Map(weightRows(english.calculator, answer, quantity))
  const line = { kind: "size" as const, sizeId: size.id, quantity }
  const report = deliveryReport(
    checkDelivery([{ size, pieces: 1, pieceLength }], 1000, []),
    english.delivery,
    [],
  )
  return {
    calculator: figure(rows.get(english.calculator.rows.perPiece) ?? ""),
    "calculator, of the quantity": figure(rows.get(english.calculator.rows.weight) ?? ""),
    list: shownLine(line, () => size, english.steel).kg,
    delivery: figure(/= (.*)$/.exec(report.lines[0])?.[1] ?? ""),
  }
}

test("one piece has one weight in tables, calculator, list and delivery check, for every row of the tables", () => {
  expect(pieces.length).toBeGreaterThan(1200)
  checkEach(
    pieces,
    ({ size, pieceLength }) => `${size.id}, ${pieceLength} m`,
    (piece) => {
      const kg = Number(piece.shown)
      const shown = weightsOf(piece)
      expect(shown).toEqual(Object.fromEntries(Object.keys(shown).map((tool) => [tool, kg])))
    },
  )
})
