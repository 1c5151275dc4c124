import { createHash } from "node:crypto"
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { sharePictureAddress } from "../../../content/routes/paths"
import type { Route } from "../../../content/routes/routes"
import { sharePicture, type SharePictureProps } from "./SharePicture"

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

/**
 * Draws pictures and copies them into the site. One that is in the cache is not drawn again: its file name there is a hash of
 * what it shows and of the code that draws it. Deletes pictures that no page shows any more.
 *
 * @param code a hash of the drawing code: every picture is drawn again when it changes
 */
export async function writeSharePictures(
  site: string,
  cache: string,
  pictures: ReadonlyMap<string, SharePictureProps>,
  code: string,
): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const shown = new Set<string>()
  const write = async ([address, picture]: readonly [string, SharePictureProps]) => {
    const hash = createHash("sha256").update(JSON.stringify(picture)).update(code).digest("hex")
    const drawn = join(cache, `${hash}.jpg`)
    if (!existsSync(drawn)) {
      // Renamed when complete, so an interrupted build leaves no half picture.
      const part = `${drawn}${address.replaceAll("/", "-")}.part`
      await (await sharePicture(picture)).jpeg(jpeg).toFile(part)
      renameSync(part, drawn)
    }
    shown.add(basename(drawn))
    mkdirSync(dirname(join(site, address)), { recursive: true })
    copyFileSync(drawn, join(site, address))
  }
  await Promise.all([...pictures].map(write))
  for (const name of readdirSync(cache)) if (!shown.has(name)) rmSync(join(cache, name))
}
