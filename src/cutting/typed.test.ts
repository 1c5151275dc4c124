import { steel } from "../kit/words/en/steel"
import { cutting } from "../kit/words/en/cutting"
import { sizeFrom } from "../steel/range/makeSize"
import type { Size } from "../steel/range/size"
import * as typed from "./typed"
import {
  newList,
  newRow,
  readBars,
  readCount,
  readLength,
  readListText,
  type TypedRow,
} from "./typed"

const words = { ...steel, ...cutting }
const said = (read: unknown) =>
  typeof read === "function" ? (read as (all: typeof words) => string)(words) : read

const square = sizeFrom({ family: "square", lengths: [50, 50, 3] })
const angle = sizeFrom({ family: "equalAngle", lengths: [50, 50, 5] })

test.each([
  ["2450", 2450],
  ["2,450", 2450],
  ["2.5", 2500],
  ["12", 12000],
  ["2.45 m", 2450],
  ["245 cm", 2450],
  ["980mm", 980],
  ["20 ft", 6096],
  [`10'6"`, 3200.4],
  ["8 ft", 2438.4],
  ["२४५०", 2450],
  ["31", 31],
])("a length of %s is %d mm", (text, mm) => {
  expect(readLength(text)).toBe(mm)
})

test.each([
  ["", "Enter the length of a piece."],
  ["abc", "“abc” is not a number."],
  ["0", "The length of a piece must be between 0.01 and 30 m."],
  ["-5", "The length of a piece must be between 0.01 and 30 m."],
  ["1e9", "The length of a piece must be between 0.01 and 30 m."],
  ["5 kg", "“5 kg” is not a number."],
])("a length of “%s” gets a sentence", (text, sentence) => {
  expect(said(readLength(text))).toBe(sentence)
})

test.each([
  ["8", 8],
  ["12 nos", 12],
  ["2 dozen", 24],
  ["", "Enter a quantity."],
  ["0", "The quantity must be more than 0."],
  ["-4", "The quantity must be more than 0."],
  ["1e9", "The quantity can be at most 10000 nos."],
  ["2.5", "The number of pieces must be whole."],
  ["2 m", "“2 m” is not a number."],
])("%s pieces", (text, read) => {
  expect(said(readCount(text))).toBe(read)
})

test("bars to buy are lengths, and bars that are there have their number in front", () => {
  const bought = [
    { length: 6000, count: null },
    { length: 12000, count: null },
  ]
  expect(readBars("6 m, 12 m, 6000 mm", false)).toEqual(bought)
  expect(readBars("2 x 4.5 m, 3200; 3 nos 20 ft", true)).toEqual([
    { length: 4500, count: 2 },
    { length: 3200, count: 1 },
    { length: 6096, count: 3 },
  ])
  expect(said(readBars("6 m, long", false))).toBe("“long” is not a number.")
  const settings = { ...newList, bars: "1,2,3,4,5", kerf: "-1", connections: "2.5 %" }
  expect(Object.values(typed.readSettings(settings)).map(said)).toEqual([
    "Enter at most 4 lengths of bars.",
    "Enter a figure from 0 to 20.",
    2.5,
  ])
})

const row = (own: Partial<TypedRow>): TypedRow => ({
  ...{ mark: "A1", section: "50x50", length: "2450", count: "8" },
  ...own,
})

test("what is wrong with a row is said, and an empty row is none", () => {
  const fault = (own: Partial<TypedRow>, ...sizes: Size[]) => {
    const [read] = typed.readRows([row(own)], () => sizes)
    return read.fault && `${read.fault.field}: ${said(read.fault.say)}`
  }
  expect(fault({ length: "x", count: "" }, square)).toBe("length: “x” is not a number.")
  expect(fault({ count: "0" }, square)).toBe("count: The quantity must be more than 0.")
  expect(fault({ section: "ISMC 999" })).toBe(
    "section: No size is found for “ISMC 999”. Write it like 50x50x3 or ISMC 100.",
  )
  expect(fault({}, square, angle)).toBe("section: Which one?")
  expect(fault({ section: "" })).toBe("section: Enter the section.")
  expect(fault({ ...newRow, length: " " })).toBeUndefined()
})

test("a row without section has that of the row above; rows of one section are planned together", () => {
  const rows = ["square", "", "angle", "", "square"].map((section, nth) =>
    row({ section, mark: `M${nth}` }),
  )
  const read = typed.readRows(rows, (section) => [section === "angle" ? angle : square])
  const sections = typed.sectionsOf(read)
  expect(sections.map(({ size, pieces }) => [size.id, pieces.map(({ mark }) => mark)])).toEqual([
    [square.id, ["M0", "M1", "M4"]],
    [angle.id, ["M2", "M3"]],
  ])
})

const shown = (text: string) =>
  typed.readTable(text).map(({ mark, section, length, count }) => [mark, section, length, count])

test("columns are known by their heads, with the unit of the length", () => {
  const text =
    "Sr No\tQty\tLength (m)\tSection\tPiece Mark\n1\t4\t2.45\tISMC 100\tC1\n2\t6\t1.2\t\tC2"
  expect(shown(text)).toEqual([
    ["C1", "ISMC 100", "2.45 m", "4"],
    ["C2", "ISMC 100", "1.2 m", "6"],
  ])
})

test("without heads the columns are mark, section, length and number", () => {
  expect(shown("A1\tISA 50x50x5\t1180\t24")).toEqual([["A1", "ISA 50x50x5", "1180", "24"]])
  expect(shown("A1, ISMB 200, 2450 mm, 2")).toEqual([["A1", "ISMB 200", "2450 mm", "2"]])
  expect(shown("ISMB 200; 2450; 2")).toEqual([["", "ISMB 200", "2450", "2"]])
  expect(shown("1\tA1\tISMB 200\t2450\t2\tgalvanized")).toEqual([["A1", "ISMB 200", "2450", "2"]])
  expect(shown("मार्क\tसेक्शन\tलंबाई (मिमी)\tनग\nC1\tISMC 100\t2450\t8")).toEqual([
    ["C1", "ISMC 100", "2450 mm", "8"],
  ])
})

test("a list comes back whole from its link, whatever was typed", () => {
  const rows = [row({ mark: "A&1 = #2", section: "50 × 50, half+half" }), row({ length: `10'6"` })]
  const list = { ...newList, rows, kerf: "4", there: { [square.id]: "2 x 4.5 m" } }
  const read = readListText(typed.listText(list))!
  expect(read).toEqual({ ...list, isWhole: true })
  expect(typed.listText(read)).toBe(typed.listText(list))
})

test("a link that is cut short, longer than the list, newer or none is known as such", () => {
  const list = (length: number) =>
    typed.listText({ ...newList, rows: Array.from({ length }, () => row({})) })
  expect(readListText(list(2).slice(0, -12))?.isWhole).toBe(false)
  const long = readListText(list(typed.most.rows + 1))
  expect([long?.rows.length, long?.isWhole]).toEqual([typed.most.rows, false])
  expect(readListText(list(2).replace("cut=1", "cut=2"))?.isWhole).toBe(false)
  expect(["", "main", "%E0%A4%A"].map(readListText)).toEqual([null, null, null])
})
