import { contentCopyFile, siteStampFile } from "../../routes/generated-paths"
import type { BuildState } from "../saving/repository"
import { observed, pause, type PublishedChange, type TrackedChange } from "./stages"

const storageKey = "site-published-changes"

/** How many changes are remembered; the oldest go first. */
const remembered = 20

export interface Surroundings {
  /** Asks the host; a failed request is an undefined answer. */
  readonly fetchJson: (file: string) => Promise<unknown>
  /** What became of the build of a commit, where the backend can tell. */
  readonly buildState?: (commit: string) => Promise<BuildState | undefined>
  readonly onThisMachine: boolean
  readonly show: (changes: readonly TrackedChange[], now: number) => void
  readonly storage: Pick<Storage, "getItem" | "setItem">
}

/** Follows changes from the moment they are saved until they are live, also after the editor was closed and opened again. */
export function watchChanges({
  fetchJson,
  buildState,
  onThisMachine,
  show,
  storage,
}: Surroundings) {
  let changes = stored(storage)
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen: string | undefined
  let site: Readonly<Record<string, unknown>> | undefined

  const keep = (next: readonly TrackedChange[]) => {
    changes = next.slice(-remembered)
    storage.setItem(storageKey, JSON.stringify(changes))
    show(changes, Date.now())
  }

  const look = async () => {
    const stamp = JSON.stringify(await fetchJson(siteStampFile))
    // Without a stamp, as on the editor's own machine, only the content itself can tell.
    if (stamp === undefined || stamp !== seen) {
      site = ((await fetchJson(contentCopyFile)) as typeof site) ?? site
      seen = site && stamp
    }
    const next: TrackedChange[] = []
    for (const change of changes) {
      const isOpen = change.stage.name === "building" || change.stage.name === "failed"
      const build =
        isOpen && change.commit && buildState
          ? await buildState(change.commit).catch(() => undefined)
          : undefined
      next.push(observed(change, { now: Date.now(), site, build }))
    }
    // What was published or put away while the answers were on their way.
    const known = new Map(next.map((change) => [change.id, change]))
    keep(changes.map((change) => known.get(change.id) ?? change))
    schedule()
  }

  const schedule = () => {
    clearTimeout(timer)
    const wait = pause(changes, Date.now(), onThisMachine)
    if (wait !== undefined) timer = setTimeout(() => void look(), wait)
  }

  show(changes, Date.now())
  schedule()
  return {
    add: (change: PublishedChange) => {
      const older = changes.filter(({ path }) => path === change.path).map(({ before }) => before)
      keep([...changes, { ...change, older, stage: { name: "building" } }])
      schedule()
    },
    /** Asks again about what was given up. */
    lookAgain: () => {
      const again = changes.map((change) =>
        change.stage.name === "overdue"
          ? { ...change, savedAt: Date.now(), stage: { name: "building" as const } }
          : change,
      )
      keep(again)
      void look()
    },
    /** Puts away what needs no more attention. */
    clear: () => keep(changes.filter(({ stage }) => stage.name === "building")),
  }
}

function stored(storage: Pick<Storage, "getItem">): readonly TrackedChange[] {
  const text = storage.getItem(storageKey)
  return text ? (JSON.parse(text) as TrackedChange[]) : []
}
