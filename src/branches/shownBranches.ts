import type { Position } from "./position"
import type { BranchWords } from "../interface/catalogue"

interface ShownBranch {
  readonly slug: string
  readonly order: number
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

/**
 * The difference between a list and the map of all branches: "Also on the map: Anantapur and Jabalpur." Empty if there
 * is none, or no map.
 *
 * @param numbered whether the map shows the numbers of the branches: they then stand before the names
 */
export function listAgainstMap(
  listed: readonly ShownBranch[],
  all: readonly ShownBranch[],
  words: BranchWords,
  numbered = false,
): string {
  const onMap = all.filter(({ position }) => position)
  if (onMap.length === 0) return ""
  const onlyOnMap = onMap.filter(({ slug }) => !listed.some((branch) => branch.slug === slug))
  const onlyListed = listed.filter(({ position }) => !position)
  return [
    onlyOnMap.length > 0
      ? words.alsoOnMap(onlyOnMap.map(({ order, name }) => (numbered ? `${order} ${name}` : name)))
      : "",
    onlyListed.length > 0 ? words.notOnMap(onlyListed.map(({ name }) => name)) : "",
  ]
    .filter(Boolean)
    .join(" ")
}
