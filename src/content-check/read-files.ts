import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import type { ContentFile, MediaFile } from "./fault"

/** The formats allowed inside a picture file, whatever its name. SVG may contain scripts; few browsers show HEIC. */
const formats: readonly string[] = ["jpeg", "png", "webp"]

const isPicture = /\.(jpe?g|png|webp)$/i

/** All JSON files below a content folder except its media, with paths relative to it. */
export function readContentFiles(folder: string): ContentFile[] {
  return pathsBelow(folder)
    .filter((path) => path.endsWith(".json") && !path.startsWith("media/"))
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }))
}

/**
 * All entries of a content folder as plain JSON, by their path there: "products/ms-pipes.json".
 *
 * @throws SyntaxError where a file is not JSON. The content check reports such files with their line first.
 */
export function readEntries(folder: string): Map<string, unknown> {
  return new Map(readContentFiles(folder).map(({ path, text }) => [path, JSON.parse(text)]))
}

/** Files in a folder of entries that are not entries by their name: "products/plank.jsn". */
export function strayFiles(folder: string): string[] {
  return pathsBelow(folder).filter((path) => !/^(media|sections)\/|\.json$/.test(path))
}

/** All media files with their size in bytes and, for pictures, in pixels. */
export async function readMediaFiles(folder: string): Promise<MediaFile[]> {
  const media = join(folder, "media")
  return Promise.all(
    pathsBelow(media).map(async (path) => {
      const bytes = statSync(join(media, path)).size
      if (!isPicture.test(path)) return { path, bytes }
      try {
        const { format, width = 0, height = 0 } = await sharp(join(media, path)).metadata()
        return formats.includes(format)
          ? { path, bytes, picture: { width, height } }
          : { path, bytes }
      } catch {
        return { path, bytes }
      }
    }),
  )
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
}
