/*
 * The first part of npm start, npm test and npm run build: installs the packages of package-lock.json if they are missing or
 * differ. Ends with code 1 and a sentence when that is not possible. Needs no package itself.
 */
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

const projectRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} LockFile
 * @typedef {Partial<Record<"dependencies" | "devDependencies", Record<string, string>>>} Wanted
 */

/** A parsed JSON file of the project; undefined when it is missing or broken. @param {string[]} segments */
function readJson(...segments) {
  try {
    return JSON.parse(readFileSync(path.join(projectRoot, ...segments), "utf8"))
  } catch {
    return undefined
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
 * The packages that package.json and package-lock.json name differently.
 *
 * @param {Wanted} own package.json
 * @param {Wanted | undefined} locked what package-lock.json says of it
 */
export function differingPackages(own, locked) {
  const all = (/** @type {Wanted | undefined} */ of) => ({
    ...of?.dependencies,
    ...of?.devDependencies,
  })
  const [wanted, known] = [all(own), all(locked)]
  return Object.keys({ ...wanted, ...known }).filter((name) => wanted[name] !== known[name])
}

/**
 * Whether a Node version ("20.20.2") is in an engines range of the form ">=20.19 <25".
 *
 * @param {string} version
 * @param {string} range
 */
export function nodeFits(version, range) {
  const [, from = "", below = ""] = /^>=(\S+) <(\S+)$/.exec(range) ?? []
  const compare = (/** @type {string} */ one, /** @type {string} */ other) =>
    one.localeCompare(other, "en", { numeric: true })
  return compare(version, from) >= 0 && compare(version, below) < 0
}

function npmInstall() {
  // Not `npm ci`: it refuses a lock file without an optional package for another system, and not every registry has those. `npm
  // install --no-save` installs the exact versions of the lock file without writing to it. Development packages are included
  // explicitly, because NODE_ENV=production would leave them out, and the build and tests need them.
  //
  // @see https://docs.npmjs.com/cli/commands/npm-ci
  const args = [
    "install",
    "--no-save",
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]
  const npm = process.env.npm_execpath
  const isFile = npm?.endsWith(".js")
  return spawnSync(isFile ? process.execPath : "npm", isFile ? [npm ?? "", ...args] : args, {
    cwd: projectRoot,
    stdio: "inherit",
    shell: !isFile && process.platform === "win32",
  }).status
}

/** @param {string} sentence @returns {never} */
function leaveWith(sentence) {
  console.error(sentence)
  process.exit(1)
}

function ensureInstalled() {
  const own = readJson("package.json")
  const { node } = own.engines
  if (!nodeFits(process.versions.node, node)) {
    leaveWith(
      `This project needs Node ${node}, and this is ${process.version}: install Node ${readFileSync(path.join(projectRoot, ".nvmrc"), "utf8").trim()} (nodejs.org), and try again.`,
    )
  }
  const lock = readJson("package-lock.json")
  const differing = differingPackages(own, lock?.packages?.[""])
  if (differing.length > 0) {
    leaveWith(
      `package-lock.json does not belong to package.json (${differing.slice(0, 5).join(", ")}): run npm install, try it, and commit both files.`,
    )
  }
  const installed = () => readJson("node_modules", ".package-lock.json")
  if (installedFits(lock, installed())) return

  console.log("Installing the packages of package-lock.json (about a minute).")
  const start = Date.now()
  const code = npmInstall()
  if (code !== 0 || !installedFits(lock, installed())) {
    leaveWith(
      "The packages could not be installed: what npm says is above. See that there is a network and 2 GB of free disk, and try again.",
    )
  }
  console.log(`Packages installed in ${Math.round((Date.now() - start) / 1000)} s.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled()
