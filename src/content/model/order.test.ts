import { placesIn } from "./order"

test("entries are in the order of the list, new ones last by name, and no name leaves a gap", () => {
  const list = ["gone", "tube", "plank", "plank"]
  expect([...placesIn(list, ["coil", "angle", "plank", "tube"])]).toEqual([
    ["tube", 1],
    ["plank", 2],
    ["angle", 3],
    ["coil", 4],
  ])
})
