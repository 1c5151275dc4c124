import * as React from "react"
import { distanceText, branchesByDistance, type Position } from "../places"
import { BranchCard, type Branch } from "../BranchCard"
import { Icon } from "../../kit/blocks/Icon"
import { useIsHydrated } from "../../kit/hooks/hydrated"
import * as fields from "../../kit/blocks/Field.module.css"
import * as styles from "./NearestBranch.module.css"
import { useLanguage, useWords } from "../../kit/words/words"
import type { BranchWords } from "../../kit/words/catalogue"

interface NearestBranchProps {
  texts: {
    readonly label: string
    readonly hint?: string | null
    readonly privacy: string
  }
  /** All branches; any of them can be the nearest. */
  branches: readonly Branch[]
  /** The branches listed before a search. */
  listed: readonly Branch[]
}

/** What a search has come to. */
interface NearestSearch {
  readonly isBusy?: boolean
  /** Said below the field. */
  readonly sentence: string
  /** What is at fault: what was typed, or the location or the network. */
  readonly fault?: "typed" | "other"
  /** Towns to choose from: possible meanings, or other towns of the same name. */
  readonly towns?: readonly string[]
  readonly sorted?: {
    readonly from: string
    readonly branches: readonly Branch[]
    /** Distances in words, by slug. */
    readonly away: ReadonlyMap<string, string>
  }
}

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
  const { search, findTyped, findVisitor, forget } = useNearestBranch(branches, words)
  const { isBusy, sentence, fault, towns = [], sorted } = search

  const choose = (town: string) => {
    setTyped(town)
    // The pressed town disappears.
    status.current?.focus({ preventScroll: true })
    findTyped(town)
  }

  return (
    <div className="stack">
      <form
        className={`no-print ${styles.near__form} ${isHydrated ? "" : "waiting"}`}
        onSubmit={(event) => {
          event.preventDefault()
          findTyped(typed)
        }}
      >
        <div className={`${fields.field} ${fault === "typed" ? fields.isFaulty : ""}`}>
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
            aria-invalid={fault === "typed" ? true : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              forget()
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
          className={fault ? fields.fault : "small muted"}
          id={`${id}-status`}
          role="status"
          tabIndex={-1}
          ref={status}
        >
          {fault ? <Icon name="warning" /> : null}
          <span>{sentence || texts.hint}</span>
        </p>
        {towns.length > 0 ? (
          <div className="cluster" role="group" aria-label={words.towns}>
            {sorted ? <span className="small">{words.notThis}</span> : null}
            {towns.map((town) => (
              <button className="chip" type="button" key={town} onClick={() => choose(town)}>
                {town}
              </button>
            ))}
          </div>
        ) : null}
      </form>
      <BranchCards {...(sorted ?? { branches: listed })} />
      <p className={isHydrated ? "small muted" : "waiting"}>
        <span>{texts.privacy}</span>
      </p>
      {sorted ? (
        <p className="small muted">
          {words.sources} <a href="https://www.geonames.org/">GeoNames</a>,{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
        </p>
      ) : null}
    </div>
  )
}

interface BranchCardsProps {
  branches: readonly Branch[]
  /** Distances in words, by slug: "about 110 km as the crow flies". With them the first branch is marked as the nearest. */
  away?: ReadonlyMap<string, string>
  /** From where they are measured: "you", "Kanpur, Uttar Pradesh". */
  from?: string
}

/** Branch offices in a ruled grid, with everything one can do from each. */
function BranchCards({ branches, away, from }: BranchCardsProps) {
  const words = useWords("branches")
  return (
    <div className={`ruled ${styles.bcards}`}>
      {branches.map((branch, place) => {
        const distance = away?.get(branch.slug)
        const isNearest = distance !== undefined && place === 0
        return (
          <article
            key={branch.slug}
            className={isNearest ? `${styles.bcard} ${styles.bcardNear}` : styles.bcard}
          >
            {distance === undefined ? null : (
              <p className={`label ${styles.near}`}>
                {isNearest && from ? `${words.nearestTo(from)}${distance}` : distance}
              </p>
            )}
            <BranchCard branch={branch} />
          </article>
        )
      })}
    </div>
  )
}

/** Sorts branches by distance from a typed place or from the visitor. Drops answers that arrive after a newer search. */
function useNearestBranch(branches: readonly Branch[], words: BranchWords) {
  const language = useLanguage()
  const [search, setSearch] = React.useState<NearestSearch>({ sentence: "" })
  const latest = React.useRef(0)

  const begin = async (sentence: string, find: () => Promise<NearestSearch>) => {
    const number = (latest.current += 1)
    setSearch({ isBusy: true, sentence })
    const found = await find().catch(() => ({ sentence: words.notLoaded, fault: "other" }) as const)
    if (number === latest.current) setSearch(found)
  }

  /** The tables of PIN codes and towns are loaded at a search only. */
  const sortedFrom = async (position: Position, from: string, isPrecise: boolean) => {
    const { positionOfBranch } = await import("./findPlace")
    const rows = branchesByDistance(position, branches, positionOfBranch)
    const away = new Map<string, string>()
    for (const { branch, km } of rows) {
      // Towns and PIN codes cover several kilometres.
      const isAbout = !isPrecise || !branch.position
      if (km !== null) away.set(branch.slug, distanceText(km, words, isAbout))
    }
    const [{ branch: first }] = rows
    const distance = away.get(first.slug)
    return {
      sentence: distance ? words.nearest(from, first.name, distance) : words.notSorted,
      sorted: { from, away, branches: rows.map(({ branch }) => branch) },
    }
  }

  return {
    search,
    findTyped: (typed: string) =>
      void begin(words.looking, async () => {
        const { findPlace } = await import("./findPlace")
        const place = findPlace(typed, language, words)
        const towns = place.others
        if (place.kind === "found") {
          return { ...(await sortedFrom(place.position, place.name, false)), towns }
        }
        const fault = towns.length > 0 ? {} : ({ fault: "typed" } as const)
        return { sentence: place.sentence, towns, ...fault }
      }),
    findVisitor: () =>
      void begin(words.locating, async () => {
        const located = await visitorPosition()
        return "refusal" in located
          ? { sentence: words[located.refusal], fault: "other" }
          : sortedFrom(located.position, words.you, true)
      }),
    /** Gives up a search that has no answer yet. */
    forget: () => {
      if (!search.isBusy) return
      latest.current += 1
      setSearch({ sentence: "" })
    },
  }
}

type Refusal = "noLocation" | "denied" | "notLocated" | "tooSlow"

/** By the code of a GeolocationPositionError. */
const refusals: Record<number, Refusal> = { 1: "denied", 2: "notLocated", 3: "tooSlow" }

/** The visitor's position, or why it is unknown. Call only after a press, because browsers ask for permission. Never rejects. */
function visitorPosition(): Promise<
  { readonly position: Position } | { readonly refusal: Refusal }
> {
  return new Promise((resolve) => {
    const geolocation = navigator.geolocation as Geolocation | undefined
    if (!geolocation) return resolve({ refusal: "noLocation" })
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ position: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => resolve({ refusal: refusals[code] ?? "notLocated" }),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  })
}
