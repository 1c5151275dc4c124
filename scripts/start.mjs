/*
 * npm start: the site with live reload and the editor at /admin, which writes to the files in content/. Both listen on this
 * computer only. Ctrl-C ends both.
 */
import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import path from "node:path"
import concurrently from "concurrently"
import { beginWork, endWork, runningAlready } from "./build-state.mjs"
import { freePortFor } from "./free-port.mjs"
import { whenParentEnds } from "./parent-process.mjs"
import { projectRoot, runNode, timeSince } from "./run-command.mjs"

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
const editorPort = await freePortFor("the editor's file server", 8081, [sitePort])
const token = randomBytes(24).toString("hex")
const site = `http://localhost:${sitePort}`
const editorApi = `http://127.0.0.1:${editorPort}/${token}/api/v1`

console.log(
  existsSync(path.join(projectRoot, ".cache"))
    ? "Starting the site."
    : "Building the site for the first time: this takes a minute or two.",
)
const start = Date.now()
beginWork(projectRoot, "npm start")

const { result, commands } = concurrently(
  [
    {
      name: "The editor's file server",
      command: "node scripts/editor-server.mjs",
      env: {
        PORT: String(editorPort),
        EDITOR_TOKEN: token,
        EDITOR_ORIGINS: `${site} http://127.0.0.1:${sitePort}`,
        GIT_REPO_DIRECTORY: projectRoot,
      },
    },
    {
      name: "The site",
      command: `node node_modules/gatsby/cli.js develop --host=127.0.0.1 --port=${sitePort}`,
      env: { GATSBY_TELEMETRY_DISABLED: "1", GATSBY_DECAP_SERVER_URL: editorApi },
    },
  ],
  { cwd: projectRoot, raw: true, killOthersOn: ["success", "failure"], killTimeout: 8000 },
)
whenParentEnds(() => process.kill(process.pid, "SIGTERM"))

let hasEnded = false
const end = result.then(
  () => undefined,
  (/** @type {import("concurrently").CloseEvent[]} */ events) =>
    events.find(({ killed, exitCode }) => !killed && exitCode !== 0),
)
void end.then((failed) => {
  hasEnded = true
  endWork(projectRoot)
  if (failed) {
    console.error(
      `\n${failed.command.name} ended by itself (${failed.exitCode}): what it said is above.`,
    )
  }
  process.exit(failed ? 1 : 0)
})

/** Waits until a server answers; a file server without a page may answer "not found". */
async function untilAnswers(/** @type {string} */ address) {
  for (;;) {
    try {
      const { status } = await fetch(address, { signal: AbortSignal.timeout(30_000) })
      if (status < 500) return
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

await Promise.all([untilAnswers(`http://127.0.0.1:${sitePort}/`), untilAnswers(editorApi)])
if (!hasEnded && commands.every(({ exited }) => !exited)) {
  const line = "─".repeat(60)
  console.log(`
${line}
  Ready after ${timeSince(start)}.

  Site     ${site}/
  Editor   ${site}/admin/

  What you save is written to content/. Ctrl-C ends both.
${line}
`)
}
