import * as React from "react"
import { branchesByDistance, type BranchAway } from "../byDistance"
import type { Position } from "../position"
import { useLanguage } from "../../interface/words"
import type { BranchWords } from "../../interface/catalogue"

type Branch = Queries.BranchEntryFragment

/** Where to measure from. */
interface From {
  readonly position: Position
  /** "you", "Kanpur" */
  readonly name: string
  /** Other towns of this name. */
  readonly others: readonly string[]
}

/** The state of a search. */
export type Search =
  | { readonly status: "idle" | "locating" | "looking" }
  | {
      readonly status: "sorted"
      readonly from: From
      readonly rows: readonly BranchAway<Branch>[]
      /** Whether a distance is approximate: towns and PIN codes cover several kilometres. */
      readonly isApproximate: (branch: Branch) => boolean
    }
  | {
      readonly status: "unknown"
      readonly sentence: string
      readonly choices: readonly string[]
      /** Whether the typed text is at fault, rather than the location or the network. */
      readonly isTyped: boolean
    }

/** Sorts branches by distance from a typed place or from the visitor. Drops answers that arrive after a newer search. */
export function useNearestBranch(branches: readonly Branch[], words: BranchWords) {
  const language = useLanguage()
  const [search, setSearch] = React.useState<Search>({ status: "idle" })
  const latest = React.useRef(0)

  /** Runs a search; its answer counts only if no newer search has started. */
  const begin = async (status: "locating" | "looking", find: () => Promise<Search>) => {
    latest.current += 1
    const own = latest.current
    setSearch({ status })
    const found = await find().catch(() => failure(words.notLoaded))
    if (own === latest.current) setSearch(found)
  }

  return {
    search,
    findTyped: (typed: string) =>
      void begin("looking", async () => {
        const { findPlace, positionOfBranch } = await loadPlaces()
        const place = findPlace(typed, language, words)
        if (place.kind === "unknown") return { ...place, status: "unknown", isTyped: true }
        const rows = branchesByDistance(place.position, branches, positionOfBranch)
        return { status: "sorted", from: place, rows, isApproximate: () => true }
      }),
    findVisitor: () =>
      void begin("locating", async () => {
        const located = await visitorPosition(navigator.geolocation)
        if ("refusal" in located) return failure(words[located.refusal])
        const isPlaced = branches.every(({ position }) => position)
        const positionOf = isPlaced ? undefined : (await loadPlaces()).positionOfBranch
        return {
          status: "sorted",
          from: { position: located.position, name: words.you, others: [] },
          rows: branchesByDistance(located.position, branches, positionOf),
          isApproximate: ({ position }) => !position,
        }
      }),
    /** Cancels a pending location request once the visitor types. */
    forgetLocation: () => {
      if (search.status !== "locating") return
      latest.current += 1
      setSearch({ status: "idle" })
    },
  }
}

/** The tables of PIN codes and towns, loaded at a search only. */
function loadPlaces() {
  return import("./findPlace")
}

function failure(sentence: string): Search {
  return { status: "unknown", sentence, choices: [], isTyped: false }
}

type Refusal = "noLocation" | "denied" | "notLocated" | "tooSlow"

/** By the code of a GeolocationPositionError. */
const refusals: Record<number, Refusal> = { 1: "denied", 2: "notLocated", 3: "tooSlow" }

/** The visitor's position, or why it is unknown. Call only after a press, because browsers ask for permission. Never rejects. */
function visitorPosition(
  geolocation: Geolocation | undefined,
): Promise<{ readonly position: Position } | { readonly refusal: Refusal }> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve({ refusal: "noLocation" })
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ position: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => resolve({ refusal: refusals[code] ?? "notLocated" }),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  })
}
