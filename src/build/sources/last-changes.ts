import { execFileSync } from "node:child_process"
import { statSync } from "node:fs"
import { join } from "node:path"
import { pathsBelow } from "../../content/check/read-files"

function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  })
}

/**
 * The time of the last commit to each file below a folder, as an ISO date, by path. Empty without Git and in a shallow clone,
 * where all files would have the same date.
 */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  const changes = new Map<string, string>()
  try {
    if (git(folder, "rev-parse", "--is-shallow-repository").trim() !== "false") return changes
    const log = git(
      folder,
      "-c",
      "core.quotePath=false",
      "log",
      "--format=@%cI",
      "--name-only",
      "--relative",
      "--",
      ".",
    )
    let date = ""
    for (const line of log.split("\n")) {
      if (line.startsWith("@")) date = line.slice(1)
      else if (line !== "" && !changes.has(line)) changes.set(line, date)
    }
  } catch {
    changes.clear()
  }
  return changes
}

/** The day the content last changed: of the last commit to its folder, or of its newest file without Git. */
export function contentDate(folder: string): Date {
  return lastCommit(folder) ?? newestFile(folder)
}

function lastCommit(folder: string): Date | undefined {
  try {
    const date = git(folder, "log", "-1", "--format=%cI", "--", ".").trim()
    return date === "" ? undefined : new Date(date)
  } catch {
    return undefined
  }
}

function newestFile(folder: string): Date {
  const times = pathsBelow(folder).map((file) => statSync(join(folder, file)).mtimeMs)
  return new Date(Math.max(0, ...times))
}
