import { cellsOf, isLengthUnit, tableOf } from "../../../../src/steel/reading/tableColumns"

/** The columns a header names, as "role" or "role in unit". */
function columnsOf(header: string): string | null {
  const table = tableOf(header)
  if (table === null) return null
  const columns = table.columns.map(({ role, unit }) =>
    unit === null || role === "aside" ? role : `${role} in ${unit}`,
  )
  return columns.join(", ")
}

describe("a header names the columns of a table", () => {
  test.each([
    ["S.No | Item | Qty", "aside, text, quantity"],
    ["No | Item | Qty", "aside, text, quantity"],
    ["# | Item | Qty", "aside, text, quantity"],
    ["Item | No | Length", "text, quantity in nos, length"],
    ["Item | # | Length", "text, quantity in nos, length"],
    ["Item | Nos | Length", "text, quantity in nos, length"],
    ["Item | No. of pieces | Length", "text, quantity in pieces, length"],
    ["Item | No. of sheets | Length", "text, quantity in nos, length"],
    ["Item | Quantity (Nos) | Length", "text, quantity in nos, length"],
    ["Item | Qty in kg | Length in mm", "text, quantity in kg, length in mm"],
    ["Item | Qty (kg) | Length (m)", "text, quantity in kg, length in m"],
    ["Item | Qty kg | Thk mm", "text, quantity in kg, thickness in mm"],
    ["Item | Total Length | Qty", "text, quantity in m, quantity"],
    ["Item | Total Length (ft) | Qty", "text, quantity in ft, quantity"],
    ["Item | Gauge | Qty", "text, thickness in gauge, quantity"],
    ["Item | SWG | Qty", "text, thickness in gauge, quantity"],
    ["Item | Thickness SWG | Qty", "text, thickness in swg, quantity"],
    ["Item | Weight | Qty", "text, weight, quantity"],
    ["Item | Weight (MT) | Qty", "text, weight in mt, quantity"],
    ["Item | Weight/m | Qty", "text, aside, quantity"],
    ["Item | Unit wt (kg) | Qty", "text, aside, quantity"],
    ["Item | Rate per kg | Qty", "text, aside, quantity"],
    ["Item | Qty | Rate (Rs/MT)", "text, quantity, aside"],
    ["Item | Size (mm) | Zone", "text, text in mm, remark"],
    ["| Item | Qty |", "text, quantity"],
    ["| Item | Qty", "text, quantity"],
    ['"Item","Qty","Unit"', "text, quantity, unit"],
    ["**Item** | **Qty**", "text, quantity"],
    ["Item\tQty\tUOM", "text, quantity, unit"],
    ["Item;Qty;UOM", "text, quantity, unit"],
    ["Item,Qty,UOM", "text, quantity, unit"],
    ["Item  Qty  UOM", "text, quantity, unit"],
    ["विवरण | मात्रा | इकाई", "text, quantity, unit"],
  ])("%s: %s", (header, columns) => {
    expect(columnsOf(header)).toBe(columns)
  })

  test.each([
    ["a single cell", "Item"],
    ["one space between words", "Item Qty Unit"],
    ["figures in its cells", "Angle 50x50x6 | Qty"],
    ["no column of sizes or quantities", "S.No | Rate | Remarks"],
    ["one known column", "Item | Zone"],
    ["fewer known columns than others", "Item | Qty | Zone | Block | Tower"],
    ["goods and places", "Angle, Channel, Ludhiana"],
  ])("a line with %s is no header", (_, line) => {
    expect(columnsOf(line)).toBeNull()
  })

  test("as many known columns as others are enough", () => {
    expect(columnsOf("Item | Qty | Zone | Block")).toBe("text, quantity, remark, remark")
  })
})

describe("the cells of a row", () => {
  test.each([
    ["bar", "| ISMB 200 | 5 |", ["ISMB 200", "5"]],
    ["bar", "ISMB 200 | 5 |", ["ISMB 200", "5", ""]],
    ["bar", "  | **ISMB 200** | 5 |  ", ["ISMB 200", "5"]],
    ["bar", "2 **ISMB** 200 | 5", ["2 **ISMB** 200", "5"]],
    ["comma", '"Pipe 80 NB, medium",Mtr,60', ["Pipe 80 NB, medium", "Mtr", "60"]],
    ["comma", 'Pipe 3" B class,60', ['Pipe 3" B class', "60"]],
    ["comma", 'Pipe 3" B class,"60"', ['Pipe 3" B class', "60"]],
    ["comma", '" ISMB 200 ", 5', ["ISMB 200", "5"]],
    ["comma", '5 "ISMB" 200, 5', ['5 "ISMB" 200', "5"]],
    ["tab", "| ISMB 200\t5 |", ["| ISMB 200", "5 |"]],
    ["blanks", "ISMB 200    5", ["ISMB 200", "5"]],
  ] as const)("in a table with %s: %s", (separator, row, cells) => {
    expect(cellsOf(row, separator)).toEqual(cells)
  })
})

test.each([
  ["m", true],
  ["foot", true],
  ["runningMetres", true],
  ["runningFeet", true],
  ["kg", false],
  ["mm", false],
  [null, false],
] as const)("%s as a unit of length: %s", (unit, isLength) => {
  expect(isLengthUnit(unit)).toBe(isLength)
})
