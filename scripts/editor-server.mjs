/*
 * The editor's file server on this computer: decap-server, with routes for all content at once, the history of entries and the list of pictures.
 *
 * It answers nobody but the editor's page: the Host must be its own, the Origin one of EDITOR_ORIGINS (separated by blanks), and
 * the address begins with EDITOR_TOKEN, which is another one at each start. It reads and writes below content/ of
 * GIT_REPO_DIRECTORY only.
 */
import { execFile } from "node:child_process"
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
// @ts-expect-error It has no types.
import middlewares from "decap-server/dist/middlewares.js"
import express from "express"
import { whenParentEnds } from "./run-command.mjs"

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
  // The routes below check their own paths. Every other address may be one of Decap's, whatever its spelling.
  const isOurRoute = Object.keys(routes).some((name) => request.path === `/api/v1/${name}`)
  if (isOurRoute || pathsIn(request.body).every(isContent)) next()
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

/** @typedef {{ path: string, folder: string }} Question what the editor asks, as far as the route needs it */

/** @type {Record<string, (question: Question) => unknown>} */
const routes = { content: allContent, media, versions, deleted }
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
whenParentEnds(() => process.exit(0))

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
  const files = filesBelow(place)
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({
      path: path.relative(place, file).replaceAll(path.sep, "/"),
      text: readFileSync(file, "utf8"),
    }))
  return { files, media: media() }
}

/** All files below a folder. Node's own way follows links from version 22 on. @returns {string[]} */
function filesBelow(/** @type {string} */ place) {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(place, entry.name)
    return entry.isDirectory() ? filesBelow(file) : entry.isFile() ? [file] : []
  })
}

/** The files in content/media with their size in bytes. */
function media() {
  const place = path.join(folder, "content/media")
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => ({ path: name, bytes: statSync(path.join(place, name)).size }))
}

/**
 * The states of an entry, newest first, with who made them. Changes that are not committed are by somebody at this computer.
 *
 * @param {Pick<Question, "path">} question
 */
async function versions({ path: entry }) {
  const file = content(entry)
  const log = await git("log", "--format=%H%x1f%an%x1f%aI%x1f%s", "-30", "--", file)
  const commits = lines(log).map((line) => line.split("\u001f"))
  const committed = await Promise.all(
    commits.map(async ([commit, name, date, message]) => ({
      name,
      date,
      message,
      // A commit that deleted the entry has no text.
      text: await git("show", `${commit}:./${file}`).catch(() => undefined),
    })),
  )
  if ((await git("status", "--porcelain", "--", file)).trim() === "") return committed
  const place = path.join(folder, file)
  const date = (statSync(place, { throwIfNoEntry: false })?.mtime ?? new Date()).toISOString()
  const text = existsSync(place) ? readFileSync(place, "utf8") : undefined
  return [{ name: "Somebody at this computer", date, message: "", text }, ...committed]
}

/** The deleted entries of a folder of content/, latest first. @param {Pick<Question, "folder">} question */
async function deleted({ folder: name }) {
  if (!/^(hi\/)?[a-z-]+$/.test(name)) throw new BadQuestion("That is not a folder of content/.")
  const log = await git("log", "--name-only", "--relative", "--format=", "--", `content/${name}`)
  const gone = [...new Set(lines(log))].filter(
    (file) => entryFile.test(file) && !existsSync(path.join(folder, file)),
  )
  const entries = gone.map(async (file) => {
    const entry = file.slice("content/".length)
    const [latest] = await versions({ path: entry })
    return { path: entry, name: latest?.name ?? "Somebody", date: latest?.date ?? "" }
  })
  return (await Promise.all(entries)).sort((one, other) => other.date.localeCompare(one.date))
}

/** @param {string} text */
const lines = (text) => text.split("\n").filter((line) => line !== "")

const entryFile = /^content\/(hi\/)?[a-z-]+\/[a-z0-9-]+\.json$/

/** The path of an entry in the repository. @param {string} entry */
function content(entry) {
  const file = `content/${entry}`
  if (!entryFile.test(file)) throw new BadQuestion("That is not an entry.")
  return file
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
