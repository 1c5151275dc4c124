import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Writes again every page of a built site whose HTML `change` alters. */
export function changePages(folder: string, change: (html: string) => string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue
    const file = join(entry.parentPath, entry.name)
    const html = readFileSync(file, "utf8")
    const changed = change(html)
    if (changed !== html) writeFileSync(file, changed)
  }
}
