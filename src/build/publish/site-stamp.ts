import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"

/** What a published site says about itself, so that the editor can tell when a change is live. */
interface SiteStamp {
  /** The commit it was built from; null where there is no Git. */
  readonly commit: string | null
  /** A hash of all entries. */
  readonly content: string
}

/** The stamp as a file. It has no build time: two builds of one commit give the same bytes. */
export function siteStamp(entries: ReadonlyMap<string, unknown>, commit = currentCommit()): string {
  const content = createHash("sha256")
    .update(JSON.stringify([...entries]))
    .digest("hex")
  return JSON.stringify({ commit, content } satisfies SiteStamp)
}

function currentCommit(): string | null {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim()
  } catch {
    return null
  }
}
