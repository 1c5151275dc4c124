import { placesIn } from "./order"

const inOrder = (list: string[], slugs: string[]) => [...placesIn(list, slugs).keys()]

test("entries are in the order of the list, whatever the order of reading", () => {
  expect(inOrder(["plank", "alpha", "coil"], ["alpha", "coil", "plank"])).toEqual([
    "plank",
    "alpha",
    "coil",
  ])
})

test("new entries come last, by their names", () => {
  expect(inOrder(["plank"], ["tube", "plank", "angle"])).toEqual(["plank", "angle", "tube"])
})

test("a name without an entry, and a name listed twice, leave no gap", () => {
  expect(placesIn(["gone", "plank", "plank", "coil"], ["coil", "plank"])).toEqual(
    new Map([
      ["plank", 1],
      ["coil", 2],
    ]),
  )
})
