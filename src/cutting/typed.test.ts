import { steel } from "../kit/words/en/steel"
import { cutting } from "../kit/words/en/cutting"
import { sizeFrom } from "../steel/range/makeSize"
import {
  firstSettings,
  listText,
  MOST_ROWS,
  readBars,
  readCount,
  readLength,
  readListText,
  readRow,
  readSettings,
  readTable,
  sectionsOf,
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
])("a length of %s is %d mm", (typed, mm) => {
  expect(readLength(typed)).toBe(mm)
})

test.each([
  ["", "Enter the length."],
  ["abc", "“abc” is not a number."],
  ["0", "The length must be from 10 mm to 30 m."],
  ["-5", "The length must be from 10 mm to 30 m."],
  ["1e9", "The length must be from 10 mm to 30 m."],
  ["5 kg", "“5 kg” is not a number."],
])("a length of “%s” gets a sentence", (typed, sentence) => {
  expect(said(readLength(typed))).toBe(sentence)
})

test.each([
  ["8", 8],
  ["12 nos", 12],
  ["2 dozen", 24],
  ["", "Enter how many."],
  ["0", "Enter a whole number from 1 to 10000."],
  ["-4", "Enter a whole number from 1 to 10000."],
  ["1e9", "Enter a whole number from 1 to 10000."],
  ["2.5", "The number of pieces must be whole."],
  ["2 m", "“2 m” is not a number."],
])("%s pieces", (typed, read) => {
  expect(said(readCount(typed))).toBe(read)
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
  const { bars, kerf, connections } = readSettings({
    ...firstSettings,
    bars: "1,2,3,4,5",
    kerf: "-1",
    connections: "2.5 %",
  })
  expect([bars, kerf, connections].map(said)).toEqual([
    "Enter at most 4 lengths of bars.",
    "Enter a figure from 0 to 20.",
    2.5,
  ])
})

const row = (own: Partial<TypedRow>): TypedRow => ({
  ...{ mark: "A1", section: "50x50", length: "2450", count: "8" },
  ...own,
})

test("each wrong field of a row is named, and an empty row is none", () => {
  const faults = (own: Partial<TypedRow>, sizes = [square]) =>
    Object.entries(readRow(row(own), sizes).faults).map(([field, say]) => `${field}: ${said(say)}`)
  expect(faults({ length: "x", count: "" })).toEqual([
    "length: “x” is not a number.",
    "count: Enter how many.",
  ])
  expect(faults({ section: "ISMC 999" }, [])).toEqual([
    "section: No size is found for “ISMC 999”. Write it like 50x50x3 or ISMC 100.",
  ])
  expect(faults({}, [square, angle])).toEqual(["section: Which one?"])
  expect(faults({ section: "" }, [])).toEqual(["section: Enter the section."])
  const nothing = row({ mark: "", section: "", length: " ", count: "" })
  expect(readRow(nothing, [])).toEqual({ faults: {}, piece: null })
})

test("rows of one section are planned together, in the order of the sections", () => {
  const pieces = [square, angle, square].map((size, nth) => ({
    ...{ mark: `M${nth}`, length: 1000, count: 1 },
    size,
  }))
  expect(
    sectionsOf(pieces).map(({ size, pieces: own }) => [size.id, own.map(({ mark }) => mark)]),
  ).toEqual([
    [square.id, ["M0", "M2"]],
    [angle.id, ["M1"]],
  ])
})

const shown = (text: string) =>
  readTable(text).map(({ mark, section, length, count }) => [mark, section, length, count])

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
    ["C1", "ISMC 100", "2450 मिमी", "8"],
  ])
})

test("a list comes back whole from its link, whatever was typed", () => {
  const rows = [row({ mark: "A&1 = #2", section: "50 × 50, half+half" }), row({ length: `10'6"` })]
  const settings = { ...firstSettings, kerf: "4", there: { [square.id]: "2 x 4.5 m" } }
  const read = readListText(listText(rows, settings))
  expect(read).toEqual({ rows, settings, isWhole: true, isNewer: false })
})

test("a link that is cut short, longer than the list, newer or none is known as such", () => {
  const text = listText([row({}), row({})], firstSettings)
  expect(readListText(text.slice(0, -12))).toMatchObject({ isWhole: false })
  const many = listText(
    Array.from({ length: MOST_ROWS + 1 }, () => row({})),
    firstSettings,
  )
  expect(readListText(many)?.rows).toHaveLength(MOST_ROWS)
  expect(readListText(many)?.isWhole).toBe(false)
  expect(readListText(text.replace("cut=1", "cut=2"))?.isNewer).toBe(true)
  expect([readListText(""), readListText("main"), readListText("%E0%A4%A")]).toEqual([
    null,
    null,
    null,
  ])
})
