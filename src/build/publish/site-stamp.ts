import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"

/**
 * What a published site says about itself, so that the editor can tell when a change is live: the commit it was built from
 * (null where there is no Git) and a hash of all entries. There is no build time: two builds of one commit give the same bytes.
 */
export function siteStamp(entries: ReadonlyMap<string, unknown>): string {
  const content = createHash("sha256")
    .update(JSON.stringify([...entries]))
    .digest("hex")
  return JSON.stringify({ commit: currentCommit(), content })
}

function currentCommit(): string | null {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim()
  } catch {
    return null
  }
}
