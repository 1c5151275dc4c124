import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** A page of a built site. */
interface BuiltPage {
  /** Its file, below the folder of the site: "ms-pipes/index.html". */
  readonly path: string
  readonly html: string
}

/** Every page of a built site, one at a time. */
export function* builtPages(folder: string): Generator<BuiltPage> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(join(folder, "/").length).replaceAll("\\", "/")
    yield { path, html: readFileSync(file, "utf8") }
  }
}

/** Writes again every page of a built site whose HTML `change` alters. */
export function changePages(folder: string, change: (html: string) => string): void {
  for (const { path, html } of builtPages(folder)) {
    const changed = change(html)
    if (changed !== html) writeFileSync(join(folder, path), changed)
  }
}
