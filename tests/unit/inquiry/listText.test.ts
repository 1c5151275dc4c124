import type { WantedSize } from "../../../src/inquiry/wantedSize"
import { listCsv, listMessage } from "../../../src/inquiry/listText"
import { csvText } from "../../../src/steel/csv"
import { sizeOf } from "../steel/publishedSizes"
import { list } from "../../../src/interface/en/list"
import { steel as words } from "../../../src/interface/en/steel"

const lines: WantedSize[] = [
  { sizeId: "shs-100x100x5", quantity: { amount: 20, unit: "pieces", pieceLength: 6 } },
  { sizeId: "pipe-50nb-m", quantity: { amount: 2.5, unit: "tonnes", pieceLength: 6 } },
  { sizeId: "ismb-200", quantity: { amount: 500, unit: "kg", pieceLength: 6 } },
]

describe("the list as a message", () => {
  test("has every size with quantity and weight, the total and the link", () => {
    const link = "https://example.com/inquiry?list=2_20p-shs-100x100x5"
    expect(listMessage(lines, sizeOf, words, { heading: "Please quote:", link })).toBe(
      [
        "Please quote:",
        "",
        "1. Square hollow section 100 × 100 × 5 mm: 20 nos of 6 m = 1,729 kg",
        "2. Round pipe 50 nb medium: 2.5 t = 2,500 kg",
        "3. Beam ISMB 200: 500 kg",
        "   (Old trade chart: 25.4 kg/m, 3.3 nos of 6 m)",
        "",
        "Total: 4.729 tonnes (theoretical)",
        "",
        link,
      ].join("\n"),
    )
  })

  test("says how many lines the total leaves out", () => {
    const unknown = { ...lines[0], sizeId: "shs-old" }
    expect(listMessage([unknown, lines[2]], sizeOf, words, { heading: "Please quote:" })).toBe(
      [
        "Please quote:",
        "",
        "1. shs-old: 20 nos of 6 m",
        "2. Beam ISMB 200: 500 kg",
        "   (Old trade chart: 25.4 kg/m, 3.3 nos of 6 m)",
        "",
        "Total: 0.5 tonnes (theoretical, excluding 1 line)",
      ].join("\n"),
    )
  })

  test("gives the weight by the old trade chart of a beam and of the list", () => {
    const beams = { sizeId: "ismb-100", quantity: { ...lines[0].quantity, amount: 50 } }
    expect(listMessage([lines[0], beams], sizeOf, words, { heading: "Please quote:" })).toBe(
      [
        "Please quote:",
        "",
        "1. Square hollow section 100 × 100 × 5 mm: 20 nos of 6 m = 1,729 kg",
        "2. Beam ISMB 100: 50 nos of 6 m = 2,685 kg",
        "   (Old trade chart: 11.5 kg/m, 3,450 kg)",
        "",
        "Total: 4.414 tonnes (theoretical)",
        "Old trade chart, total: 5.179 tonnes",
      ].join("\n"),
    )
  })

  test("of an empty list is its heading", () => {
    expect(listMessage([], sizeOf, words, { heading: "Please quote:" })).toBe("Please quote:")
  })
})

test("the list as CSV has plain figures, for a spreadsheet to add up", () => {
  const [header, ...rows] = listCsv(lines, sizeOf, words, list).split("\r\n")
  expect(header).toContain("Theoretical weight (kg)")
  expect(rows).toEqual([
    "1,Square hollow section 100 × 100 × 5 mm,IS 4923:1997,20,nos,6,14.41,1729,,",
    "2,Round pipe 50 nb medium,IS 1239-1:2004,2.5,tonnes,6,5.03,2500,,",
    "3,Beam ISMB 200,IS 808:2021,500,kg,6,24.17,500,25.4,",
    ",Total,,,,,,4729,,",
    "",
  ])
})

test("where the old trade chart changes the total, its column in the CSV adds up too", () => {
  const beams = { sizeId: "ismb-100", quantity: { ...lines[0].quantity, amount: 50 } }
  const rows = listCsv([lines[0], beams], sizeOf, words, list).split("\r\n")
  expect(rows.slice(1, 4).map((row) => row.split(",").slice(-3))).toEqual([
    ["1729", "", "1729"],
    ["2685", "11.5", "3450"],
    ["4414", "", "5179"],
  ])
})

test("the mass of sheet in the CSV is that of a square metre, as its head says, also with a width", () => {
  const quantity = { amount: 8, unit: "pieces", pieceLength: 2.5 } as const
  const sheets = ["sheet-5x1250", "chequered-6x1250", "sheet-5"].map((sizeId) => ({
    sizeId,
    quantity,
  }))
  const [header, ...rows] = listCsv(sheets, sizeOf, words, list).split("\r\n")
  expect(header).toContain("Mass (kg/m; sheet kg/m²)")
  expect(rows.map((row) => row.split(",").at(-4)).slice(0, 3)).toEqual(["39.25", "48.7", "39.25"])
})

describe("CSV", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["+91 98100 00000", "'+91 98100 00000"],
    ["-5", "'-5"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", "'\tx"],
    ["\rx", `"'\rx"`],
    ['=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
  ])("%j is text and no formula", (cell, written) => {
    expect(csvText([[cell]])).toBe(`\ufeff${written}\r\n`)
  })

  test("quotes cells with a comma, quote or line break, and leaves numbers as they are", () => {
    expect(csvText([['a,b "c"', "d\ne", -5, 0.1, null, NaN]])).toBe(
      '\ufeff"a,b ""c""","d\ne",-5,0.1,,\r\n',
    )
  })
})
