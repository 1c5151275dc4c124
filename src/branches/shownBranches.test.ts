import { branchesShownOn, listAgainstMap } from "./shownBranches"
import { branches as words } from "../site/words/en"

const branch = (slug: string, position: { lat: number; lng: number } | null) => ({
  slug,
  name: slug,
  order: 7,
  address: slug,
  phones: [],
  whatsapp: null,
  shownOn: [],
  position,
})
const somewhere = { lat: 20, lng: 80 }
const all = [
  branch("Raipur", somewhere),
  branch("Jabalpur", somewhere),
  branch("Anantapur", somewhere),
  branch("Odisha", null),
]

test("a list and a map with different branches explain the difference", () => {
  expect(listAgainstMap([all[0], all[3]], all, words)).toBe(
    "Also on the map: Jabalpur and Anantapur. Not on the map: Odisha.",
  )
})

test("a list and a map of the same branches need no explanation", () => {
  expect(listAgainstMap(all.slice(0, 3), all, words)).toBe("")
  expect(listAgainstMap([all[3]], [all[3]], words)).toBe("")
})

test("a page shows the branches that editors chose for it, in their order", () => {
  const chosen = [
    { ...all[0], shownOn: ["home", "contact"] },
    { ...all[1], shownOn: ["about"] },
    { ...all[2], shownOn: ["home"] },
    { ...all[3], shownOn: null },
  ]
  expect(branchesShownOn(chosen, "home")).toEqual([chosen[0], chosen[2]])
  expect(branchesShownOn(chosen, "contact")).toEqual([chosen[0]])
})
