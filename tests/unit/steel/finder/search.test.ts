import {
  addressOf,
  emptySearch,
  familiesOf,
  isEmptySearch,
  searchOf,
} from "../../../../src/steel/finder/search"

const fieldsOf = (address: string) => new URLSearchParams(address)

test("a search comes back from its own address", () => {
  const search = { q: "50x50x3 & 2", shapes: ["square", "angle"] } as const
  expect(searchOf(fieldsOf(addressOf(search)))).toEqual(search)
  expect(addressOf(emptySearch)).toBe("")
  expect(isEmptySearch(searchOf(fieldsOf("?q=%20")))).toBe(true)
})

test("unknown fields and shapes of an address are ignored, and a long text is cut", () => {
  const search = searchOf(fieldsOf(`?shape=triangle&shape=beam&wallFrom=2&q=${"a".repeat(500)}`))
  expect(search.shapes).toEqual(["beam"])
  expect(search.q).toHaveLength(120)
  expect(familiesOf(search)).toEqual(["beam"])
})
