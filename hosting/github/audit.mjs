/*
 * node hosting/github/audit.mjs FOLDER …: asks npm which packages of these lock files have known faults of the kinds high and
 * critical, and lists them. The exit code is 1 when there are some, and 2 when npm could not be asked.
 */
import { spawnSync } from "node:child_process"

const grave = ["high", "critical"]

/**
 * What the registry answered about a folder with a lock file: the packages with grave faults; undefined if there is no answer.
 *
 * @param {string} folder
 * @returns {string[] | undefined}
 */
function askAbout(folder) {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--package-lock-only"], {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  })
  try {
    /** @type {Record<string, { severity: string, range: string }> | undefined} */
    const vulnerabilities = JSON.parse(stdout).vulnerabilities
    return (
      vulnerabilities &&
      Object.entries(vulnerabilities)
        .filter(([, { severity }]) => grave.includes(severity))
        .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`)
    )
  } catch {
    return undefined
  }
}

for (const folder of process.argv.slice(2)) {
  const found = askAbout(folder)
  if (!found) {
    process.stdout.write(`${folder}: not known, because the registry did not answer.\n`)
    process.exitCode = 2
    continue
  }
  process.stdout.write(`${folder}: ${found.length === 0 ? "nothing grave is known." : ""}\n`)
  for (const line of found) process.stdout.write(`  ${line}\n`)
  if (found.length > 0) process.exitCode ||= 1
}
