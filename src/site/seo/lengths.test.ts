import { branchDescription, titleWithCompany } from "./lengths"

test("the title has the company's name if there is room", () => {
  expect(titleWithCompany("MS Pipes", "Doab Steel Tubes")).toBe("MS Pipes | Doab Steel Tubes")
  const long = "Steel tubes and pipes in Lohamandi Ghaziabad"
  expect(titleWithCompany(long, "Doab Steel Tubes")).toBe(long)
})

test("a branch's description has name, address and offer, but no long address", () => {
  const offer = "Telephone and directions."
  expect(branchDescription({ name: "Raipur", address: "Ring Road\nRaipur" }, offer, ".")).toBe(
    "Raipur: Ring Road, Raipur. Telephone and directions.",
  )
  expect(branchDescription({ name: "Raipur", address: "x".repeat(140) }, offer, ".")).toBe(
    "Raipur: Telephone and directions.",
  )
  expect(branchDescription({ name: "रायपुर", address: "छत्तीसगढ़" }, "फ़ोन और रास्ता।", "।")).toBe(
    "रायपुर: छत्तीसगढ़। फ़ोन और रास्ता।",
  )
})
