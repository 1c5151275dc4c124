import { directionsLink } from "../../branches/directionsLink"
import type { MapBranch } from "../BranchMap/BranchMap"

type Branch = Queries.BranchEntryFragment

/** The branches that have a position, as the map shows them. */
export function mapBranches(branches: readonly Branch[]): MapBranch[] {
  return branches.flatMap((branch) =>
    branch.position
      ? [
          {
            slug: branch.slug,
            number: branch.order,
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
