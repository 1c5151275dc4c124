import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { projectRoot, run } from "../scripts/run-command.mjs"

/** Astro needs Node 22 or newer. */
const isNew = Number(process.versions.node.split(".")[0]) >= 22
const newNode = `node-${process.platform}-${process.arch}`
const packages = ["astro@7.3.5", ...(isNew ? [] : [`${newNode}@24.9.0`])]

/** A page of the built site in parts: what Astro is given to build it from. */
function partsOf(built, file) {
  const html = readFileSync(path.join(built, file), "utf8")
  const part = (pattern) => pattern.exec(html)?.[1] ?? ""
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css)
  const linked = [...html.matchAll(/<link\b[^>]*?\bhref="([^"]+\.css)"/g)].map(([, href]) => href)
  const files = new Set([...linked, ...part(/data-styles="([^"]*)"/).split(" ")])
  return {
    title: part(/<title[^>]*>([^<]*)</),
    css: [
      ...inline,
      ...[...files].filter(Boolean).map((href) => readFileSync(path.join(built, href), "utf8")),
    ].join("\n"),
    body: part(/<body[^>]*>([\s\S]*)<\/body>/)
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "")
      .replace(/<link\b[^>]*>/g, ""),
  }
}

/**
 * Builds pages with Astro: the same words, pictures, fonts and styles, which stand in the page, and no script. Returns the folder.
 *
 * @param {string} built the site
 * @param {readonly string[]} files of pages: "about.html"
 */
export async function builtWithAstro(built, files) {
  const folder = await fetchedPackages("astro", packages)
  for (const name of ["src", "public", "dist"])
    rmSync(path.join(folder, name), { recursive: true, force: true })
  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  write(
    "astro.config.mjs",
    'export default { build: { format: "file", inlineStylesheets: "always" } }\n',
  )
  for (const file of files) {
    const { title, css, body } = partsOf(built, file)
    const name = file.replace(/\.html$/, "")
    const up = "../".repeat(name.split("/").length)
    write(`src/parts/${name}.css`, css)
    write(`src/parts/${name}.html`, body)
    write(
      `src/pages/${name}.astro`,
      `---
import "${up}parts/${name}.css"
import body from "${up}parts/${name}.html?raw"
---
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body set:html={body} /></html>
`,
    )
  }
  for (const name of ["static", "fonts", "drawings", "mark.svg"]) {
    const from = path.join(built, name)
    if (existsSync(from)) cpSync(from, path.join(folder, "public", name), { recursive: true })
  }
  const node = isNew ? process.execPath : path.join(folder, "node_modules", newNode, "bin/node")
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" }
  const program = path.join(folder, "node_modules/astro/bin/astro.mjs")
  const { status } = spawnSync(node, [program, "build"], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  })
  if (status !== 0) throw new Error(`astro build ended with code ${status}.`)
  return path.join(folder, "dist")
}

/**
 * Installs packages that one command needs and the project does not, into a folder of node_modules/.cache, where they stay. None of
 * their scripts runs.
 *
 * @param {string} name of the folder
 * @param {readonly string[]} packages with their exact versions: "astro@5.2.0"
 * @returns {Promise<string>} the folder
 * @throws Error with a sentence when npm fails
 */
export async function fetchedPackages(name, packages) {
  const folder = path.join(projectRoot, "node_modules/.cache", name)
  const done = path.join(folder, `${packages.join("+").replaceAll("/", "-")}.installed`)
  if (existsSync(done)) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n')
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...packages]
  const code = await run("npm", args, { cwd: folder })
  if (code !== 0) {
    throw new Error(`${packages.join(", ")} could not be fetched: is there a network?`)
  }
  writeFileSync(done, "")
  return folder
}
