import { rowOf } from "../../../../src/steel/reading/tableRows"
import { tableOf } from "../../../../src/steel/reading/tableColumns"
import { reading } from "../../../../src/interface/en/reading"

/** The row of a table as a line, and the parts of it that need a question. */
function read(header: string, row: string) {
  const table = tableOf(header)
  if (table === null) return "no table"
  const found = rowOf(row, table)
  if (found === null) return null
  return [
    found.text,
    ...found.doubts.map((say) => say({ ...reading, makesUnclear: (part) => part })),
  ]
}

describe("a row of a table says what each figure is", () => {
  test.each([
    // Sizes and what is said of them
    ["Item | Size (mm) | Qty (nos)", "Angle | 50x50x6 | 20", "Angle 50x50x6 qty 20 nos"],
    ["Item | Size (mm) | Qty (nos)", "Angle | 50 X 50 x 6 | 20", "Angle 50 X 50 x 6 qty 20 nos"],
    ["Item | Size (inch) | Qty (nos)", "Pipe | 2 | 20", "Pipe 2 inch qty 20 nos"],
    ["Item | Size (inch) | Qty (nos)", "Pipe | 1 1/2 | 20", "Pipe 1 1/2 inch qty 20 nos"],
    ["Item | Size (inch) | Qty (nos)", 'Pipe | 2" | 20', 'Pipe 2" qty 20 nos'],
    ["Item | Size (inch) | Qty (nos)", "Pipe | 50x2 | 20", "Pipe 50x2 qty 20 nos"],
    ["Item | Size (NB) | Class", "Pipe | 50 | B", "Pipe 50 nb class B"],
    ["Item | NB | Class", "Pipe | 50 | Heavy", "Pipe 50 nb Heavy"],
    ["Item | NB | Class", "Pipe | 50 NB | C", "Pipe 50 NB class C"],
    ["Item | OD | Thk", "Pipe | 60.3 | 3.6", "Pipe od 60.3 mm thk 3.6 mm"],
    ["Item | OD (inch) | Gauge", "Pipe | 2 | 16", "Pipe od 2 inch thk 16 gauge"],
    ["Item | OD | Thk", "Pipe | 60.3mm | 3.6 mm", "Pipe od 60.3mm thk 3.6 mm"],
    ["Item | Size | Grade", "Angle | 50x50x6 | 2062", "Angle 50x50x6 grade 2062"],
    ["Item | Size | Grade", "Angle | 50x50x6 | E250", "Angle 50x50x6 E250"],
    ["Item | Size | Grade", "Angle | 50x50x6 | 410 W", "Angle 50x50x6 410 W"],
    ["Item | Depth | Width | Thk", "RHS | 100 | 50 | 4", "RHS 100x50 thk 4 mm"],
    ["Item | Width | Thk", "Plate | 1250 | 8", "Plate width 1250 mm thk 8 mm"],
    ["Item | Width (ft) | Thk", "Plate | 4 | 8", "Plate width 4 ft thk 8 mm"],
    ["Item | Depth | Length", "ISMB | 200 | 12", "ISMB width 200 mm length 12 m"],
    // Lengths, with and without a unit
    ["Item | Width | Length", "Sheet | 4 | 8", "Sheet 4x8"],
    ["Item | Width | Length", "Sheet | 30 | 30", "Sheet 30x30"],
    ["Item | Width | Length", "Sheet | 31 | 8", "Sheet width 31 mm length 8 m"],
    ["Item | Width (mm) | Length", "Sheet | 4 | 8", "Sheet width 4 mm length 8 m"],
    ["Item | Depth | Length", "ISMB | 5 | 12", "ISMB width 5 mm length 12 m"],
    ["Item | Length", "ISMB 200 | 24", "ISMB 200 length 24 m"],
    ["Item | Length", "ISMB 200 | 100", "ISMB 200 length 100 mm"],
    ["Item | Length", "ISMB 200 | 12,000", "ISMB 200 length 12,000 mm"],
    ["Item | Length", "ISMB 200 | 6 m", "ISMB 200 length 6 m"],
    ["Item | Length (ft)", "ISMB 200 | 20", "ISMB 200 length 20 ft"],
    ["Item | Length (ft)", "ISMB 200 | 200", "ISMB 200 length 200 ft"],
    ["Item | Length (mm)", "ISMB 200 | 20'", "ISMB 200 length 20'"],
    // Quantities and their units
    ["Item | Qty", "ISMB 200 | 5", "ISMB 200 qty 5"],
    ["Item | Qty | Unit", "ISMB 200 | 5 | Lengths", "ISMB 200 qty 5 nos"],
    ["Item | Qty | Unit", "ISMB 200 | 5 | Nos.", "ISMB 200 qty 5 Nos"],
    ["Item | Qty | Unit", "ISMB 200 | 20 ft | m", "ISMB 200 qty 20 rft"],
    ["Item | Qty (ft)", "ISMB 200 | 200", "ISMB 200 qty 200 rft"],
    ["Item | Qty", "ISMB 200 | 200 ft.", "ISMB 200 qty 200 rft"],
    ["Item | Qty", "ISMB 200 | 200 feet", "ISMB 200 qty 200 rft"],
    ["Item | Qty", "ISMB 200 | as required", "ISMB 200 as required"],
    ["Item | Weight (kg)", "ISMB 200 | 500", "ISMB 200 qty 500 kg"],
    ["Item | Weight", "ISMB 200 | 2 MT", "ISMB 200 qty 2 MT"],
    ["Item | Weight | Unit", "ISMB 200 | 2 | MT", "ISMB 200 qty 2 MT"],
    ["Item | Qty (nos) | Weight", "ISMB 200 | 5 | 762", "ISMB 200 qty 5 nos"],
    ["Item | Qty (nos) | Weight (kg)", "ISMB 200 | 5 | 762", "ISMB 200 qty 5 nos qty 762 kg"],
    // Remarks
    ["Item | Qty | Remarks", "ISMB 200 | 5 | urgent", "ISMB 200 qty 5 urgent"],
    ["Item | Qty | Remarks", "ISMB 200 | 5 | cut to 6 m", "ISMB 200 qty 5 cut to 6 m"],
  ])("%s: %s", (header, row, text) => {
    expect(read(header, row)).toEqual([text])
  })

  test.each(["", "-", "---", "–", "—", "nil", "NIL", "na", "n.a.", "N.A", "."])(
    "a cell with %j is empty",
    (cell) => {
      expect(read("Item | Grade | Qty", `ISMB 200 | ${cell} | 5`)).toEqual(["ISMB 200 qty 5"])
    },
  )

  test.each(["- 5", "5 -", "nil 5", "a nil"])("a cell with %j is not empty", (cell) => {
    expect(read("Item | Remarks", `ISMB 200 | ${cell}`)).not.toEqual(["ISMB 200"])
  })
})

describe("a row of a table that is not clear leads to a question", () => {
  test.each([
    ["a length between metres and millimetres", "Item | Length", "ISMB 200 | 25", ["25"]],
    ["a length just under millimetres", "Item | Length", "ISMB 200 | 99", ["99"]],
    ["a weight without unit", "Item | Weight", "ISMB 200 | 500", ["500"]],
    ["a unit that is none", "Item | Qty | Unit", "ISMB 200 | 5 | Cum", ["Cum"]],
    ["a unit that the cell contradicts", "Item | Qty | Unit", "ISMB 200 | 5 nos | kg", ["kg"]],
    ["a figure in a remark", "Item | Remarks", "ISMB 200 | 2nd floor", ["2nd floor"]],
    ["a figure after a length in a remark", "Item | Remarks", "ISMB 200 | 6 m x 4", ["6 m x 4"]],
  ])("%s", (_, header, row, doubts) => {
    expect(read(header, row)?.slice(1)).toEqual(doubts)
  })

  test.each([
    ["Item | Qty | Unit", "ISMB 200 | 5 | kg"],
    ["Item | Qty | Unit", "ISMB 200 | 5 kg | kg"],
    ["Item | Qty | Unit", "ISMB 200 | 5 m | ft"],
    ["Item | Qty | Unit", "ISMB 200 | 5 | "],
  ])("but a unit that fits does not: %s: %s", (header, row) => {
    expect(read(header, row)).toHaveLength(1)
  })
})

describe("the cells of a row", () => {
  test.each([
    ["empty cells after the last column are dropped", "ISMB 200 | 5 | |", ["ISMB 200 qty 5"]],
    ["more cells than columns are no row", "ISMB 200 | 5 | 6", null],
    ["an empty cell before a further cell is kept", "A | 5 | | 6", null],
    ["fewer cells than columns are no row", "ISMB 200", null],
  ])("%s", (_, row, line) => {
    expect(read("Item | Qty", row)).toEqual(line)
  })

  test.each([
    ["ISMB 200\t5", ["ISMB 200 qty 5"]],
    ["ISMB 200", null],
    ["ISMB 200\t5\turgent\t6", null],
  ])("a spreadsheet leaves out empty cells at the end: %j", (row, line) => {
    expect(read("Item\tQty\tRemarks", row)).toEqual(line)
  })

  test("with other separators may not be left out", () => {
    expect(read("Item | Qty | Remarks", "ISMB 200 | 5")).toBeNull()
    expect(read("Item | Qty | Remarks", "ISMB 200 | 5 |")).toEqual(["ISMB 200 qty 5"])
  })
})
