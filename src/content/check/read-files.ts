import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { CellFault, parseSectionTables } from "../../steel/range/tables"
import { endingOf, mediaEndings } from "../model/media-limits"
import { faultLine, faultOfFile, type ContentFile, type Fault, type MediaFile } from "./fault"
import { contentFaults } from "./rules"

/** The allowed formats of picture files, whatever their names. SVG may contain scripts; few browsers show HEIC. */
const formats: readonly string[] = ["jpeg", "png", "webp"]

const isPicture = /\.(jpe?g|png|webp)$/i

/** The faults of a content folder. */
export async function faultsOf(folder: string): Promise<Fault[]> {
  const faults = contentFaults(readContentFiles(folder), await readMediaFiles(folder))
  return [...strayFaults(folder), ...tableFaults(folder), ...faults]
}

/** The first fault in the section tables, if there is one. Missing tables are skipped. */
function tableFaults(folder: string): Fault[] {
  const textOf = (name: string) => {
    const path = join(folder, "sections", name)
    return existsSync(path) ? readFileSync(path, "utf8") : ""
  }
  try {
    parseSectionTables(textOf)
    return []
  } catch (error) {
    if (!(error instanceof CellFault)) throw error
    const { file, line, column, message } = error
    return [{ file: `content/sections/${file}`, line, field: column, message }]
  }
}

/** The message that stops a build: the number of faults, then one per line. */
export function faultMessage(faults: readonly Fault[]): string {
  const head =
    faults.length === 1
      ? "One thing in content/ must be corrected:"
      : `${faults.length} things in content/ must be corrected:`
  return [head, ...faults.map((fault) => `  ${faultLine(fault)}`)].join("\n")
}

/** All JSON files of a content folder outside its media, with relative paths. */
export function readContentFiles(folder: string): ContentFile[] {
  return pathsBelow(folder)
    .filter((path) => path.endsWith(".json") && !path.startsWith("media/"))
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }))
}

/**
 * All entries of a content folder as plain JSON, by their path there: "products/ms-pipes.json".
 *
 * @throws SyntaxError if a file is not JSON. The content check reports such files first, with the line.
 */
export function readEntries(folder: string): Map<string, unknown> {
  return new Map(readContentFiles(folder).map(({ path, text }) => [path, JSON.parse(text)]))
}

/**
 * The faults of files by their names alone: what is neither an entry, a picture, a film nor a table would be left out of the
 * check in silence, but not of the build.
 */
function strayFaults(folder: string): Fault[] {
  return entriesBelow(folder).flatMap(({ path, entry }) => {
    const message = entry.isDirectory() ? undefined : strayFault(path, entry)
    return message ? [faultOfFile(`content/${path}`, message)] : []
  })
}

/** Names of files that programs leave in folders and nothing reads. */
const harmless = [".gitkeep", ".DS_Store"]

function strayFault(path: string, entry: Dirent): string | undefined {
  if (harmless.includes(entry.name)) return undefined
  if (!entry.isFile()) return "is a link, not a file: put the file itself here, or delete it"
  if (/(^|\/)\./.test(path))
    return "is hidden, because its name begins with a dot, and is not read: delete it"
  if (path.startsWith("sections/")) return undefined
  if (!path.startsWith("media/"))
    return path.endsWith(".json")
      ? undefined
      : "is not read, because its name does not end in .json: rename it or delete it"
  if (!mediaEndings.includes(endingOf(path)))
    return `is neither a picture nor a film (${mediaEndings.join(", ")}): delete it`
  return /^[a-z0-9._/-]+$/.test(path)
    ? undefined
    : "has a name that does not work in every address: use only small letters, digits, dots and hyphens, such as ms-pipes-2.jpg"
}

/** All media files with their size in bytes, and in pixels for pictures that can be used. */
export async function readMediaFiles(folder: string): Promise<MediaFile[]> {
  const media = join(folder, "media")
  return Promise.all(
    pathsBelow(media).map(async (path) => {
      const bytes = statSync(join(media, path)).size
      if (!isPicture.test(path)) return { path, bytes }
      try {
        const { format, width, height, orientation = 1 } = await sharp(join(media, path)).metadata()
        // A phone may store a photo on its side, with a note which side is up: Gatsby would crop it as it lies.
        const isUsable = formats.includes(format) && orientation === 1
        return isUsable ? { path, bytes, picture: { width, height } } : { path, bytes }
      } catch {
        return { path, bytes }
      }
    }),
  )
}

/** The paths of all files below a folder, sorted. Leaves out files whose names begin with a dot. */
export function pathsBelow(folder: string): string[] {
  return entriesBelow(folder)
    .filter(({ entry }) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ path }) => path)
    .sort()
}

/** What is below a folder. Node's own way follows links from version 22 on. */
function entriesBelow(folder: string, within = ""): { entry: Dirent; path: string }[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const path = `${within}${entry.name}`
    return [{ entry, path }, ...(entry.isDirectory() ? entriesBelow(folder, `${path}/`) : [])]
  })
}
