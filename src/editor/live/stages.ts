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

export interface TrackedChange extends PublishedChange {
  /** When it was first seen on the site (ms). */
  readonly liveAt?: number
  /** Why its build failed, if it did. */
  readonly failed?: BuildState
}

/** After this time (ms) a change should be live. */
export const patience = 30 * 60_000

export type Stage = "building" | "live" | "failed" | "overdue"

export function stageOf({ savedAt, liveAt, failed }: TrackedChange, now: number): Stage {
  if (liveAt !== undefined) return "live"
  if (failed) return "failed"
  return now - savedAt >= patience ? "overdue" : "building"
}

/**
 * A change after a look at the site and its build; what could not be asked is left out. A live change stays live; a failed
 * build may be followed by one that works.
 *
 * @param site the entries the site was built from, by their path in content/
 */
export function observed(
  change: TrackedChange,
  now: number,
  site?: Readonly<Record<string, unknown>>,
  build?: BuildState,
): TrackedChange {
  const { liveAt, path, after } = change
  if (liveAt !== undefined) return change
  // Both without the line breaks of the file.
  const isOnSite = site && JSON.stringify(site[path]) === (after && compact(after))
  if (isOnSite) return { ...change, liveAt: now }
  return build ? { ...change, failed: build.state === "failed" ? build : undefined } : change
}

function compact(text: string): string {
  return JSON.stringify(JSON.parse(text))
}

/** How long to wait (ms) before looking again; undefined when there is nothing to look for. */
export function pause(changes: readonly TrackedChange[], now: number, onThisMachine: boolean) {
  const open = changes.filter(({ liveAt }) => liveAt === undefined)
  if (open.length === 0) return undefined
  const youngest = now - Math.max(...open.map(({ savedAt }) => savedAt))
  if (onThisMachine && youngest < 60_000) return 2_000
  if (youngest < 3 * 60_000) return 10_000
  return youngest < patience ? 30_000 : 5 * 60_000
}

/** A line of the list: "Branches, Raipur is live, 4 minutes after you published it." */
export function sentence(change: TrackedChange, now: number): string {
  const { title, savedAt, liveAt = now, failed, after } = change
  const [state, did] = after === undefined ? ["off the site", "deleted"] : ["live", "published"]
  switch (stageOf(change, now)) {
    case "building":
      return `${title}: saved ${duration(now - savedAt)} ago. The site is being built.`
    case "live":
      return `${title} is ${state}, ${duration(liveAt - savedAt)} after you ${did} it.`
    case "failed":
      return `${title} is saved, but not live: ${failed?.sentences.join(" ")}`
    case "overdue":
      return `${title} is saved, but not live after ${duration(patience)}. Ask whoever runs the site.`
  }
}

/** The summary above the list. */
export function summary(stages: readonly Stage[]): string {
  const count = (name: Stage) => stages.filter((stage) => stage === name).length
  const [failed, building, overdue] = [count("failed"), count("building"), count("overdue")]
  if (failed > 0) return failed === 1 ? "A change is not live" : `${failed} changes are not live`
  if (building > 0) {
    return building === 1 ? "Saved, being built" : `${building} changes are being built`
  }
  if (overdue > 0) return "Saved, not live yet"
  return stages.length === 1 ? "Live" : `All ${stages.length} changes are live`
}

function duration(ms: number): string {
  if (ms < 90_000) return `${Math.max(1, Math.round(ms / 1000))} seconds`
  return `${Math.round(ms / 60_000)} minutes`
}
