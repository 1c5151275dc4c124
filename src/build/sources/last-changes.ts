import { execFileSync } from "node:child_process"

function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  })
}

/**
 * When each file below a folder was last changed by a commit, as ISO date with time, by its path there. Empty where there
 * is no Git, and in a clone that has only the newest commits: there every file would seem to be of one day.
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
