import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/**
 * Files of the site that are made from content and are not pages: charts, sizes for the finder, content for the editor. The
 * development server serves this folder, and the publish stage copies it into the site.
 */
export const generatedFiles = ".site-cache/files"

/** Writes text files below a folder, by their path there. */
export function writeTextFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
