/*
 * The editor's file server on this computer: decap-server, with routes for all content at once, the history of entries and the list of pictures.
 *
 * It answers nobody but the editor's page: the Host must be its own, the Origin one of EDITOR_ORIGINS (separated by blanks), and
 * the address begins with EDITOR_TOKEN, which is another one at each start. It reads and writes below content/ of
 * GIT_REPO_DIRECTORY only.
 */
import { execFile } from "node:child_process"
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
// @ts-expect-error It has no types.
import middlewares from "decap-server/dist/middlewares.js"
import express from "express"

const { PORT, EDITOR_TOKEN, EDITOR_ORIGINS } = process.env
if (!PORT || !EDITOR_TOKEN || !EDITOR_ORIGINS) {
  console.error("The editor's file server is started by npm start.")
  process.exit(1)
}
const address = "127.0.0.1"
const folder = path.resolve(process.env.GIT_REPO_DIRECTORY ?? process.cwd())
const run = promisify(execFile)

/** Where Decap puts paths into its questions. */
const namesOfPaths = ["path", "newPath", "paths", "folder", "mediaFolder"]

const decap = express()
decap.use(express.json({ limit: "50mb" }), (request, response, next) => {
  const isOwn = request.path !== "/api/v1"
  if (isOwn || pathsIn(request.body).every(isContent)) next()
  else refuse(response, "The editor's file server reads and writes in content/ only.")
})
await middlewares.registerLocalFs(decap)

const app = express()
app.use((request, response, next) => {
  const { host, origin = "" } = request.headers
  const isEditor =
    host === `${address}:${PORT}` &&
    EDITOR_ORIGINS.split(" ").includes(origin) &&
    request.url.startsWith(`/${EDITOR_TOKEN}/`)
  if (isEditor) next()
  else refuse(response, "The editor's file server has been started again: load this page again.")
})
app.use(`/${EDITOR_TOKEN}`, decap)

/**
 * @typedef {{ path: string, commit: string, folder: string }} Question what the editor asks, as far as the route needs it
 * @typedef {{ commit?: string, name: string, date: string, message?: string, uncommitted?: boolean }} Change
 */

/** @type {Record<string, (question: Question) => unknown>} */
const routes = { content: allContent, media, versions, text, deleted, "last-change": lastChange }
for (const [name, answer] of Object.entries(routes)) {
  decap.post(`/api/v1/${name}`, async (request, response) => {
    try {
      response.json(await answer(request.body))
    } catch (error) {
      response
        .status(error instanceof BadQuestion ? 400 : 500)
        .send(error instanceof Error ? error.message : String(error))
    }
  })
}
app.listen(Number(PORT), address)

/** @param {express.Response} response @param {string} error */
function refuse(response, error) {
  response.status(403).json({ error })
}

/**
 * All paths in a question, however deep.
 *
 * @param {unknown} value
 * @returns {string[]}
 */
function pathsIn(value, name = "") {
  if (typeof value === "string") return namesOfPaths.includes(name) ? [value] : []
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    pathsIn(each, Array.isArray(value) ? name : key),
  )
}

/** Whether a path is below content/, links followed. Its names do not begin with a dot. */
function isContent(/** @type {string} */ file) {
  if (!/^content(?:\/[^./\\:\p{Cc}][^/\\:\p{Cc}]*)+$/u.test(file)) return false
  let existing = path.join(folder, file)
  while (!lstatSync(existing, { throwIfNoEntry: false })) existing = path.dirname(existing)
  try {
    const below = path.relative(realpathSync(path.join(folder, "content")), realpathSync(existing))
    return !below.startsWith("..") && !path.isAbsolute(below)
  } catch {
    return false
  }
}

class BadQuestion extends Error {}

/** The text of each entry by its path in content/, and the files in content/media. */
function allContent() {
  const place = path.join(folder, "content")
  const files = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => ({
      path: path.relative(place, file).replaceAll(path.sep, "/"),
      text: readFileSync(file, "utf8"),
    }))
  return { files, media: media() }
}

/** The files in content/media with their size in bytes. */
function media() {
  const place = path.join(folder, "content/media")
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => ({ path: name, bytes: statSync(path.join(place, name)).size }))
}

/**
 * The commits that changed an entry, newest first, with uncommitted changes at the top.
 *
 * @param {Pick<Question, "path">} question
 */
async function versions({ path: entry }) {
  const committed = parsedLog(
    await git("log", `--format=${logFormat}`, "-50", "--", content(entry)),
  )
  const change = await lastChange({ path: entry })
  return change.uncommitted
    ? [{ commit: "", message: "", name: change.name, date: change.date }, ...committed]
    : committed
}

/**
 * Who changed an entry last. Uncommitted changes are by somebody at this computer.
 *
 * @param {Pick<Question, "path">} question
 * @returns {Promise<Change>}
 */
async function lastChange({ path: entry }) {
  const file = content(entry)
  const status = await git("status", "--porcelain", "--", file)
  if (status.trim() !== "") {
    const written =
      statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtime ?? new Date()
    return { name: "Somebody at this computer", date: written.toISOString(), uncommitted: true }
  }
  const [latest] = parsedLog(await git("log", `--format=${logFormat}`, "-1", "--", file))
  return latest ?? { name: "Somebody", date: "" }
}

/** An entry as it was in a commit. @param {Question} question */
async function text({ path: entry, commit }) {
  if (!/^[0-9a-f]{7,40}$/.test(commit)) throw new BadQuestion("That is not a commit.")
  return { text: await git("show", `${commit}:./${content(entry)}`) }
}

/** The deleted entries of a folder of content/, latest first. @param {Question} question */
async function deleted({ folder: name }) {
  if (!/^(hi\/)?[a-z-]+$/.test(name)) throw new BadQuestion("That is not a folder of content/.")
  const log = await git(
    "log",
    "--diff-filter=D",
    "--name-only",
    "--relative",
    `--format=${logFormat}`,
    "-100",
    "--",
    `content/${name}`,
  )
  const isMissing = (/** @type {string} */ file) =>
    !statSync(path.join(folder, file), { throwIfNoEntry: false })
  /** @type {Map<string, Change & { path: string, commit: string }>} */
  const gone = new Map()
  const add = (
    /** @type {string} */ file,
    /** @type {(Change & { commit: string }) | undefined} */ entry,
  ) => {
    if (entry && file.endsWith(".json") && isMissing(file) && !gone.has(file)) {
      gone.set(file, { ...entry, path: file.slice("content/".length) })
    }
  }
  // Uncommitted deletions come first.
  const uncommitted = { name: "Somebody at this computer", date: new Date().toISOString() }
  const last = await git("ls-tree", "--name-only", "HEAD", `content/${name}/`)
  for (const file of last.split("\n")) add(file, { ...uncommitted, commit: "HEAD" })
  /** @type {(Change & { commit: string }) | undefined} */
  let deletion
  for (const line of log.split("\n")) {
    const [found] = parsedLog(line)
    if (found) deletion = { ...found, commit: `${found.commit}~1` }
    else add(line, deletion)
  }
  const entries = [...gone.values()]
  return Promise.all(
    entries.map(async (entry) => ({ ...entry, commit: await nameOf(entry.commit) })),
  )
}

async function nameOf(/** @type {string} */ commit) {
  return (await git("rev-parse", commit)).trim()
}

/** The path of an entry in the repository. @param {string} entry */
function content(entry) {
  if (!/^(hi\/)?[a-z-]+\/[a-z0-9-]+\.json$/.test(entry))
    throw new BadQuestion("That is not an entry.")
  return `content/${entry}`
}

/** Commit, name, date and subject, separated by a character that no name contains. */
const separator = "\u001f"
const logFormat = ["%H", "%an", "%aI", "%s"].join("%x1f")

/** @param {string} log @returns {(Change & { commit: string })[]} */
function parsedLog(log) {
  return log
    .split("\n")
    .map((line) => line.split(separator))
    .filter((parts) => parts.length === 4)
    .map(([commit, name, date, message]) => ({ commit, name, date, message }))
}

/** Lets Git run no program that a repository's settings name. */
const safely = ["core.quotePath=false", "core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap(
  (setting) => ["-c", setting],
)

/** The output of git; empty in a folder without a history. @param {string[]} args */
async function git(...args) {
  try {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
    return (await run("git", [...safely, ...args], options)).stdout
  } catch (error) {
    if (
      /not a git repository|does not have any commits/i.test(
        /** @type {{ stderr?: string }} */ (error).stderr ?? "",
      )
    )
      return ""
    throw error
  }
}
