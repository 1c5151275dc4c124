import { readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import sharp from "sharp"
import type { ContentFile, MediaFile } from "./fault"

/** The allowed formats of picture files, whatever their names. SVG may contain scripts; few browsers show HEIC. */
const formats: readonly string[] = ["jpeg", "png", "webp"]

const isPicture = /\.(jpe?g|png|webp)$/i

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

/** Files that are in a folder of entries but have another ending: "products/plank.jsn". */
export function strayFiles(folder: string): string[] {
  return pathsBelow(folder).filter((path) => !/^(media|sections)\/|\.json$/.test(path))
}

/** All media files with their size in bytes, and in pixels for pictures. */
export async function readMediaFiles(folder: string): Promise<MediaFile[]> {
  const media = join(folder, "media")
  return Promise.all(
    pathsBelow(media).map(async (path) => {
      const bytes = statSync(join(media, path)).size
      if (!isPicture.test(path)) return { path, bytes }
      try {
        const { format, autoOrient } = await sharp(join(media, path)).metadata()
        return formats.includes(format) ? { path, bytes, picture: autoOrient } : { path, bytes }
      } catch {
        return { path, bytes }
      }
    }),
  )
}

/** The paths of all files below a folder, sorted. Leaves out files whose names begin with a dot. */
export function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort()
}
