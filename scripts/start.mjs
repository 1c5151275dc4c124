/*
 * npm start: the site with live reload and the editor at /admin, which writes to the files in content/. Both listen on this
 * computer only. Ctrl-C ends both.
 */
import { spawn, spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import path from "node:path"
import { beginWork, endWork, runningAlready } from "./build-state.mjs"
import { freePortFor } from "./free-port.mjs"
import { ensureInstalled } from "./install.mjs"
import { whenParentEnds } from "./parent-process.mjs"
import { packageCommand, projectRoot, runNode, timeSince } from "./run-command.mjs"

const lastLinesKept = 30
const graceMilliseconds = 8000

/**
 * Starts a server in its own process group, so that its workers end with it. Passes on its output and remembers the last lines.
 *
 * @param {string} name
 * @param {string} file
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function startServer(name, file, args, env) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: projectRoot,
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}), ...env },
  })
  const server = { name, child, lastLines: /** @type {string[]} */ ([]), ended: false }
  for (const stream of /** @type {const} */ (["stdout", "stderr"])) {
    let rest = ""
    child[stream].setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      process[stream].write(text)
      const lines = (rest + text).split("\n")
      rest = lines.pop() ?? ""
      server.lastLines.push(...lines.filter((line) => line.trim() !== ""))
      server.lastLines.splice(0, server.lastLines.length - lastLinesKept)
    })
  }
  /** @type {Promise<string>} */
  const end = new Promise((resolve) => {
    child.once("error", (error) => {
      server.ended = true
      resolve(error.message)
    })
    child.once("exit", (code, signal) => {
      server.ended = true
      // Not "close": workers that outlive their parent keep its output open.
      signalGroup(server, "SIGTERM")
      const grace = setTimeout(() => signalGroup(server, "SIGKILL"), 2000)
      child.once("close", () => {
        clearTimeout(grace)
        resolve(signal ? `signal ${signal}` : `code ${code}`)
      })
    })
  })
  return Object.assign(server, { end })
}

/** @param {Pick<ReturnType<typeof startServer>, "child" | "ended">} server @param {NodeJS.Signals} signal */
function signalGroup({ child, ended }, signal) {
  if (!child.pid || (ended && process.platform === "win32")) return
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/pid", String(child.pid), "/T", "/F"])
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error
  }
}

async function answers(/** @type {string} */ address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) })
    await response.arrayBuffer()
    return response.status < 500
  } catch {
    return false
  }
}

/** @param {string} address @param {{ ended: boolean }} server */
async function untilAnswers(address, server) {
  while (!server.ended && !(await answers(address))) {
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

await ensureInstalled()

const running = runningAlready(projectRoot)
if (running) {
  console.error(running)
  process.exit(1)
}

if ((await runNode("scripts/check-content.mjs")) !== 0) {
  console.error("\nNot started: correct the content named above first.")
  process.exit(1)
}

const sitePort = await freePortFor("the site", 8000)
const editorPort = await freePortFor("the editor's file server", 8081, { avoid: [sitePort] })
const token = randomBytes(24).toString("hex")
const editorApi = `http://127.0.0.1:${editorPort}/${token}/api/v1`

console.log(
  existsSync(path.join(projectRoot, ".cache"))
    ? "Starting the site."
    : "Building the site for the first time: this takes a minute or two.",
)

const start = Date.now()
beginWork(projectRoot, "npm start")
const servers = [
  startServer("The editor's file server", path.join(projectRoot, "scripts/editor-server.mjs"), [], {
    PORT: String(editorPort),
    EDITOR_TOKEN: token,
    EDITOR_ORIGINS: `http://localhost:${sitePort} http://127.0.0.1:${sitePort}`,
    GIT_REPO_DIRECTORY: projectRoot,
  }),
  startServer(
    "The site",
    packageCommand("gatsby"),
    ["develop", "--host", "127.0.0.1", "--port", String(sitePort)],
    { GATSBY_TELEMETRY_DISABLED: "1", GATSBY_DECAP_SERVER_URL: editorApi },
  ),
]
const [editor, site] = servers

let stopping = false
async function stop(/** @type {number} */ exitCode) {
  if (stopping) return
  stopping = true
  for (const server of servers) signalGroup(server, "SIGTERM")
  const grace = setTimeout(() => {
    for (const server of servers) signalGroup(server, "SIGKILL")
  }, graceMilliseconds)
  await Promise.all(servers.map((server) => server.end))
  clearTimeout(grace)
  endWork(projectRoot)
  process.exit(exitCode)
}

// However this process ends, nothing may keep running.
process.on("exit", () => {
  for (const server of servers) signalGroup(server, "SIGKILL")
})
process.on("SIGINT", () => stop(130))
process.on("SIGTERM", () => stop(143))
process.on("SIGHUP", () => stop(129))
whenParentEnds(() => stop(143))

for (const server of servers) {
  server.end.then((how) => {
    if (stopping) return
    console.error(`\n${server.name} ended by itself with ${how}. Its last lines were:\n`)
    console.error(server.lastLines.join("\n"))
    stop(1)
  })
}

await Promise.all([
  untilAnswers(`http://127.0.0.1:${sitePort}/`, site),
  // The file server has no page. Any answer, even "not found", shows that it is up.
  untilAnswers(editorApi, editor),
])
if (!stopping && !site.ended && !editor.ended) {
  const line = "─".repeat(60)
  console.log(
    [
      "",
      line,
      `  Ready after ${timeSince(start)}.`,
      "",
      `  Site     http://localhost:${sitePort}/`,
      `  Editor   http://localhost:${sitePort}/admin/`,
      "",
      "  What you save is written to content/. Ctrl-C ends both.",
      line,
      "",
    ].join("\n"),
  )
}
