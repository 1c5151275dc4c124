import { checkEach } from "../../../tests/each-row"
import { index, sizes } from "../../../tests/published-sizes"
import { searchSizes } from "../../inquiry/paste/search"
import { reading } from "../../kit/words/en/inquiry"
import { steel } from "../../kit/words/en/steel"
import { commercialRange } from "../../steel/range/commercialRange"
import { sizeName, type Size } from "../../steel/range/size"
import {
  addressOf,
  emptySearch,
  familiesOf,
  isEmptySearch,
  searchOf,
} from "../../steel/finder/search"

const search = (query: string) => searchSizes(index, query)
const ids = (found: readonly { readonly size: Size }[]) => found.map(({ size }) => size.id)

test("every size, typed as the site writes it, is found", () => {
  const nameOf = (size: Size) => sizeName(size, steel)
  checkEach(sizes, nameOf, (size) => {
    const exact = search(nameOf(size)).matches.filter(({ kind }) => kind === "exact")
    expect(ids(exact)).toContain(size.id)
  })
})

test("every beam and channel is found by its name and its weight in the old chart", () => {
  checkEach(
    sizes.filter(({ tradeMass }) => tradeMass !== undefined),
    ({ id }) => id,
    ({ id, designation, tradeMass }) =>
      expect(ids(search(`${designation} ${tradeMass} kg/m`).matches)).toContain(id),
  )
})

describe("a text finds every size that it names, and no other:", () => {
  const ofBore =
    (bore: number) =>
    ({ pipe }: Size) =>
      pipe?.nominalBore === bore
  const inCall = (pattern: RegExp) => (size: Size) => pattern.test(size.id)
  test.each<[string, (size: Size) => boolean]>([
    ["100 nb", ofBore(100)],
    ["2 inch pipe", ofBore(50)],
    ["medium 100", (size) => ofBore(100)(size) && size.pipe?.class === "medium"],
    ["heavy", ({ pipe }) => pipe?.class === "heavy"],
    ["165.1 pipe", ({ lengths, section }) => section.shape === "pipe" && lengths[0] === 165.1],
    ["50x50 angle", inCall(/^isa-50x50x/)],
    ["50x6 angle", inCall(/^isa-50x50x6$/)],
    ["75 angle", inCall(/^isa-75x/)],
    ["16 gauge sheet", inCall(/^sheet-1\.6$/)],
    ["1/4 inch plate", inCall(/^(sheet|chequered)-6$/)],
    ["IS 4923", ({ standard }) => standard.startsWith("IS 4923")],
    ["ISMB", inCall(/^ismb-/)],
    ["", () => true],
  ])("%s", (query, isMeant) => {
    const exact = search(query).matches.filter(({ kind }) => kind === "exact")
    expect(new Set(ids(exact))).toEqual(
      new Set(ids(sizes.filter(isMeant).map((size) => ({ size })))),
    )
  })
})

test.each([
  ["50x50x3", "shs-50x50x3 isa-50x50x3"],
  ["2 inch medium", "pipe-50nb-m"],
  ["ISMC 125*", "ismc-125h"],
  ["ISWB 600", "iswb-600-133.7 iswb-600-145.06"],
  ["50x100x4", "rhs-100x50x4"],
  ["angle 75x8 equal", "isa-75x75x8"],
  ["channel 75x40x6", "ismc-75 islc-75 ismpc-75"],
  ["beam 200x100x5.7", "ismb-200"],
  ["pipe 60.3x3.6x5", ""],
  ["5 mm thick 15.1 kg/m", ""],
  ["50 nb medium 4 mm", ""],
  ["5x1250 sheet", "sheet-5x1250"],
  ["1x1 16 gauge square gp", "gp-25x25x1.6"],
  // A weight may be the rounded one of another chart.
  ["ISMB 300 44.2 kg/m", "ismb-300"],
  ["50 nb medium 5.2 kg/m", "pipe-50nb-m"],
  ["100x100x5 15.1 kg/m", "shs-100x100x5"],
  ["100x100x5 15.4 kg/m", ""],
  ["ISMC 9.2 kg/m", "ismc-100"],
  // In no table, but it can be made.
  ["pipe 60.3 3.3 mm", "pipe-60.3x3.3"],
  ["2 inch pipe 3.3 mm", "pipe-60.3x3.3"],
  ["gp pipe 25 nb 2.2 mm", "gp-33.7x2.2"],
  ["pipe 100x50x4.2", "rhs-100x50x4.2"],
  ["plank 220x25x2.5", "plank-220x25x2.5"],
  ["2500x1250x5 sheet", "sheet-5x1250"],
  ["2x2 inch 3.1 mm", "shs-50x50x3.1"],
  ["60.3x3.3 pipe IS 3589", "pipe-60.3x3.3"],
  ["60.3x3.3 pipe IS 1239", ""],
  ["pipe 60.3x40", ""],
  ["60.3x3.3", ""],
])("%s is %s", (query, expected) => {
  expect(ids(search(query).matches).join(" ")).toBe(expected)
})

test.each([
  ["girder 200", "ismb-200"],
  ["channel", "ismc-75"],
  ["ms pipe 40 nb", "pipe-40nb-l"],
  ["20x20", "gp-20x20x1"],
  ["14.4 kg/m square", "shs-100x100x5"],
])("%s begins with the common one, or the nearest mass: %s", (query, first) => {
  const { matches, possible } = search(query)
  expect(ids([...matches, ...possible])[0]).toBe(first)
})

describe("what a text may become", () => {
  test.each([
    ["50x5", "shs-50x50x2.9", null],
    ["100x50x3", "rhs-100x50x3.2", null],
    ["ISMB 20", "ismb-200", null],
    ["ISMC 125", "ismc-125h", reading.heavierWeb],
  ])("of %s is %s, with the reason %s, and not near as well", (query, id, reason) => {
    const { possible, nearMisses } = search(query)
    const found = possible.find(({ size }) => size.id === id)
    expect(found && (found.why?.(reading) ?? null)).toBe(reason)
    expect(ids(nearMisses)).not.toContain(id)
  })
  test("is nothing once the figure is closed", () => {
    expect(search("100x5 mm").possible).toEqual([])
  })
})

test.each([
  ["50x50x3.1", "shs-50x50x3"],
  ["ISMB 210", "ismb-200"],
  ["ISMB 999", "ismb-600"],
  ["2 inch channel", "ismc-75"],
  ["95 nb medium", "pipe-100nb-m"],
  ["50 nb medium 4 mm", "pipe-50nb-m pipe-50nb-h pipe-50nb-l pipe-60.3x3.6"],
  ["100x100x5 15.4 kg/m", "shs-100x100x5 shs-100x100x5.4 shs-100x100x4.5"],
  ["38x5 angle", "isa-40x40x5"],
  ["rhs 40x61", "rhs-60x40x1.6"],
  ["5x1250 sheet", "chequered-4.5"],
  ["1000 square", ""],
])("nearest to %s is %s", (query, first) => {
  const near = ids(search(query).nearMisses)
  expect(near.join(" ")).toMatch(first === "" ? /^$/ : new RegExp(`^${first}`))
  expect(near.length).toBeLessThanOrEqual(8)
})

test("what no table has is marked as computed, and a sheet outside our range as such", () => {
  const whys = (query: string) => search(query).matches.map(({ why }) => why?.(reading) ?? null)
  const { thicknesses } = commercialRange.sheets
  const [least, most] = [Math.min(...thicknesses), Math.max(...thicknesses)]
  expect(whys("60.3x3.3 pipe")).toEqual([reading.computed])
  for (const mm of [least, least - 0.01, most]) expect(whys(`${mm}x1250 sheet`)).toEqual([null])
  const outside = reading.outsideRange(String(least), String(most))
  expect(whys(`${most + 1}x1250 sheet`)).toEqual([outside])
})

test.each([
  ["IS 4923", "sizes"],
  ["pipe", "sizes"],
  ["reflector", "product"],
  ["cement", "unsold"],
  ["hello", "unread"],
  ["aaj ka rate", "price"],
])("%s is answered by %s", (typed, expected) => {
  const { answer, matches } = search(typed)
  expect([answer, matches.length > 0]).toEqual([expected, expected === "sizes"])
})

test("a search comes back from its own address, without what is unknown or too long", () => {
  const fieldsOf = (address: string) => new URLSearchParams(address)
  const own = { q: "50x50x3 & 2", shapes: ["square", "angle"] } as const
  expect(searchOf(fieldsOf(addressOf(own)))).toEqual(own)
  expect([addressOf(emptySearch), isEmptySearch(searchOf(fieldsOf("?q=%20")))]).toEqual(["", true])
  const other = searchOf(fieldsOf(`?shape=triangle&shape=beam&q=${"a".repeat(500)}`))
  expect([other.shapes, other.q.length, familiesOf(other)]).toEqual([["beam"], 120, ["beam"]])
})
