import type { BuildState } from "../saving/repository"

/** A change that an editor has published, on its way to the site. */
export interface PublishedChange {
  /** The entry, by its path in content/. */
  readonly path: string
  readonly title: string
  /** The address of its page, if it has one. */
  readonly page?: string
  /** When it was published (ms). */
  readonly savedAt: number
  readonly commit?: string
  /** The text of the entry as published; undefined if it was deleted. */
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
  const { stage, path, after, savedAt } = change
  if (stage.name === "live") return change
  // Both without the line breaks of the file.
  const isOnSite = site && JSON.stringify(site[path]) === (after && compact(after))
  if (isOnSite) return { ...change, stage: { name: "live", at: now } }
  if (build?.state === "failed") {
    return { ...change, stage: { name: "failed", sentences: build.sentences, link: build.link } }
  }
  if (build?.state === "running" && stage.name === "failed") {
    return { ...change, stage: { name: "building" } }
  }
  return stage.name === "building" && now - savedAt > patience
    ? { ...change, stage: { name: "overdue" } }
    : change
}

function compact(text: string): string {
  return JSON.stringify(JSON.parse(text))
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
export function sentence({ title, savedAt, stage, after }: TrackedChange, now: number): string {
  const [state, did] = after === undefined ? ["off the site", "deleted"] : ["live", "published"]
  const age = now - savedAt
  switch (stage.name) {
    case "building":
      return `${title}: saved ${age < 60_000 ? "just now" : `${duration(age)} ago`}. The site is being built.`
    case "live":
      return `${title} is ${state}, ${duration(stage.at - savedAt)} after you ${did} it.`
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

function duration(ms: number): string {
  if (ms < 90_000) return `${Math.max(1, Math.round(ms / 1000))} seconds`
  return `${Math.round(ms / 60_000)} minutes`
}
