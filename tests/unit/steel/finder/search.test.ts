import { fc } from "../../../random-inputs"
import {
  addressOf,
  filterCount,
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

test("spaces around a query are not part of its address", () => {
  expect(addressOf({ ...emptySearch, q: " 50x50 " })).toBe("?q=50x50")
})

test.each<[string, Partial<Search>, boolean, number]>([
  ["nothing", {}, true, 0],
  ["spaces", { q: "  ", limits: { sizeTo: " " } }, true, 0],
  ["another order", { sort: "weight" }, true, 0],
  ["words", { q: "angle" }, false, 0],
  ["a shape", { shapes: ["angle"] }, false, 0],
  ["a standard", { standard: "IS 808" }, false, 1],
  ["one limit", { limits: { sizeFrom: " ", wallTo: "5" } }, false, 1],
  ["two ends of a range", { limits: { sizeFrom: "40", sizeTo: "60" } }, false, 1],
  [
    "ranges and a standard",
    { limits: { sizeTo: "6", wallFrom: "1" }, standard: "IS 808" },
    false,
    3,
  ],
])(
  "a search for %s: whether it is empty, and how many filters it has",
  (_, search, empty, count) => {
    const whole = { ...emptySearch, ...search }
    expect([isEmptySearch(whole), filterCount(whole)]).toEqual([empty, count])
  },
)

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
  [
    "a length with its unit",
    { sizeFrom: "10 cm", wallTo: "5mm" },
    { size: { from: 100 }, thickness: { to: 5 } },
  ],
  ["0", { wallFrom: "0" }, { thickness: { from: 0 } }],
  ["the same figure twice", { weightFrom: " 5 ", weightTo: "5" }, { mass: { from: 5, to: 5 } }],
  ["spaces", { weightFrom: "  " }, {}],
])("a limit may be %s", (_, limits, spans) => {
  const { filters, faults } = filtersOf({ shapes: [], limits, standard: "IS 808" })
  expect({ faults, filters }).toEqual({
    faults: {},
    filters: { families: [], standard: "IS 808", ...spans },
  })
})

test.each([
  [{ weightTo: "5 mm" }, { weightTo: "Enter a number like 500 or 0.5." }],
  [{ wallFrom: " 5 ", wallTo: "4" }, { wallTo: "Enter 5 or more." }],
  [{ sizeFrom: "wide" }, { sizeFrom: "Enter a number like 500 or 0.5." }],
  [{ sizeFrom: "0,500" }, { sizeFrom: "Enter a number like 500 or 0.5." }],
  [{ wallTo: "-1" }, { wallTo: "Enter a number like 500 or 0.5." }],
  [{ weightFrom: "5", weightTo: "4" }, { weightTo: "Enter 5 or more." }],
])("the limits %j get a sentence and filter nothing", (limits, expected) => {
  const { filters, faults } = filtersOf({ shapes: [], limits, standard: "" })
  expect(faults).toEqual(expected)
  expect([filters.size, filters.thickness, filters.mass]).toEqual([undefined, undefined, undefined])
})
