import type { BuildState } from "../saving/repository"

/** A change that an editor has published, on its way to the site. */
export interface PublishedChange {
  readonly id: string
  /** The entry, by its path in content/. */
  readonly path: string
  readonly title: string
  /** The address of its page, if it has one. */
  readonly page?: string
  /** When it was published (ms). */
  readonly savedAt: number
  readonly commit?: string
  /** The text of the entry before and after; undefined where it does not exist. */
  readonly before?: string
  readonly after?: string
}

type Stage =
  | { readonly name: "building" }
  /** `at`: when it was first seen on the site (ms). */
  | { readonly name: "live"; readonly at: number }
  | { readonly name: "failed"; readonly sentences: readonly string[]; readonly link?: string }
  /** No news for too long. */
  | { readonly name: "overdue" }

export interface TrackedChange extends PublishedChange {
  readonly stage: Stage
  /** The entry on the site at the first check, compact; null if it was not there. */
  readonly first?: string | null
  /** The same from earlier changes of the entry: the site may show any of these for a while. */
  readonly older?: readonly (string | undefined)[]
}

/** What is known at a moment. Failed requests are left out. */
interface Observation {
  readonly now: number
  /** The entries the site was built from, by their path in content/. */
  readonly site?: Readonly<Record<string, unknown>>
  readonly build?: BuildState
}

/** After this time (ms) the editor stops asking. */
export const patience = 30 * 60_000

/** The stage of a change after an observation. A live change stays live; a failed build may be followed by one that works. */
export function observed(change: TrackedChange, { now, site, build }: Observation): TrackedChange {
  if (change.stage.name === "live") return change
  if (site) {
    const there = site[change.path] === undefined ? null : JSON.stringify(site[change.path])
    if (isOnSite(change, there)) return { ...change, stage: { name: "live", at: now } }
    if (change.first === undefined) return observed({ ...change, first: there }, { now, build })
  }
  if (build?.state === "failed") {
    return {
      ...change,
      stage: { name: "failed", sentences: build.sentences, link: build.link },
    }
  }
  if (build?.state === "running" && change.stage.name === "failed") {
    return { ...change, stage: { name: "building" } }
  }
  if (change.stage.name === "building" && now - change.savedAt > patience) {
    return { ...change, stage: { name: "overdue" } }
  }
  return change
}

/** Whether the site shows the entry as published, or as somebody has published it since. */
function isOnSite(
  { before, after, first, older = [] }: TrackedChange,
  there: string | null,
): boolean {
  if (there === compact(after)) return true
  const known = [first, ...[before, ...older].map(compact)]
  return first !== undefined && !known.includes(there)
}

/** The text of an entry without line breaks and spaces; null if there is none. */
function compact(text: string | undefined): string | null {
  return text === undefined ? null : JSON.stringify(JSON.parse(text))
}

/** The changes without those of an entry of which a later one is live: nobody waits for them any more. */
export function withoutOvertaken(changes: readonly TrackedChange[]): readonly TrackedChange[] {
  return changes.filter(
    ({ path, stage }, index) =>
      stage.name === "live" ||
      !changes.slice(index + 1).some((later) => later.path === path && later.stage.name === "live"),
  )
}

/** How long to wait (ms) before checking a change of this age (ms) again; undefined when there is nothing to check. */
export function pause(changes: readonly TrackedChange[], now: number, onThisMachine: boolean) {
  const ages = changes
    .filter(({ stage, savedAt }) =>
      stage.name === "failed" ? now - savedAt < patience : stage.name === "building",
    )
    .map(({ savedAt }) => now - savedAt)
  if (ages.length === 0) return undefined
  const youngest = Math.min(...ages)
  if (onThisMachine && youngest < 60_000) return 2_000
  if (youngest < 3 * 60_000) return 10_000
  return youngest < 10 * 60_000 ? 20_000 : 60_000
}

/** A line of the list: "Branches, Raipur is live, 4 minutes after you published it." */
export function sentence(change: TrackedChange, now: number): string {
  const { title, savedAt, stage, after } = change
  const isDeleted = after === undefined
  switch (stage.name) {
    case "building":
      return `${title}: saved ${ago(now - savedAt)}. The site is being built.`
    case "live":
      return `${title} is ${isDeleted ? "off the site" : "live"}, ${duration(stage.at - savedAt)} after you ${isDeleted ? "deleted" : "published"} it.`
    case "failed":
      return `${title} is saved, but not live: ${stage.sentences.join(" ")}`
    case "overdue":
      return `${title} is saved, but not live after ${duration(patience)}. Ask whoever runs the site, or look again later.`
  }
}

/** The summary above the list. */
export function summary(changes: readonly TrackedChange[]): string {
  const count = (name: Stage["name"]) => changes.filter(({ stage }) => stage.name === name).length
  const [failed, building, overdue] = [count("failed"), count("building"), count("overdue")]
  if (failed > 0) return failed === 1 ? "A change is not live" : `${failed} changes are not live`
  if (building > 0) {
    return building === 1 ? "Saved, being built" : `${building} changes are being built`
  }
  if (overdue > 0) return "Saved, not live yet"
  return changes.length === 1 ? "Live" : `All ${changes.length} changes are live`
}

function ago(ms: number): string {
  return ms < 60_000 ? "just now" : `${duration(ms)} ago`
}

function duration(ms: number): string {
  if (ms < 90_000) return `${Math.max(1, Math.round(ms / 1000))} seconds`
  return `${Math.round(ms / 60_000)} minutes`
}
