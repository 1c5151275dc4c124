import { searchSizes } from "../../../../src/inquiry/paste/search"
import { commercialRange } from "../../../../src/steel/range/commercialRange"
import { leadingDimension, type CatalogueSize } from "../../../../src/steel/range/size"
import { noGoods } from "../../../../src/inquiry/paste/reading"
import { reading } from "../../../../src/interface/en/reading"
import { index, sizes } from "../publishedSizes"

type Test = (size: CatalogueSize) => boolean

const search = (query: string) => searchSizes(index, query, {}, Infinity)
const sorted = (found: readonly { readonly size: CatalogueSize }[]) =>
  found.map(({ size }) => size.id).sort()

/** What a table says a size weighs, by the new chart or the old one, is this mass within a share. */
const weighs =
  (wanted: number, share: number): Test =>
  ({ mass, tradeMass = mass }) =>
    [mass, tradeMass].some((own) => Math.abs(own / wanted - 1) <= share)
const named =
  (id: string): Test =>
  (size) =>
    size.id === id
const bore =
  (nominalBore: number): Test =>
  ({ pipe }) =>
    pipe?.nominalBore === nominalBore
const isSquare: Test = ({ family }) => family === "square" || family === "gpSquare"
const angle =
  (a: number, b: number): Test =>
  ({ section }) =>
    section.shape === "angle" && section.legA === a && section.legB === b
const sides =
  (depth: number, width: number): Test =>
  ({ section }) =>
    section.shape === "hollow" && section.depth === depth && section.width === width
const rolled =
  (depth: number, flangeWidth: number): Test =>
  ({ section }) =>
    "flangeWidth" in section && section.depth === depth && section.flangeWidth === flangeWidth
const round =
  (outsideDiameter: number): Test =>
  ({ section }) =>
    section.shape === "pipe" && section.outsideDiameter === outsideDiameter
const channel =
  (depth: number, thickness: number): Test =>
  ({ section }) =>
    section.shape === "channel" &&
    section.depth === depth &&
    (section.webThickness === thickness ||
      (section.webThickness < thickness && thickness <= section.flangeThickness))
const both =
  (...tests: Test[]): Test =>
  (size) =>
    tests.every((test) => test(size))
const either =
  (...tests: Test[]): Test =>
  (size) =>
    tests.some((test) => test(size))
const wall =
  (mm: number): Test =>
  (size) =>
    Math.abs(size.wall - mm) < 0.05
const none: Test = () => false

describe("a text finds every listed size that it names, and no other:", () => {
  test.each<[string, Test]>([
    ["14.4 kg/m square", both(isSquare, weighs(14.4, 0.03))],
    ["100 nb", bore(100)],
    ["150 nb", bore(150)],
    ["2 inch pipe", bore(50)],
    ["2.1 inch pipe", none],
    [
      "2 inch square",
      both(isSquare, (size) => Math.abs(leadingDimension(size) / 50.8 - 1) < 0.035),
    ],
    ["2 inch angle", ({ section }) => section.shape === "angle" && section.legA === 50],
    ["50x50 angle", angle(50, 50)],
    ["50x6 angle", both(angle(50, 50), wall(6))],
    ["100x50", either(angle(100, 50), sides(100, 50), rolled(100, 50))],
    ["50x100", either(angle(100, 50), sides(100, 50), rolled(100, 50))],
    ["60.3x3.6", both(round(60.3), wall(3.6))],
    ["165.1 pipe", round(165.1)],
    ["channel 75x40x6", channel(75, 6)],
    ["channel 75x40x4.8", channel(75, 4.8)],
    ["channel 75x40x7.5", channel(75, 7.5)],
    ["channel 75x40x8", none],
    ["channel 75x40x3", none],
    ["beam 200x100x8", none],
    ["beam 200x100x5.7", both(rolled(200, 100), wall(5.7))],
    ["ISMC 75x40x6", named("ismc-75")],
    ["100x100 15 kg/m", both(either(angle(100, 100), sides(100, 100)), weighs(15, 0.03))],
    ["ISMC 9.2 kg/m", named("ismc-100")],
    ["5 mm thick 15.1 kg/m", none],
    ["1/4 inch plate", both(wall(6), ({ section }) => section.shape === "sheet")],
    ["pipe 60.3x3.6x5", none],
    ["1.6 mm sheet", ({ family, wall: mm }) => family === "sheet" && mm === 1.6],
    ["16 gauge sheet", ({ family, wall: mm }) => family === "sheet" && mm === 1.6],
    ["heavy", ({ pipe }) => pipe?.class === "heavy"],
    ["medium 100", both(bore(100), ({ pipe }) => pipe?.class === "medium")],
    ["50 nb medium 4 mm", none],
    ["ISMC 125*", named("ismc-125h")],
  ])("%s", (query, isMeant) => {
    const exact = search(query).matches.filter(({ kind }) => kind === "exact")
    expect(sorted(exact)).toEqual(sorted(sizes.filter(isMeant).map((size) => ({ size }))))
  })
})

describe("a weight next to a name may be the rounded one of another chart:", () => {
  test.each([
    ["ISMB 300 44.2 kg/m", ["ismb-300"]],
    ["ISMB 300 48 kg/m", []],
    ["ISMC 100 9.2 kg/m", ["ismc-100"]],
    ["50 nb medium 5.2 kg/m", ["pipe-50nb-m"]],
    ["50 nb medium 5.3 kg/m", []],
    ["100x100x5 15.1 kg/m", ["shs-100x100x5"]],
    ["100x100x5 15.4 kg/m", []],
    ["50x50x3 4.5 kg/m", ["shs-50x50x3"]],
    ["50x50x3 10 kg/m", []],
  ])("%s", (query, expected) => {
    expect(sorted(search(query).matches)).toEqual(expected)
  })

  test("every beam and channel is found by its name and its weight in the old chart", () => {
    const differing = sizes.filter(({ tradeMass }) => tradeMass !== undefined)
    expect(differing.length).toBeGreaterThan(0)
    for (const { id, designation, tradeMass } of differing)
      expect(sorted(search(`${designation} ${tradeMass} kg/m`).matches)).toContain(id)
  })
})

describe("a whole size that no table has is computed, where it can be made", () => {
  const computed = (query: string) =>
    search(query).matches.flatMap(({ kind, size }) => (kind === "computed" ? [size.id] : []))

  test.each([
    ["60.3x3.3 pipe", "pipe-60.3x3.3"],
    ["pipe 60.3 3.3 mm", "pipe-60.3x3.3"],
    ["pipe OD 60.3 mm 3.3 thk", "pipe-60.3x3.3"],
    ["gp 60.3x2.1 pipe", "gp-60.3x2.1"],
    ["50 nb 3.3 mm", "pipe-60.3x3.3"],
    ["2 inch pipe 3.3 mm", "pipe-60.3x3.3"],
    ["gp pipe 25 nb 2.2 mm", "gp-33.7x2.2"],
    ["gp 40x40x1.7", "gp-40x40x1.7"],
    ["pipe 100x50x4.2", "rhs-100x50x4.2"],
    ["plank 220x25x2.5", "plank-220x25x2.5"],
    ["angle 52x52x5", "isa-52x52x5"],
    ["1250x2500x5 sheet", "sheet-5x1250"],
    ["2500x1250x5 sheet", "sheet-5x1250"],
    ["7x1250 chequered", "chequered-7x1250"],
    ["7 mm chequered", "chequered-7"],
    ["2x2 inch 3.1 mm", "shs-50x50x3.1"],
    ["60.3x3.3 pipe IS 1161", "pipe-60.3x3.3"],
    ["60.3x3.3 pipe IS 3589", "pipe-60.3x3.3"],
    ["50x50x3 IS 4923", "shs-50x50x3"],
  ])("%s is %s", (query, id) => {
    expect(computed(query)).toEqual([id])
  })

  test.each([
    ["the classes are those of IS 1239", "50 nb medium 4 mm"],
    ["so are their thicknesses", "60.3x3.3 pipe IS 1239"],
    ["that standard has no square tube", "50x50x3 IS 1161"],
    ["that standard lists each angle", "52x52x5 angle IS 808"],
    ["a weight is asked for, not a thickness", "60.3x3.3 pipe 4.6 kg/m"],
    ["a weight is asked for that it does not have", "50x50x3 10 kg/m"],
    ["inches with a fraction have no round metric size", "1.5x1.5 inch 3 mm"],
    ["a table has the metric size", "2x2 inch 2.9 mm"],
    ["a table has it", "100x100x5"],
    ["there is no such bore", "52 nb 3 mm"],
    ["no thickness is given", "50 nb"],
    ["the second side is no thickness", "pipe 60.3x40"],
    ["channels are in tables only", "channel 77x41x5"],
    ["a series is in tables only", "ISMB 100x50x4"],
    ["no word says that it is a pipe", "60.3x3.3"],
    ["only one side is of whole inches", "2x1.5 inch 3 mm"],
    ["no thickness of the sheet is given", "sheet 1250 mm wide"],
    ["that standard has no angles", "angle 52x52x5 IS 4923"],
  ])("not where %s: %s", (_, query) => {
    expect(computed(query)).toEqual([])
  })

  test("it is marked as computed", () => {
    expect(search("60.3x3.3 pipe").matches[0].why?.(reading)).toBe(reading.computed)
  })

  test("a sheet outside the range is marked as such, one within it is not", () => {
    const { thicknesses } = commercialRange.sheets
    const [least, most] = [Math.min(...thicknesses), Math.max(...thicknesses)]
    const why = (mm: number) =>
      search(`${mm}x1250 sheet`).matches.map((match) => match.why?.(reading) ?? null)
    const outside = [reading.outsideRange(String(least), String(most))]
    expect([least, least - 0.01, most, (least + most) / 2].map(why)).toEqual(Array(4).fill([null]))
    expect([least - 0.1, most + 1].map(why)).toEqual([outside, outside])
  })
})

describe("what a text may become", () => {
  test("is what its last figure begins, a side or a thickness", () => {
    const { possible } = search("100x5")
    expect(possible.length).toBeGreaterThan(5)
    for (const { size } of possible) {
      const { section, wall: thickness } = size
      const side = "flangeWidth" in section ? section.flangeWidth : Number(size.id.split("x")[1])
      expect([side, thickness].some((mm) => String(mm).startsWith("5"))).toBe(true)
    }
  })

  test("is a channel with a heavier web, and says so; what typing leads to needs no reason", () => {
    const whys = (query: string) =>
      search(query).possible.map(({ size, why }) => [size.id, why?.(reading) ?? why])
    expect(whys("ISMC 125")).toEqual([["ismc-125h", reading.heavierWeb]])
    expect(whys("channel 75x40x3")).toEqual([["islc-75", null]])
  })

  test("is nothing once the figure is closed", () => {
    expect(search("100x5 mm").possible).toEqual([])
  })

  test("is not shown again as near", () => {
    const { possible, nearMisses } = search("100x50x3")
    expect(sorted(possible)).toEqual(["rhs-100x50x3.2"])
    expect(sorted(nearMisses)).not.toContain("rhs-100x50x3.2")
  })
})

test("under a heading a size is of the goods of the heading", () => {
  const heading = { ...noGoods, families: ["equalAngle" as const] }
  const { matches, answer } = searchSizes(index, "50x50x3", {}, 60, heading)
  expect([sorted(matches), answer]).toEqual([["isa-50x50x3"], "sizes"])
})

test.each([
  ["garder", "ismb-100"],
  ["channel", "ismc-75"],
])("%s alone begins with the common series: %s", (typed, first) => {
  expect(search(typed).matches[0].size.id).toBe(first)
})

test("a pair of sides without a word is a tube before it is an angle", () => {
  const { matches, possible } = search("20x20")
  const [first] = [...matches, ...possible]
  expect(first.size.section.shape).toBe("hollow")
})
