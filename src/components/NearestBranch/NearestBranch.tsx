import * as React from "react"
import type { Position } from "../../branches/nearest"
import { BranchCards } from "../BranchCards/BranchCards"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import { Icon } from "../Icon/Icon"
import { visitorPosition } from "./geolocation"
import * as styles from "./NearestBranch.module.css"

interface NearestBranchProps {
  texts: {
    readonly label: string
    readonly hint?: string | null
    readonly privacy: string
  }
  branches: readonly Queries.BranchEntryFragment[]
  /** Shows the branches only once they are sorted, and of those the nearest few. */
  few?: boolean
}

/** So many branches stand where only the nearest are of interest. */
const FEW = 3

interface Sorted {
  readonly from: string
  /** km by slug. */
  readonly away: ReadonlyMap<string, number>
  readonly branches: readonly Queries.BranchEntryFragment[]
}

/**
 * The branches, and a way to have the nearest first: by a city or PIN code, or by the browser's place if the visitor
 * allows it. Everything is reckoned in the browser. Without scripts the branches stand in their own order.
 */
export function NearestBranch({ texts, branches, few = false }: NearestBranchProps) {
  const id = React.useId()
  const isHydrated = useIsHydrated()
  const [sorted, setSorted] = React.useState<Sorted>()
  const [fault, setFault] = React.useState("")
  const [isLocating, setIsLocating] = React.useState(false)

  const sortFrom = async (position: Position, from: string) => {
    const { branchesByDistance } = await import("../../branches/nearest")
    const rows = branchesByDistance(position, branches)
    const known = rows.flatMap(({ branch, km }) =>
      km === null ? [] : [[branch.slug, km] as const],
    )
    setFault("")
    setSorted({ from, away: new Map(known), branches: rows.map(({ branch }) => branch) })
  }

  const sortByTyped = async (typed: string) => {
    try {
      const [{ positionOf }, { indianPlaces }] = await Promise.all([
        import("../../branches/nearest"),
        import("../../branches/places"),
      ])
      const place = positionOf(typed, indianPlaces)
      if (place.isKnown) await sortFrom(place.position, place.name)
      else setFault(place.sentence)
    } catch {
      setFault("The list of places could not be fetched. Check the connection and try again.")
    }
  }

  const sortByPlace = async () => {
    if (isLocating) return
    setIsLocating(true)
    const located = await visitorPosition(navigator.geolocation)
    if ("position" in located) await sortFrom(located.position, "you")
    else setFault(located.sentence)
    setIsLocating(false)
  }

  const shown = few ? (sorted?.branches.slice(0, FEW) ?? []) : (sorted?.branches ?? branches)
  return (
    <div className={styles.near}>
      <form
        className={isHydrated ? styles.near__form : `${styles.near__form} ${styles.isWaiting}`}
        onSubmit={(event) => {
          event.preventDefault()
          void sortByTyped(String(new FormData(event.currentTarget).get("place")))
        }}
      >
        <div className={`${styles.near__field} ${fault ? styles.isErr : ""}`}>
          <label htmlFor={id}>{texts.label}</label>
          <input
            className={styles.near__in}
            id={id}
            type="text"
            name="place"
            autoComplete="postal-code"
            enterKeyHint="search"
            aria-describedby={`${id}-said`}
            aria-invalid={fault ? true : undefined}
          />
        </div>
        <button className="btn btn--line" type="submit">
          Nearest first
        </button>
        <button
          className="btn btn--line"
          type="button"
          aria-disabled={isLocating ? true : undefined}
          onClick={() => void sortByPlace()}
        >
          <Icon name="locate" />
          Use my location
        </button>
        <p className={fault ? styles.near__err : "small muted"} id={`${id}-said`} role="status">
          {fault ? <Icon name="warning" /> : null}
          {fault || saidOf(sorted, isLocating) || texts.hint}
        </p>
      </form>
      {shown.length > 0 ? (
        <BranchCards branches={shown} away={sorted?.away} from={sorted?.from} />
      ) : null}
      <p className={isHydrated ? "small muted" : styles.isWaiting}>{texts.privacy}</p>
    </div>
  )
}

function saidOf(sorted: Sorted | undefined, isLocating: boolean): string {
  if (isLocating) return "Asking the browser for its place."
  const first = sorted?.branches[0]
  return sorted && first ? `Nearest to ${sorted.from}: ${first.name}.` : ""
}
