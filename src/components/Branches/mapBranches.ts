import type { MapBranch } from "../BranchMap/BranchMap"

type Branch = Queries.BranchEntryFragment

/** The address that opens directions in the phone's own map app: to the place when it is known, else to the address. */
export function directionsLink({ name, address, position }: Branch): string {
  const destination = position ? `${position.lat},${position.lng}` : `${name}, ${address}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}

/** The branches that have a position, as the map shows them. */
export function mapBranches(branches: readonly Branch[]): MapBranch[] {
  return branches.flatMap((branch) =>
    branch.position
      ? [
          {
            slug: branch.slug,
            name: branch.name,
            address: branch.address,
            phone: branch.phones[0] ?? null,
            whatsapp: branch.whatsapp,
            directionsUrl: directionsLink(branch),
            lat: branch.position.lat,
            lng: branch.position.lng,
          },
        ]
      : [],
  )
}

/** The branches an editor chose for a page, in the order of their numbers. */
export function branchesShownOn(
  branches: readonly Branch[],
  page: "home" | "about" | "contact",
): readonly Branch[] {
  return branches.filter(({ shownOn }) => shownOn?.includes(page))
}

/**
 * Says in which branches a list and the map of all branches differ: "Also on the map: Anantapur and Jabalpur." Nothing where
 * they show the same, or where there is no map.
 */
export function listAgainstMap(listed: readonly Branch[], all: readonly Branch[]): string {
  const onMap = all.filter(({ position }) => position)
  if (onMap.length === 0) return ""
  const onlyOnMap = onMap.filter(({ slug }) => !listed.some((branch) => branch.slug === slug))
  const onlyListed = listed.filter(({ position }) => !position)
  return [
    onlyOnMap.length > 0 ? `Also on the map: ${namesOf(onlyOnMap)}.` : "",
    onlyListed.length > 0 ? `Not on the map: ${namesOf(onlyListed)}.` : "",
  ]
    .filter(Boolean)
    .join(" ")
}

function namesOf(branches: readonly Branch[]): string {
  return new Intl.ListFormat("en-GB").format(branches.map(({ name }) => name))
}
