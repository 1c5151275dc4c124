import type { BuildState } from "./repository"

/** What a builder has reported about a commit, in the words of GitHub's and Gitea's commit statuses. */
export interface CommitStatus {
  readonly state: string
  readonly description: string | null
  readonly target_url: string | null
}

/** What the reports about a commit say together; undefined while there are none. */
export function reported(statuses: readonly CommitStatus[]): BuildState | undefined {
  if (statuses.length === 0) return undefined
  const broken = statuses.find(({ state }) => ["failure", "error"].includes(state))
  if (broken) {
    return {
      state: "failed",
      sentences: [broken.description || "The build failed."],
      link: broken.target_url || undefined,
    }
  }
  const isRunning = statuses.some(({ state }) => state === "pending")
  return { state: isRunning ? "running" : "passed", sentences: [] }
}
