import { contentCopyFile, siteStampFile } from "../../routes/generated-paths"
import type { BuildState } from "../saving/repository"
import {
  observed,
  pause,
  withoutOvertaken,
  type PublishedChange,
  type TrackedChange,
} from "./stages"

const storageKey = "site-published-changes"

/** How many changes to remember; the oldest are dropped. */
const remembered = 20

interface Surroundings {
  /** Fetches a file of the site; undefined if that fails. */
  readonly fetchJson: (file: string) => Promise<unknown>
  /** The state of the build of a commit, if the backend knows. */
  readonly buildState?: (commit: string) => Promise<BuildState | undefined>
  /** Called when the site has been built again. */
  readonly newRelease?: () => void
  readonly onThisMachine: boolean
  readonly show: (changes: readonly TrackedChange[], now: number) => void
  readonly storage: Pick<Storage, "getItem" | "setItem">
}

/** Follows changes from saving until they are live, even if the editor is closed and opened again. */
export function watchChanges({
  fetchJson,
  buildState,
  newRelease,
  onThisMachine,
  show,
  storage,
}: Surroundings) {
  let changes: readonly TrackedChange[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen: string | undefined
  let site: Readonly<Record<string, unknown>> | undefined

  const keep = (next: readonly TrackedChange[]) => {
    changes = next.slice(-remembered)
    storage.setItem(storageKey, JSON.stringify(changes))
    show(changes, Date.now())
  }

  const look = async () => {
    // npm start has no stamp, and answers {} for every file that is missing. There only the content itself shows a change.
    const { content: stamp } = ((await fetchJson(siteStampFile)) ?? {}) as { content?: string }
    if (stamp === undefined || stamp !== seen) {
      site = ((await fetchJson(contentCopyFile)) as typeof site) ?? site
      // What others have published is on the site, too.
      if (seen !== undefined) newRelease?.()
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
    // Changes published or dismissed during the requests.
    const known = new Map(next.map((change) => [change.id, change]))
    keep(withoutOvertaken(changes.map((change) => known.get(change.id) ?? change)))
    schedule()
  }

  const schedule = () => {
    clearTimeout(timer)
    const wait = pause(changes, Date.now(), onThisMachine)
    if (wait !== undefined) timer = setTimeout(() => void look(), wait)
  }

  const begin = () => {
    changes = stored(storage)
    show(changes, Date.now())
    schedule()
  }
  begin()
  // Another tab has published or dismissed something.
  window.addEventListener("storage", ({ key }) => {
    if (key === storageKey) begin()
  })
  return {
    add: (change: PublishedChange) => {
      const older = changes.filter(({ path }) => path === change.path).map(({ before }) => before)
      keep([...changes, { ...change, older, stage: { name: "building" } }])
      schedule()
    },
    /** Checks overdue changes again. */
    lookAgain: () => {
      const again = changes.map((change) =>
        change.stage.name === "overdue"
          ? { ...change, savedAt: Date.now(), stage: { name: "building" as const } }
          : change,
      )
      keep(again)
      void look()
    },
    /** Dismisses changes that need no more attention. */
    clear: () => keep(changes.filter(({ stage }) => stage.name === "building")),
  }
}

function stored(storage: Pick<Storage, "getItem">): readonly TrackedChange[] {
  const text = storage.getItem(storageKey)
  return text ? (JSON.parse(text) as TrackedChange[]) : []
}
