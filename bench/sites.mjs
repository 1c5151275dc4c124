import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { createStaticHost } from "../scripts/static-host.mjs"

/** A page with all its scripts, and what fetches them ahead, taken out. */
export function withoutScripts(html) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, "")
}

/**
 * A page whose scripts start while it is read, as Gatsby itself would have them: what the starter puts
 * off is asked for at once.
 */
export function withEarlyScripts(html) {
  return html.replace(
    /<script data-page="([^"]*)" data-scripts="([^"]*)">[\s\S]*?<\/script>/,
    (_, page, scripts) =>
      `<script data-scripts>window.pagePath=${JSON.stringify(page)}</script>` +
      scripts
        .split(" ")
        .map(
          (file) =>
            `<link rel="preload" as="script" href="${file}"><script src="${file}" async></script>`,
        )
        .join(""),
  )
}

/** Copies a built site into another folder with its pages changed; all other files are links to the original. */
export function copySite(from, to, change) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name)
    const target = path.join(to, entry.name)
    if (entry.isDirectory() && !["static", "page-data", "admin", "fonts"].includes(entry.name)) {
      copySite(source, target, change)
    } else if (entry.name.endsWith(".html")) {
      writeFileSync(target, change(readFileSync(source, "utf8")))
    } else if (entry.name.startsWith("_")) {
      cpSync(source, target, { recursive: true })
    } else {
      symlinkSync(source, target)
    }
  }
}

/** Lets a copy run inline scripts of its own: takes the policy out of the headers it is served with. */
export function withoutPolicy(folder) {
  const file = path.join(folder, "_headers")
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/^.*\bContent-Security-Policy\b.*\n/gm, ""),
  )
}

/** Serves a folder on a free port of this machine. Answers with the address and a function that ends it. */
export async function served(directory) {
  const server = createStaticHost({ directory })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${server.address().port}`, close }
}
