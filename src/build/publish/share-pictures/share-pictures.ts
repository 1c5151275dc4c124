import { createHash } from "node:crypto"
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { sharePictureAddress } from "../../../content/routes/share-picture"
import type { Route } from "../../../content/routes/routes"
import { pictureSvg } from "./picture-svg"
import type { SharePictureProps } from "./SharePicture"

/** The cache of pictures between builds. */
export const pictureCache = ".site-cache/pictures"

/** The picture of every page for shared links, by its address. */
export function sharePictures(
  routes: readonly Route[],
  company: string,
): Map<string, SharePictureProps> {
  return new Map(
    routes
      .filter(({ canonical }) => canonical === undefined)
      .map(({ path, card }) => [sharePictureAddress(path), { ...card, company }] as const),
  )
}

/** Full chroma resolution, for thin lines in colour. The best compression would take twice as long for a fifth of the bytes. */
const jpeg = { quality: 84, chromaSubsampling: "4:4:4", optimiseCoding: false }

/** Pictures drawn at the same time. */
const AT_ONCE = 2

/**
 * Draws the pictures that are not in the cache, where the file name is a hash of what a picture shows and of the code that
 * draws it. Deletes pictures that no page shows any more.
 *
 * @param code a hash of the drawing code: every picture is drawn again when it changes
 * @returns each picture's file in the cache, by the picture's address
 */
export async function drawSharePictures(
  cache: string,
  pictures: ReadonlyMap<string, SharePictureProps>,
  code: string,
): Promise<ReadonlyMap<string, string>> {
  mkdirSync(cache, { recursive: true })
  const cached = new Set(readdirSync(cache))
  const wanted = new Map<string, SharePictureProps>()
  const files = new Map<string, string>()
  for (const [address, picture] of pictures) {
    const shown = createHash("sha256").update(JSON.stringify(picture)).update(code)
    const name = `${shown.digest("hex")}.jpg`
    files.set(address, join(cache, name))
    wanted.set(name, picture)
  }
  const waiting = [...wanted].filter(([name]) => !cached.has(name)).values()
  const draw = async () => {
    for (const [name, picture] of waiting) {
      // Renamed when complete, so an interrupted build leaves no half picture.
      await sharp(Buffer.from(pictureSvg(picture)))
        .flatten()
        .jpeg(jpeg)
        .toFile(join(cache, `${name}.part`))
      renameSync(join(cache, `${name}.part`), join(cache, name))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw))
  for (const name of cached) if (!wanted.has(name)) rmSync(join(cache, name))
  return files
}

/** Draws pictures and copies them into the site. Arguments as for `drawSharePictures`. */
export async function writeSharePictures(
  site: string,
  ...drawing: Parameters<typeof drawSharePictures>
): Promise<void> {
  const folders = new Set<string>()
  for (const [address, drawn] of await drawSharePictures(...drawing)) {
    const file = join(site, address)
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    folders.add(dirname(file))
    copyFileSync(drawn, file)
  }
}
