/*
 * npm run serve: serves the published site as a host does. SITE_DIR sets another folder than site/, PORT and HOST another
 * address than 127.0.0.1:9000.
 */
import { existsSync } from "node:fs"
import path from "node:path"
import { tsImport } from "tsx/esm/api"
import { freePortFor, projectRoot, whenParentEnds } from "./run-command.mjs"

/** @type {typeof import("./static-server")} */
const { createStaticServer } = await tsImport("./static-server.ts", import.meta.url)

/** @param {string} sentence @returns {never} */
function leaveWith(sentence) {
  console.error(sentence)
  process.exit(1)
}

const directory = path.resolve(projectRoot, process.env.SITE_DIR || "site")
const host = process.env.HOST || "127.0.0.1"

if (!existsSync(path.join(directory, "index.html"))) {
  leaveWith(`There is no built site in ${directory}: run npm run build first.`)
}

try {
  const port = await freePortFor("this server", process.env.PORT || 9000)
  const server = createStaticServer(directory)
  server.on("error", (/** @type {Error} */ error) =>
    leaveWith(`The site cannot be served: ${error.message}`),
  )
  server.listen(port, host, () => {
    const name = host === "127.0.0.1" || host === "::1" ? "localhost" : host
    console.log(`Serving ${directory} at http://${name}:${port}/ (Ctrl-C ends it)`)
  })
  whenParentEnds(() => process.exit(0))
} catch (error) {
  leaveWith(`The site cannot be served: ${error instanceof Error ? error.message : error}`)
}
