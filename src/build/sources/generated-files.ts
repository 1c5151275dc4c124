import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { readEntries } from "../../content/check/read-files"
import { contentCopyFile, sizeDataFile } from "../../content/routes/paths"
import { writeEditorHelp } from "./editor-help"
import { catalogueFigures } from "../../steel/range/catalogue"
import type { SizeFigures } from "../../steel/range/makeSize"
import { parseSectionTables } from "../../steel/range/tables"

/**
 * Files made from content that are not pages: charts, sizes for the finder, content for the editor. The development server
 * serves this folder, and the publish stage copies it into the site.
 */
export const generatedFiles = ".site-cache/files"

/**
 * Writes the files that scripts of the site fetch, and the editor's help, from a content folder.
 *
 * @throws Error with line and column of a fault in a section table
 */
export function writeFetchedFiles(content: string): void {
  writeEditorHelp("docs", generatedFiles, (file, text) =>
    writeTextFiles(generatedFiles, { [file]: text }),
  )
  writeTextFiles(generatedFiles, {
    [contentCopyFile]: JSON.stringify(Object.fromEntries(readEntries(content))),
    [sizeDataFile]: JSON.stringify(readFigures(join(content, "sections"))),
  })
}

/**
 * The figures of all sizes that may be published, from the section tables in a folder.
 *
 * @throws Error with line and column of a fault
 */
export function readFigures(folder: string): SizeFigures[] {
  return catalogueFigures(parseSectionTables((name) => readFileSync(join(folder, name), "utf8")))
}

/** Writes text files below a folder, by their path there; those that are the same already stay. */
export function writeTextFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
