import * as React from "react"
import { distanceText } from "../distanceText"
import { BranchCards } from "../../components/BranchCards/BranchCards"
import { Icon } from "../../components/Icon/Icon"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import { useNearestBranch, type Search } from "./useNearestBranch"
import * as fields from "../../components/Field/Field.module.css"
import * as faultLine from "../../components/FaultLine/FaultLine.module.css"
import * as styles from "./NearestBranch.module.css"
import { useWords } from "../../interface/words"
import type { BranchWords } from "../../interface/catalogue"

interface NearestBranchProps {
  texts: {
    readonly label: string
    readonly hint?: string | null
    readonly privacy: string
  }
  /** All branches; any of them can be the nearest. */
  branches: readonly Queries.BranchEntryFragment[]
  /** The branches listed before a search. Without them, only the nearest few appear after one. */
  listed?: readonly Queries.BranchEntryFragment[]
}

/** How many branches to show where only the nearest matter. */
const FEW = 3

/**
 * Finds the nearest branch by PIN code, town or location. Everything is computed in the browser. Without scripts the branches
 * are listed in their usual order.
 */
export function NearestBranch({ texts, branches, listed }: NearestBranchProps) {
  const id = React.useId()
  const words = useWords("branches")
  const isHydrated = useIsHydrated()
  const [typed, setTyped] = React.useState("")
  const status = React.useRef<HTMLParagraphElement>(null)
  const { search, findTyped, findVisitor, forgetLocation } = useNearestBranch(branches, words)
  const isBusy = search.status === "locating" || search.status === "looking"
  const isFaulty = search.status === "unknown" && search.choices.length === 0
  const isFieldFaulty = isFaulty && search.isTyped

  const choose = (town: string) => {
    setTyped(town)
    // The pressed town disappears.
    status.current?.focus({ preventScroll: true })
    findTyped(town)
  }

  return (
    <div className={styles.near}>
      <form
        className={isHydrated ? styles.near__form : `${styles.near__form} ${styles.isWaiting}`}
        onSubmit={(event) => {
          event.preventDefault()
          findTyped(typed)
        }}
      >
        <div className={`${fields.field} ${isFieldFaulty ? fields.isFaulty : ""}`}>
          <label htmlFor={id}>{texts.label}</label>
          <input
            className={fields.control}
            id={id}
            type="text"
            name="place"
            value={typed}
            autoComplete="postal-code"
            enterKeyHint="search"
            aria-describedby={`${id}-status`}
            aria-invalid={isFieldFaulty ? true : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              forgetLocation()
            }}
          />
        </div>
        <button className="btn btn--line" type="submit">
          {words.find}
        </button>
        <button
          className="btn btn--line"
          type="button"
          aria-disabled={isBusy ? true : undefined}
          onClick={() => (isBusy ? undefined : findVisitor())}
        >
          <Icon name="locate" />
          <span>{words.locate}</span>
        </button>
        <p
          className={isFaulty ? faultLine.fault : "small muted"}
          id={`${id}-status`}
          role="status"
          tabIndex={-1}
          ref={status}
        >
          {isFaulty ? <Icon name="warning" /> : null}
          <span>{sentenceOf(search, words) || texts.hint}</span>
        </p>
        <Choices search={search} onChoose={choose} />
      </form>
      <Cards search={search} listed={listed} />
      <p className={isHydrated ? "small muted" : styles.isWaiting}>
        <span>{texts.privacy}</span>
      </p>
      {search.status === "sorted" ? (
        <p className="small muted">
          {words.sources} <a href="https://www.geonames.org/">GeoNames</a>,{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
        </p>
      ) : null}
    </div>
  )
}

function sentenceOf(search: Search, words: BranchWords): string {
  switch (search.status) {
    case "idle":
      return ""
    case "locating":
      return words.locating
    case "looking":
      return words.looking
    case "unknown":
      return search.sentence
    case "sorted": {
      const [first] = search.rows
      if (!first || first.km === null) return words.notSorted
      return words.nearest(search.from.name, first.branch.name, distanceOf(search, first, words))
    }
  }
}

type Sorted = Extract<Search, { status: "sorted" }>

function distanceOf(
  { isApproximate }: Sorted,
  { branch, km }: Sorted["rows"][number],
  words: BranchWords,
): string {
  return km === null ? "" : distanceText(km, words, isApproximate(branch))
}

/** Towns to choose from: possible meanings, or other towns of the same name. */
function Choices({ search, onChoose }: { search: Search; onChoose: (town: string) => void }) {
  const words = useWords("branches")
  const towns =
    search.status === "unknown"
      ? search.choices
      : search.status === "sorted"
        ? search.from.others
        : []
  if (towns.length === 0) return null
  return (
    <div className={styles.near__choices} role="group" aria-label={words.towns}>
      {search.status === "sorted" ? <span className="small">{words.notThis}</span> : null}
      {towns.map((town) => (
        <button className="chip" type="button" key={town} onClick={() => onChoose(town)}>
          {town}
        </button>
      ))}
    </div>
  )
}

/** The branch cards, sorted after a search. */
function Cards({ search, listed }: { search: Search; listed: NearestBranchProps["listed"] }) {
  const words = useWords("branches")
  if (search.status !== "sorted") return listed ? <BranchCards branches={listed} /> : null
  const rows = listed ? search.rows : search.rows.slice(0, FEW)
  const away = new Map(
    rows.flatMap((row) =>
      row.km === null ? [] : [[row.branch.slug, distanceOf(search, row, words)] as const],
    ),
  )
  return (
    <BranchCards branches={rows.map(({ branch }) => branch)} away={away} from={search.from.name} />
  )
}
