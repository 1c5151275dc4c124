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
  ["2,450", 2450],
  ["2.5", 2500],
  ["20 ft", 6096],
  ["31", 31],
])("a length of %s is %d mm", (text, mm) => {
  expect(readLength(text)).toBe(mm)
})

test.each([
  ["", "Enter the length of a piece."],
  ["0", "The length of a piece must be between 0.01 and 30 m."],
  ["1e9", "The length of a piece must be between 0.01 and 30 m."],
])("a length of “%s” gets a sentence", (text, sentence) => {
  expect(said(readLength(text))).toBe(sentence)
})

test.each([
  ["12 nos", 12],
  ["", "Enter a quantity."],
  ["0", "The quantity must be more than 0."],
  ["1e9", "The quantity can be at most 10000 nos."],
  ["2.5", "The number of pieces must be whole."],
  ["2 m", "“2 m” is not a number."],
])("%s pieces", (text, read) => {
  expect(said(readCount(text))).toBe(read)
})

test.each<[string, boolean, unknown]>([
  ["6 m, 12 m, 6000 mm", false, [6000, 12000]],
  ["6,000, 12,000", false, [6000, 12000]],
  ["", false, "Enter at least one length of bars."],
  ["6 m, long", false, "“long” is not a number."],
  ["1,2,3,4,5", false, "Enter at most 4 lengths of bars."],
  ["2 x 4.5 m, 3200; 3 nos 20 ft", true, ["2 × 4500", "1 × 3200", "3 × 6096"]],
  ["3200, 3200, 3200", true, ["3 × 3200"]],
  ["1 x 3200,1 x 3200", true, ["2 × 3200"]],
])("bars “%s”", (text, areThere, expected) => {
  const read = readBars(text, areThere)
  const shownBars = (bars: Exclude<typeof read, (...all: never[]) => unknown>) =>
    bars.map(({ length, count }) => (count === null ? length : `${count} × ${length}`))
  expect(typeof read === "function" ? said(read) : shownBars(read)).toEqual(expected)
})

const row = (own: Partial<TypedRow>): TypedRow => ({
  ...{ mark: "A1", section: "50x50", length: "2450", count: "8" },
  ...own,
})

const means = (sizes: readonly Size[]) => ({ sizes, isAsked: false, also: "" })

test("what is wrong with a row is said, and an empty row is none", () => {
  const fault = (own: Partial<TypedRow>, ...sizes: Size[]) => {
    const [read] = typed.readRows([row(own)], () => means(sizes))
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

test("rows of one section are planned together; removing a row changes no other", () => {
  const rows = ["square", "angle", "square"].map((section, nth) =>
    row({ section, mark: `M${nth}` }),
  )
  const read = typed.readRows(rows, (section) => means([section === "angle" ? angle : square]))
  const sections = typed.sectionsOf(read)
  expect(sections.map(({ size, pieces }) => [size.id, pieces.map(({ mark }) => mark)])).toEqual([
    [square.id, ["M0", "M2"]],
    [angle.id, ["M1"]],
  ])
  expect(typed.readRows(rows.slice(1), () => means([square])).map((each) => each.row)).toEqual(
    rows.slice(1),
  )
})

const one = ["A1", "ISMC 100", "2500", "4"]

test.each([
  ["A1, ISMB 200, 2,450 mm, 2", [["A1", "ISMB 200", "2,450 mm", "2"]]],
  [
    "A1,ISMC 100,450,4\nA2,ISMC 100,2500,120",
    [
      ["A1", "ISMC 100", "450", "4"],
      ["A2", "ISMC 100", "2500", "120"],
    ],
  ],
  ['A1\t"ISMC 100\n(IS 2062)"\t2500\t4', [["A1", "ISMC 100 (IS 2062)", "2500", "4"]]],
  ['A1,"ISMC 100, primer",2500,4', [["A1", "ISMC 100, primer", "2500", "4"]]],
  ["101\tISMC 100\t2500\t4\tgalvanized", [["101", "ISMC 100", "2500", "4"]]],
  ["1\tA1\tISMC 100\t2500\t4\tgalvanized", [one]],
  ["ISMC 100; 2500; 4", [["", "ISMC 100", "2500", "4"]]],
  ["A1\tISMC 100\t4\t2500\nA2\tISMC 100\t6\t1180", [one, ["A2", "ISMC 100", "1180", "6"]]],
  ["Part\tProfile\tNo.\tLength\nA1\tISMC 100\t4\t2500", [one]],
  [
    "Item\tDescription\tQty\tLength (mm)\nA1\tISMC 100\t4\t2500",
    [["A1", "ISMC 100", "2500 mm", "4"]],
  ],
  [
    "Mk. No.\tSection\tNos.\tLength (m)\nA1\tISMC 100\t4\t2.5\nTotal\t\t4",
    [["A1", "ISMC 100", "2.5 m", "4"]],
  ],
  [
    "Sr No\tQty\tLength (m)\tSection\tPiece Mark\n1\t4\t2.45\tISMC 100\tC1\n2\t6\t1.2\t\tC2",
    [
      ["C1", "ISMC 100", "2.45 m", "4"],
      ["C2", "ISMC 100", "1.2 m", "6"],
    ],
  ],
  ["मार्क\tसेक्शन\tलंबाई (मिमी)\tनग\nC1\tISMC 100\t2450\t8", [["C1", "ISMC 100", "2450 mm", "8"]]],
])("pasted rows come out right: %j", (text, expected) => {
  const rows = typed.readTable(text)
  expect(rows.map(({ mark, section, length, count }) => [mark, section, length, count])).toEqual(
    expected,
  )
})

test("a list comes back whole from its link, whatever was typed", () => {
  const rows = [row({ mark: "A&1 = #2", section: "50 × 50, half+half" }), row({ length: `10'6"` })]
  const list = { ...newList, rows, kerf: "4", there: { [square.id]: "2 x 4.5 m" } }
  const read = readListText(typed.listText(list))!
  expect(read).toEqual({ ...list, isWhole: true })
  expect(typed.listText(read)).toBe(typed.listText(list))
})

test("a link that is longer than the list, newer or none is known as such", () => {
  const list = (length: number) =>
    typed.listText({ ...newList, rows: Array.from({ length }, () => row({})) })
  const long = readListText(list(typed.most.rows + 1))
  expect([long?.rows.length, long?.isWhole]).toEqual([typed.most.rows, false])
  expect(readListText(list(2).replace("cut=2", "cut=3"))?.isWhole).toBe(false)
  expect(readListText("z=damaged")).toMatchObject({ rows: [], isWhole: false })
  expect(["", "main", "%E0%A4%A"].map(readListText)).toEqual([null, null, null])
})

test("a link cut at every place, or with any value replaced, is read or refused, and never throws", () => {
  const rows = [row({ mark: "A1" }), row({ section: "ISMC 100", length: `10'6"` })]
  const text = typed.listText({ ...newList, rows, there: { [square.id]: "2 x 4.5 m", b: "3200" } })
  const readWhole = (link: string) => {
    const list = readListText(link)
    if (!list) return null
    const settings = [
      readBars(list.bars, false),
      typed.readKerf(list.kerf),
      ...Object.values(list.there).map((own) => readBars(own, true)),
    ]
    const all = typed.readRows(list.rows, () => means([square]))
    for (const read of [...settings, ...all.flatMap(({ fault }) => fault?.say ?? [])])
      if (typeof read === "function") expect(said(read)).toEqual(expect.any(String))
    return list
  }
  for (let end = 0; end < text.length; end++)
    expect(readWhole(text.slice(0, end))?.isWhole ?? false).toBe(false)
  const bad = [
    "",
    "null",
    "-1",
    "1e9",
    "__proto__",
    "हिन्दी",
    "x".repeat(20_000),
    ",",
    "0",
    "\t",
    "%",
  ]
  const params = [...new URLSearchParams(text)]
  params.forEach(([key], place) => {
    for (const value of bad)
      readWhole(new URLSearchParams(params.with(place, [key, value])).toString())
  })
})
