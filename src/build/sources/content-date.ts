import { execFileSync } from "node:child_process"
import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"

/** The day the content was last changed: that of the last commit to its folder, or of its newest file where there is no Git. */
export function contentDate(folder: string): Date {
  return lastCommit(folder) ?? newestFile(folder)
}

function lastCommit(folder: string): Date | undefined {
  try {
    const date = execFileSync("git", ["log", "-1", "--format=%cI", "--", "."], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim()
    return date === "" ? undefined : new Date(date)
  } catch {
    return undefined
  }
}

function newestFile(folder: string): Date {
  const times = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs)
  return new Date(Math.max(0, ...times))
}
