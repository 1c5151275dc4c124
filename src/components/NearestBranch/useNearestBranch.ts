import * as React from "react"
import type { BranchAway } from "../../branches/nearest"
import type { Places } from "../../branches/places"
import type { Position } from "../../branches/position"
import { visitorPosition } from "./geolocation"
import type { Language } from "../../interface/language"
import { useLanguage } from "../../interface/words"
import type { BranchWords } from "../../interface/rooms"

type Branch = Queries.BranchEntryFragment

/** Where to measure from. */
interface From {
  readonly position: Position
  /** "you", "Kanpur, Uttar Pradesh" */
  readonly name: string
  /** True for towns and PIN codes, which cover several kilometres. */
  readonly isApproximate: boolean
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
      /** Slugs of branches located only by their town. */
      readonly inTown: ReadonlySet<string>
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
      void begin("looking", async () =>
        searchTyped(typed, branches, await loadedPlaces(language), words),
      ),
    findVisitor: () =>
      void begin("locating", () => searchVisitor(branches, () => loadedPlaces(language), words)),
    /** Cancels a pending location request once the visitor types. */
    forgetLocation: () => {
      if (search.status !== "locating") return
      latest.current += 1
      setSearch({ status: "idle" })
    },
  }
}

async function searchTyped(
  typed: string,
  branches: readonly Branch[],
  places: Places,
  words: BranchWords,
): Promise<Search> {
  const { findPlace } = await import("../../branches/findPlace")
  const place = findPlace(typed, places, words)
  return place.kind === "found"
    ? sortedFrom({ ...place, isApproximate: true }, branches, places, words)
    : { ...place, status: "unknown", isTyped: true }
}

async function searchVisitor(
  branches: readonly Branch[],
  loadPlaces: () => Promise<Places>,
  words: BranchWords,
): Promise<Search> {
  const located = await visitorPosition(navigator.geolocation)
  if ("refusal" in located) return failure(words[located.refusal])
  const places = branches.every(({ position }) => position) ? null : await loadPlaces()
  const from = { position: located.position, name: words.you, isApproximate: false, others: [] }
  return sortedFrom(from, branches, places, words)
}

async function sortedFrom(
  from: From,
  branches: readonly Branch[],
  places: Places | null,
  words: BranchWords,
): Promise<Search> {
  const { branchesByDistance, positionOfBranch } = await import("../../branches/nearest")
  const inTown = branches.filter(({ position }) => !position).map(({ slug }) => slug)
  const rows = branchesByDistance(from.position, branches, (branch) =>
    places ? positionOfBranch(branch, places, words) : branch.position,
  )
  return { status: "sorted", from, rows, inTown: new Set(inTown) }
}

/** Loads the table of positions on demand, 27 KB compressed; for Hindi also the names of towns, 3 KB. */
async function loadedPlaces(language: Language): Promise<Places> {
  const [{ unpackPlaces, placesInHindi }, { default: packed }, hindi] = await Promise.all([
    import("../../branches/places"),
    import("../../branches/geonames.json"),
    language === "hi" ? import("../../branches/townsInHindi") : undefined,
  ])
  const places = unpackPlaces(packed)
  return hindi ? placesInHindi(places, hindi.townsInHindi) : places
}

function failure(sentence: string): Search {
  return { status: "unknown", sentence, choices: [], isTyped: false }
}
