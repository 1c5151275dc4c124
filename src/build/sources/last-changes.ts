import { execFileSync } from "node:child_process"

/** The output of git in a folder; empty without Git or a commit. */
function git(folder: string, ...args: string[]): string {
  try {
    return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
    })
  } catch {
    return ""
  }
}

/**
 * The time of the last commit to each file below a folder, as an ISO date, by path. Empty without Git and in a shallow clone,
 * where all files would have the same date.
 */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  const changes = new Map<string, string>()
  if (git(folder, "rev-parse", "--is-shallow-repository").trim() !== "false") return changes
  let date = ""
  const log = git(folder, "log", "--format=@%cI", "--name-only", "--relative", "--", ".")
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) date = line.slice(1)
    else if (line !== "" && !changes.has(line)) changes.set(line, date)
  }
  return changes
}

/** The day the content last changed: of the last commit to its folder, or today without Git. */
export function contentDate(folder: string): Date {
  const date = git(folder, "log", "-1", "--format=%cI", "--", ".").trim()
  return date === "" ? new Date() : new Date(date)
}
