/*
 * npm run check:observatory: scans the built site with its headers with Mozilla's HTTP Observatory. Works offline except for
 * the first time, when it installs the Observatory into node_modules/.cache. The Observatory is not a dependency of the
 * project, because it comes with a database and a web server, and its install script calls other hosts. Needs openssl.
 */
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import https from "node:https"
import os from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { tsImport } from "tsx/esm/api"
import { fetchedPackages } from "./fetched-packages.mjs"
import { projectRoot, runNode } from "./run-command.mjs"

const observatory = "@mdn/mdn-http-observatory"
const version = "1.4.8"
const LEAST_SCORE = 125

const folder = await fetchedPackages("observatory", [`${observatory}@${version}`])
const home = path.join(folder, "node_modules", observatory)
// A stand-in for the list that its install script downloads: hosts that browsers open only by https. This machine is not on it.
writeFileSync(path.join(home, "conf", "hsts-preload.json"), "{}\n")

/** Scans the site on a local port. Runs in a separate process that trusts the certificate. */
async function scan(/** @type {string} */ port) {
  const module = path.join(home, "src", "scanner", "index.js")
  const { scan: scanSite } = await import(pathToFileURL(module).href)
  const { scan: result, tests } = await scanSite(`localhost:${port}`)
  for (const [name, { result: outcome, scoreModifier }] of Object.entries(tests)) {
    console.log(`${String(scoreModifier).padStart(4)}  ${name}: ${outcome}`)
  }
  console.log(`\n${result.score} points, grade ${result.grade}; at least ${LEAST_SCORE} are wanted`)
  process.exitCode = result.score < LEAST_SCORE ? 1 : 0
}

async function serveAndScan() {
  const keys = mkdtempSync(path.join(os.tmpdir(), "observatory-"))
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => path.join(keys, name))
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
  const files = ["-keyout", key, "-out", cert]
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
  execFileSync("openssl", [...request, ...subject, ...files], { stdio: "ignore" })

  /** @type {typeof import("./static-server")} */
  const { createStaticServer } = await tsImport("./static-server.ts", import.meta.url)
  const host = createStaticServer({ directory: path.join(projectRoot, "site") })
  const server = https.createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (incoming, response) => host.emit("request", incoming, response),
  )
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)))
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address())
  try {
    process.exitCode = await runNode("scripts/check-observatory.mjs", [String(port)], {
      env: { NODE_EXTRA_CA_CERTS: cert },
    })
  } finally {
    server.close()
    server.closeAllConnections()
    rmSync(keys, { recursive: true })
  }
}

const [port] = process.argv.slice(2)
await (port ? scan(port) : serveAndScan())
