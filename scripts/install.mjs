import { readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { projectRoot, run, timeSince } from "./run-command.mjs"

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} LockFile
 */

/** A parsed JSON file of the project; undefined when it is missing or broken. @param {string[]} segments */
function readJson(...segments) {
  try {
    return JSON.parse(readFileSync(path.join(projectRoot, ...segments), "utf8"))
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === "ENOENT" || error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * Whether node_modules contains exactly the packages of package-lock.json. Both arguments are parsed lock files: the project's
 * own, and npm's list of what it installed in node_modules. Optional packages may be absent: npm skips those for other systems.
 *
 * @param {LockFile | undefined} lock
 * @param {LockFile | undefined} installed
 */
export function installedFits(lock, installed) {
  if (!lock?.packages || !installed?.packages) return false
  const wanted = Object.entries(lock.packages).filter(([location]) => location !== "")
  const present = installed.packages
  const known = lock.packages
  const fits = wanted.every(([location, entry]) => {
    const found = present[location]
    if (!found) return Boolean(entry.optional || entry.devOptional)
    return found.version === entry.version && found.integrity === entry.integrity
  })
  return fits && Object.keys(present).every((location) => location in known)
}

/**
 * Whether a Node version ("20.20.2") is in an engines range of the form ">=20.19 <25".
 *
 * @param {string} version
 * @param {string} range
 */
export function nodeFits(version, range) {
  const [, from = "", below = ""] = /^>=(\S+) <(\S+)$/.exec(range) ?? []
  return compareVersions(version, from) >= 0 && compareVersions(version, below) < 0
}

/** @param {string} one @param {string} other */
function compareVersions(one, other) {
  const [major, minor = 0] = one.split(".").map(Number)
  const [otherMajor, otherMinor = 0] = other.split(".").map(Number)
  return major - otherMajor || minor - otherMinor
}

function npmInstall() {
  // Not `npm ci`: it refuses a lock file without an optional package for another system, and not every registry has those. `npm
  // install --no-save` installs the exact versions of the lock file without writing to it. Development packages are included
  // explicitly, because NODE_ENV=production would leave them out, and the build and tests need them.
  //
  // @see https://docs.npmjs.com/cli/commands/npm-ci
  const args = ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund"]
  const npm = process.env.npm_execpath
  if (npm?.endsWith(".js")) return run(process.execPath, [npm, ...args])
  return run("npm", args, { shell: process.platform === "win32" })
}

/**
 * Installs the packages of package-lock.json if they are missing or differ. Ends the process with a sentence if Node is too old
 * or too new, or the installation fails.
 */
export async function ensureInstalled() {
  const { engines } = readJson("package.json")
  if (!nodeFits(process.versions.node, engines.node)) {
    console.error(`This project needs Node ${engines.node}; this is ${process.version}.`)
    process.exit(1)
  }
  const lock = readJson("package-lock.json")
  const installed = readJson("node_modules", ".package-lock.json")
  if (installedFits(lock, installed)) return

  console.log(
    installed
      ? "The installed packages differ from package-lock.json: installing them again (about two minutes)."
      : "Installing the packages for the first time (about two minutes).",
  )
  const start = Date.now()
  const code = await npmInstall()
  if (code !== 0) {
    console.error(`The packages could not be installed: npm install ended with code ${code}.`)
    process.exit(1)
  }
  console.log(`Packages installed in ${timeSince(start)}.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled()
