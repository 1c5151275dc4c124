import { readRequirement as readInWords } from "../../../src/inquiry/requirement"
import type { RequirementLine } from "../../../src/inquiry/requirementLine"
import { reading } from "../../../src/interface/en/reading"
import { answeringInWords, type InWords } from "../../in-words"
import { index } from "../steel/publishedSizes"

const readRequirement = answeringInWords(reading, readInWords)

jest.mock("../../../content/site/size-range.json", () => jest.requireActual("./corpusRange.json"))

type Line = InWords<RequirementLine>

function meaning(line: Line): string {
  if (line.kind !== "read" && line.kind !== "ask") return line.kind
  const [{ size, quantity }] = line.kind === "read" ? [line] : line.choices
  const { amount = 0, unit = "none", pieceLength = 0 } = quantity ?? {}
  const counted = unit === "pieces" ? `${amount} of ${pieceLength} m` : `${amount} ${unit}`
  return `${line.kind === "ask" ? "ask: " : ""}${counted}, ${size.id}`
}

const linesOf = (...rows: readonly string[]): readonly Line[] =>
  readRequirement(rows.join("\n"), index).lines

/** What the rows under a header mean. */
const rowsOf = (...rows: readonly string[]) =>
  linesOf(...rows)
    .slice(1)
    .map(meaning)

test("the header of a table names its columns: a serial number and a rate are no quantities", () => {
  expect(
    rowsOf(
      "S.No | Description | Size | Thk | Length | Qty | Unit | Remarks | Rate",
      "1 | MS Angle | 50x50 | 6 | 6 m | 20 | Nos | urgent | 62",
      "2 | MS Channel | 100x50 | 5 | 6000 | 2.5 | MT | | 61500",
      "3 | MS Plate | 1250x2500 | 10 | | 5 | Nos | | 60",
      "4 | Pipe | 50 NB | | | 120 | Mtr | heavy class | 70",
      "5 | ISMB 200 | | | 12 | 8 | nos | | ",
      "6 | RHS | 100x50x4 | 4 | 6 | 1,200 | Kg | - |",
      "7 | Flat | 50x6 | | | 200 | kg | |",
      "Total | | | | | 1200 | | |",
    ),
  ).toEqual([
    "20 of 6 m, isa-50x50x6",
    "2.5 tonnes, ismc-100",
    "5 of 2.5 m, sheet-10x1250",
    "120 metres, pipe-50nb-h",
    "8 of 12 m, ismb-200",
    "1200 kg, rhs-100x50x4",
    "unread",
    "unread",
  ])
})

test("units stand in the header, too: Markdown, commas, tabs and blanks", () => {
  expect(
    rowsOf(
      "| Sr. No. | Item | Qty (Nos) | Length (mm) | Weight (kg) |",
      "|---|:--|--|--|--|",
      "| 1 | ISMB 200 | 4 | 12000 | 1162 |",
      "| 2 | ISA 65x65x6 | 10 | 6000 | 900 |",
    ),
  ).toEqual(["4 of 12 m, ismb-200", "ask: 10 of 6 m, isa-65x65x6"])
  expect(
    rowsOf("Sl,Particulars,UOM,Qty", '1,"MS Pipe 80 NB, medium",Mtr,60', "2,ISMC 150,MT,1.2"),
  ).toEqual(["60 metres, pipe-80nb-m", "1.2 tonnes, ismc-150"])
  expect(
    rowsOf(
      "Item\tThk (mm)\tWidth\tLength\tNo. of Sheets\tTotal Wt (MT)",
      "HR Sheet\t3\t1250\t2500\t20\t1.47",
      "MS Plate\t8\t4\t8\t5",
      "Chq plate\t6\t1500\t6000\t\t3.5",
    ),
  ).toEqual([
    "20 of 2.5 m, sheet-3x1250",
    "5 of 2.438 m, sheet-8x1219.2",
    "3.5 tonnes, chequered-6x1500",
  ])
  expect(rowsOf("Section   Nos   Length (m)", "ISMC 100   12   6")).toEqual(["12 of 6 m, ismc-100"])
})

test("weights per metre, grades, bores, outsides, feet and Hindi headers are known", () => {
  expect(
    rowsOf(
      "No. | Profile | Grade | Length(m) | Nos. | Weight/m | Total Weight",
      "1 | ISMC 150 | E250 | 12 | 6 | 16.8 | 1209.6",
      "2 | ISA 75x75x8 | 2062 | 6 | 10 | 8.9 | 534",
    ),
  ).toEqual(["6 of 12 m, ismc-150", "10 of 6 m, isa-75x75x8"])
  expect(
    rowsOf("Item Name,NB,Class,Qty,Unit", "ERW pipe,50,B,30,Length", "ERW pipe,100,Heavy,120,Mtr"),
  ).toEqual(["30 of 6 m, pipe-50nb-m", "120 metres, pipe-100nb-h"])
  expect(rowsOf("Item\tOD\tThk\tLength\tQuantity\tUOM", "ERW Pipe\t60.3\t3.6\t6\t25\tNos")).toEqual(
    ["25 of 6 m, pipe-60.3x3.6"],
  )
  expect(rowsOf("Size (mm);Thickness (mm);Pcs;Length (ft)", "100x50;4;25;20")).toEqual([
    "25 of 6.096 m, rhs-100x50x4",
  ])
  expect(
    rowsOf("क्र.सं. | विवरण | साइज | मात्रा | इकाई | दर", "1 | एंगल | 50x50x6 | 20 | नग | 62"),
  ).toEqual(["20 of 6 m, isa-50x50x6"])
  expect(rowsOf("Particulars\tTower A\tTower B\tUnit", "ISMB 200\t5\t7\tNos")).toEqual([
    "ask: 0 none, ismb-200",
  ])
})

test.each([
  [
    "an open remark",
    "1 | SHS 72x72x3.2 | 40 | Nos | for 2nd floor",
    "ask: 40 of 6 m, shs-72x72x3.2",
  ],
  ["a unit that is no amount", "1 | SHS 72x72x3.2 | 40 | Cum | ", "ask: 40 of 6 m, shs-72x72x3.2"],
  ["two units", "1 | SHS 72x72x3.2 | 40 nos | kg | ", "ask: 40 of 6 m, shs-72x72x3.2"],
])("%s is asked, and what was read is kept", (_what, row, means) => {
  expect(rowsOf("S.No | Item | Qty | Unit | Remarks", row)).toEqual([means])
})

test("a row with other cells than its table is read as it stands", () => {
  expect(rowsOf("Item, Size, Qty", "ISMB 200 5 nos", "SHS, 72x72x3.2, 1,200, kg")).toEqual([
    "5 of 6 m, ismb-200",
    expect.stringContaining("shs-72x72x3.2"),
  ])
})

test("a line with figures is no header", () => {
  expect(linesOf("Angle | 50x50x6 | 20 nos").map(meaning)).toEqual(["20 of 6 m, isa-50x50x6"])
})
