import { checkEach, examplesIn } from "../../../tests/examples"
import { index, sizes } from "../../../tests/published-sizes"
import { searchSizes } from "../../reader/search"
import { reading } from "../../kit/words/en/inquiry"
import { steel } from "../../kit/words/en/steel"
import { commercialRange } from "../../steel/range/commercialRange"
import { sizeName, type Size } from "../../steel/range/size"
import {
  searchAddress,
  emptySearch,
  familiesOf,
  isEmptySearch,
  searchOf,
} from "../../steel/finder/search"

const table = examplesIn(__dirname, "searches.tsv")
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

test.each(table("found"))("%s is %s", (query, expected) => {
  expect(ids(search(query).matches).join(" ")).toBe(expected)
})

test.each(table("first"))(
  "%s begins with the common one, or the nearest mass: %s",
  (query, first) => {
    const { matches, possible } = search(query)
    expect(ids([...matches, ...possible])[0]).toBe(first)
  },
)

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

test.each(table("nearest"))("nearest to %s is %s", (query, first) => {
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

test.each(table("answers"))("%s is answered by %s", (typed, expected) => {
  const { answer, matches } = search(typed)
  expect([answer, matches.length > 0]).toEqual([expected, expected === "sizes"])
})

test("a search comes back from its own address, without what is unknown or too long", () => {
  const fieldsOf = (address: string) => new URLSearchParams(address)
  const own = { q: "50x50x3 & 2", shapes: ["square", "angle"] } as const
  expect(searchOf(fieldsOf(searchAddress(own)))).toEqual(own)
  expect([searchAddress(emptySearch), isEmptySearch(searchOf(fieldsOf("?q=%20")))]).toEqual([
    "",
    true,
  ])
  const other = searchOf(fieldsOf(`?shape=triangle&shape=beam&q=${"a".repeat(500)}`))
  expect([other.shapes, other.q.length, familiesOf(other)]).toEqual([["beam"], 120, ["beam"]])
})
