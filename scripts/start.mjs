/*
 * npm start: the site with live reload and the editor at /admin, which writes to the files in content/. Both listen on this
 * computer only. PORT names another port than 8000. Ctrl-C ends both.
 */
import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import path from "node:path"
import { execa } from "execa"
import { beginWork, endWork } from "./build-state.mjs"
import {
  freePortFor,
  projectRoot,
  run,
  started,
  timeSince,
  whenParentEnds,
} from "./run-command.mjs"

const { running } = beginWork(projectRoot, "npm start")
if (running) {
  console.error(running)
  process.exit(1)
}

if ((await run("scripts/check-content.mjs")) !== 0) {
  endWork(projectRoot)
  console.error("\nNot started: correct the content named above first.")
  process.exit(1)
}

const sitePort = await freePortFor("the site", process.env.PORT || 8000).catch((error) => {
  endWork(projectRoot)
  console.error(`Not started: ${error.message}`)
  process.exit(1)
})
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

const stop = new AbortController()
/** Runs a server until it ends or all are stopped. @type {(name: string, program: string, args: string[], env: NodeJS.ProcessEnv) => Promise<string>} */
async function serve(name, program, args, env) {
  const { exitCode, signal } = await execa(program, args, {
    ...started(program),
    env,
    stdio: "inherit",
    cancelSignal: stop.signal,
    forceKillAfterDelay: 8000,
  })
  return `${name} ended by itself (${exitCode ?? signal}): its output is above.`
}
const servers = [
  serve("The editor's file server", "scripts/editor-server.mjs", [], {
    PORT: String(editorPort),
    EDITOR_TOKEN: token,
    EDITOR_ORIGINS: `${site} http://127.0.0.1:${sitePort}`,
    GIT_REPO_DIRECTORY: projectRoot,
  }),
  serve("The site", "gatsby", ["develop", "--host=127.0.0.1", `--port=${sitePort}`], {
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_DECAP_SERVER_URL: editorApi,
  }),
]
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => stop.abort())
whenParentEnds(() => stop.abort())

void Promise.race(servers).then(async (sentence) => {
  const wasStopped = stop.signal.aborted
  stop.abort()
  await Promise.all(servers)
  endWork(projectRoot)
  if (!wasStopped) console.error(`\n${sentence}`)
  process.exit(wasStopped ? 0 : 1)
})

/** Waits until a server has what is there; the file server has no page, and answers "not found". */
async function untilAnswers(/** @type {string} */ address) {
  for (;;) {
    try {
      const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(30_000) })
      if (ok || (address === editorApi && status < 500)) return
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const pages = ["/", "/admin/cms.js"].map((page) => `http://127.0.0.1:${sitePort}${page}`)
await Promise.all([...pages, editorApi].map(untilAnswers))
if (!stop.signal.aborted) {
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
