import { wholeYear } from "./published-content"

test.each([
  ["0027-12-31", "2027-12-31"],
  ["2027-12-31", "2027-12-31"],
  ["0207-12-31", "0207-12-31"],
])("a day typed as %s is %s", (typed, day) => {
  expect(wholeYear(typed)).toBe(day)
})
