import type { Position } from "./position"
import type { BranchWords } from "../site/words/catalogue"

interface ShownBranch {
  readonly slug: string
  readonly name: string
  readonly position: Position | null
  readonly shownOn: readonly (string | null)[] | null
}

/** The branches that editors chose for a page, in order. */
export function branchesShownOn<Branch extends ShownBranch>(
  branches: readonly Branch[],
  page: "home" | "about" | "contact",
): readonly Branch[] {
  return branches.filter(({ shownOn }) => shownOn?.includes(page))
}

/** How a list differs from the map of all branches: "Also on the map: Anantapur and Jabalpur." Empty if it does not. */
export function listAgainstMap(
  listed: readonly ShownBranch[],
  all: readonly ShownBranch[],
  words: BranchWords,
): string {
  const isOnMap = ({ position }: ShownBranch) => position !== null
  if (!all.some(isOnMap)) return ""
  const namesOf = (branches: readonly ShownBranch[]) => branches.map(({ name }) => name)
  const slugs = listed.map(({ slug }) => slug)
  const onlyOnMap = namesOf(all.filter((branch) => isOnMap(branch) && !slugs.includes(branch.slug)))
  const onlyListed = namesOf(listed.filter((branch) => !isOnMap(branch)))
  return [
    onlyOnMap.length > 0 ? words.alsoOnMap(onlyOnMap) : "",
    onlyListed.length > 0 ? words.notOnMap(onlyListed) : "",
  ]
    .filter(Boolean)
    .join(" ")
}
