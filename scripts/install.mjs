/*
 * The first part of npm start, npm test and npm run build: installs the packages of package-lock.json if they are missing or
 * differ. Ends with code 1 and a sentence when that is not possible. Needs no package itself.
 */
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, statfsSync, writeFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { isDeepStrictEqual } from "node:util"

const projectRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** The text of a file of the project; "" when it is missing. */
function textOf(/** @type {string} */ file) {
  const place = path.join(projectRoot, file)
  return existsSync(place) ? readFileSync(place, "utf8") : ""
}

/** A JSON file of the project, parsed; an empty object when it is missing or broken, as by a merge. */
function parsed(/** @type {string} */ file) {
  try {
    return JSON.parse(textOf(file))
  } catch {
    return {}
  }
}

/**
 * Whether a Node version ("20.20.2") is in an engines range of the form ">=20.19 <27".
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

/**
 * Runs npm, which takes what it fetched before from its cache. Returns its exit code.
 *
 * @param {string} command
 * @param {"inherit" | "ignore"} [said] where what it says goes; faults are always shown
 */
function npm(command, said = "inherit") {
  const args = [...command.split(" "), "--loglevel=error", "--prefer-offline"]
  const shell = process.platform === "win32"
  return spawnSync("npm", args, { cwd: projectRoot, stdio: ["ignore", said, "inherit"], shell })
    .status
}

// Not `npm ci`: it refuses a lock file without an optional package for another system, and not every registry has those. `npm
// install --no-save` installs the exact versions of the lock file without writing to it. Development packages are included
// explicitly, because NODE_ENV=production would leave them out, and the build and tests need them.
//
// @see https://docs.npmjs.com/cli/commands/npm-ci
const install = "install --no-save --include=dev --no-audit --no-fund"

/** @param {string} sentence @returns {never} */
function leaveWith(sentence) {
  console.error(sentence)
  process.exit(1)
}

function ensureInstalled() {
  const wanted = parsed("package.json")
  const { node } = wanted.engines
  if (!nodeFits(process.versions.node, node)) {
    leaveWith(
      `This project needs Node ${node}, and this is ${process.version}: install Node ${textOf(".nvmrc").trim()} (nodejs.org), and try again.`,
    )
  }
  const { "": own = {}, ...packages } = parsed("package-lock.json").packages ?? {}
  if (
    !isDeepStrictEqual(
      [wanted.dependencies, wanted.devDependencies],
      [own.dependencies, own.devDependencies],
    )
  ) {
    leaveWith(
      "package-lock.json does not belong to package.json: run npm install, try it, and commit both files.",
    )
  }
  // Written when an installation has ended well. npm writes its own list anew whenever it changes node_modules.
  const mark = path.join(projectRoot, "node_modules/.installed")
  const state = () =>
    createHash("sha256")
      .update(textOf("package-lock.json") + textOf("node_modules/.package-lock.json"))
      .digest("hex")
  if (textOf("node_modules/.installed") === state()) return

  // With a full disk npm tries on and on.
  const { bavail, bsize } = statfsSync(projectRoot)
  if (bavail * bsize < 1.5e9) {
    leaveWith("The packages need 1.5 GB of free disk, and there is less: make room, and try again.")
  }
  const failed =
    "The packages could not be installed: what npm says is above. See that there is a network, and try again."
  // Without a network an installation goes on for more than ten minutes, and says nothing. A package is asked for first.
  const fetched = Object.keys(packages).find((place) => packages[place].integrity)
  const name = fetched?.replace(/^.*node_modules\//, "")
  const question = `view ${name} name --fetch-retries=1 --fetch-retry-mintimeout=2000`
  if (name && npm(question, "ignore") !== 0) leaveWith(failed)
  console.log("Installing the packages of package-lock.json (about a minute).")
  const start = Date.now()
  if (npm(install) !== 0) leaveWith(failed)
  writeFileSync(mark, state())
  console.log(`Packages installed in ${Math.round((Date.now() - start) / 1000)} s.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled()
