import { branchDescription, titleWithCompany } from "../../../../src/components/Seo/lengths"

test("the company's name stands in the title where there is room for it", () => {
  expect(titleWithCompany("MS Pipes", "Doab Steel Tubes")).toBe("MS Pipes | Doab Steel Tubes")
  const long = "Steel tubes and pipes in Lohamandi Ghaziabad"
  expect(titleWithCompany(long, "Doab Steel Tubes")).toBe(long)
})

test("a branch is described by name, address and offer, without the address where it is long", () => {
  const offer = "Telephone and directions."
  expect(branchDescription({ name: "Raipur", address: "Ring Road\nRaipur" }, offer)).toBe(
    "Raipur: Ring Road, Raipur. Telephone and directions.",
  )
  expect(branchDescription({ name: "Raipur", address: "x".repeat(140) }, offer)).toBe(
    "Raipur: Telephone and directions.",
  )
})
