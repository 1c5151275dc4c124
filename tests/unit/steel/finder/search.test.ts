import { fc } from "../../../random-inputs"
import {
  addressOf,
  isEmptySearch,
  emptySearch,
  filtersOf as filtersOfInWords,
  ranges,
  searchOf,
  shapeFilters,
  sortOrders,
  type Search,
} from "../../../../src/steel/finder/search"
import { sizeFamilies } from "../../../../src/steel/range/size"
import { answeringInWords } from "../../../in-words"
import { finder } from "../../../../src/interface/en/finder"

const filtersOf = answeringInWords(finder, filtersOfInWords)

const limitNames = ranges.flatMap(({ from, to }) => [from, to])

const searches: fc.Arbitrary<Search> = fc.record({
  q: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  shapes: fc.subarray(shapeFilters.map(({ value }) => value)),
  limits: fc.subarray(limitNames).chain((names) =>
    fc
      .array(fc.string({ minLength: 1, maxLength: 8 }), {
        minLength: names.length,
        maxLength: names.length,
      })
      .map((values) => Object.fromEntries(names.map((name, place) => [name, values[place]]))),
  ),
  standard: fc.constantFrom("", "IS 4923", "IS 808"),
  sort: fc.constantFrom(...sortOrders.map(({ value }) => value)),
})

test("a search that is shared by its address is the same search", () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(searchOf(new URLSearchParams(addressOf(search)))).toEqual(search)
    }),
  )
})

test("no search leaves no trace in the address", () => {
  expect(addressOf(emptySearch)).toBe("")
  expect(isEmptySearch(searchOf(new URLSearchParams("q=&sizeFrom=&standard=")))).toBe(true)
})

test("an invalid value in an address is left out", () => {
  const address = "?q=75+angle&shape=elephant&shape=angle&sort=colour&sizeTo=80&x=1"
  expect(searchOf(new URLSearchParams(address))).toEqual({
    ...emptySearch,
    q: "75 angle",
    shapes: ["angle"],
    limits: { sizeTo: "80" },
  })
})

test("a query of a whole page is cut", () => {
  expect(searchOf([["q", "5".repeat(100_000)]]).q.length).toBeLessThanOrEqual(120)
})

test("the shapes together are all families", () => {
  const families = shapeFilters.flatMap((shape): readonly string[] => shape.families)
  expect([...families].sort()).toEqual([...sizeFamilies].sort())
})

test("limits become ranges, either end may be open", () => {
  const { filters, faults } = filtersOf({
    shapes: ["gp", "plank"],
    limits: { sizeFrom: "40", sizeTo: "60", wallTo: "3" },
    standard: "",
  })
  expect(faults).toEqual({})
  expect(filters).toMatchObject({
    families: ["gpSquare", "gpRectangular", "gpPipe", "plank"],
    size: { from: 40, to: 60 },
    thickness: { to: 3 },
  })
  expect(filters.standard).toBeUndefined()
})

test.each([
  [{ sizeFrom: "wide" }, { sizeFrom: "Enter a number like 500 or 0.5." }],
  [{ sizeFrom: "0,500" }, { sizeFrom: "Enter a number like 500 or 0.5." }],
  [{ wallTo: "-1" }, { wallTo: "Enter a number like 500 or 0.5." }],
  [{ weightFrom: "5", weightTo: "4" }, { weightTo: "Enter 5 or more." }],
])("the limits %j get a sentence and filter nothing", (limits, expected) => {
  const { filters, faults } = filtersOf({ shapes: [], limits, standard: "" })
  expect(faults).toEqual(expected)
  expect([filters.size, filters.thickness, filters.mass]).toEqual([undefined, undefined, undefined])
})
