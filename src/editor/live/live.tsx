import { typeOfEntry } from "../../content/model/translation"
import { contentCopyFile } from "../../content/routes/paths"
import {
  fetchJson,
  publishedNow,
  setPublished,
  setPublishedFiles,
  type PublishedContent,
} from "../published-content"
import { entryTitle } from "../saving/change-check"
import { loggedIn } from "../saving/repository"
import type { WrittenChange } from "../saving/written"
import { say } from "../sentences"
import { shared } from "../../kit/hooks/shared"
import { Lines } from "../windows"

/** After this time (ms) what was published should be live. */
const patience = 30 * 60_000

/** Where the changes are: what the strip at the foot of the editor says, and of each entry that is not live. */
const stages = {
  building: ["Saved, being built", "{title} is saved. The site is being built."],
  live: ["Live", "{title} is saved. The site is being built."],
  failed: ["A change is not live", "{title} is saved, but not live: the site could not be built."],
  overdue: ["Saved, not live yet", "{title} is saved, but not live. Ask whoever runs the site."],
} as const

interface State {
  readonly stage: keyof typeof stages
  readonly lines: readonly string[]
  /** What to look at: the page that has become live, or why the build failed. */
  readonly address?: string
}

const state = shared<State | undefined>(undefined)

/** Says in the strip whether what was published is live. */
export function Changes() {
  const { stage, lines, address } = state.use() ?? {}
  if (!stage || !lines) return null
  return (
    <details className="site-box" data-stage={stage}>
      <summary>
        <span role="status">{say(stages[stage][0])}</span>
      </summary>
      <Lines lines={lines} />
      {address && (
        <a href={address} target="_blank" rel="noopener">
          {say(stage === "live" ? "See the page" : "What the build says")}
        </a>
      )}
    </details>
  )
}

type LastChange = Pick<WrittenChange, "title" | "page" | "commit">

/**
 * Compares the site with the repository, from the login and each publication on until both are alike, and says whether what was
 * published is live. What others have published is then known here, too. Before the login, and for a host without a repository
 * here, the content of the site is all that is known.
 *
 * @returns the function to call with each saved change, once the content of the site is known
 */
export async function followSite(onThisMachine: boolean): Promise<(change: LastChange) => void> {
  let site: PublishedContent | undefined
  let commit: string | undefined
  let last: LastChange | undefined
  let begun = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let looks = 0

  const look = async () => {
    const own = ++looks
    const repository = loggedIn.get()?.repository
    const now = (await fetchJson(contentCopyFile)) as PublishedContent | undefined
    const isNew = JSON.stringify(now) !== JSON.stringify(site)
    const nothing = () => undefined
    const content = isNew ? await repository?.content().catch(nothing) : undefined
    const asked = commit && state.get() ? repository?.failedBuild?.(commit) : undefined
    const failed = await asked?.catch(nothing)
    // One that began before a later publication knows less than the one that this has begun.
    if (own !== looks) return
    const isMissed = isNew && repository !== undefined && !content
    // Asked again until the repository has answered.
    if (!isMissed) site = now ?? site
    if (content) setPublishedFiles(content.files)
    else if (isNew && site && !repository) setPublished(site)
    commit = content?.head ?? commit
    const waiting = site ? differing(site, publishedNow()) : []
    if (waiting.length > 0 || state.get() || last) show(waiting, failed)
    clearTimeout(timer)
    if (waiting.length > 0 || isMissed) timer = setTimeout(() => void look(), pause())
  }

  /** A tenth of the time that it has taken so far. */
  const pause = () =>
    Math.min(5 * 60_000, Math.max(onThisMachine ? 2_000 : 10_000, (Date.now() - begun) / 10))

  const show = (waiting: readonly string[], failed: string | undefined) => {
    const building = Date.now() - begun < patience ? "building" : "overdue"
    const stage = waiting.length === 0 ? "live" : failed ? "failed" : building
    const titleOf = (path: string) => entryTitle(path, publishedNow()[path] ?? site?.[path])
    const lines = waiting.map((path) => say(stages[stage][1], { title: titleOf(path) }))
    if (stage !== "live" || !last) return state.set({ stage, lines, address: failed })
    const told = say("The change of {title} is live.", { title: last.title })
    state.set({ stage, lines: [told], address: last.page })
  }

  loggedIn.watch(() => {
    site = undefined
    void look()
  })
  // What is live needs no more attention.
  window.addEventListener("hashchange", () => {
    if (state.get()?.stage !== "live") return
    state.set(undefined)
    last = undefined
  })
  await look()
  return (change) => {
    begun = Date.now()
    last = change
    commit = change.commit ?? commit
    void look()
  }
}

/** The entries that are not on the site as they are in the repository, by their path in content/. */
function differing(site: PublishedContent, now: PublishedContent): string[] {
  return Object.keys({ ...site, ...now }).filter(
    (path) => typeOfEntry(path) && JSON.stringify(site[path]) !== JSON.stringify(now[path]),
  )
}
