import { createHash } from "node:crypto"
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { sharePictureAddress, sharePictureSize } from "../../../routes/share-picture"
import type { Route } from "../../../routes/routes"
import { groundSvg, wordsSvgs } from "./picture-svg"
import type { ShareGroundProps, SharePictureProps } from "./SharePicture"

/** The picture of every page for shared links, by its address. */
export function sharePictures(
  routes: readonly Route[],
  company: string,
): Map<string, SharePictureProps> {
  return new Map(
    routes.map(({ path, card }) => [sharePictureAddress(path), { ...card, company }] as const),
  )
}

/**
 * Flat colours and sharp edges: thin lines need their colour at full resolution. Searching for the shortest encoding
 * would double the time for a fifth of the bytes.
 */
const jpeg = { quality: 84, chromaSubsampling: "4:4:4", optimiseCoding: false }

/** Three bytes for each pixel, row by row. */
const channels = 3

/** Many pages share a ground, and drawing it is most of the work. So ground and words are drawn apart. */
async function picturePixels(ground: Buffer, picture: SharePictureProps): Promise<Buffer> {
  const pixels = Buffer.from(ground)
  for (const { svg, left, top } of wordsSvgs(picture)) {
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const row = info.width * channels
    for (let y = 0; y < info.height; y++) {
      const start = ((top + y) * sharePictureSize.width + left) * channels
      data.copy(pixels, start, y * row, (y + 1) * row)
    }
  }
  return pixels
}

/** How many grounds stay in memory, at some 2 MB each. */
const MOST_GROUNDS = 24

/** Draws grounds and remembers the last ones. */
function groundDrawer(): (picture: SharePictureProps) => Promise<Buffer> {
  const drawn = new Map<string, Promise<Buffer>>()
  return ({ company, standards, family }) => {
    const key = JSON.stringify([company, standards, family])
    const pixels = drawn.get(key) ?? groundPixels({ company, standards, family })
    drawn.delete(key)
    drawn.set(key, pixels)
    const [oldest] = drawn.keys()
    if (drawn.size > MOST_GROUNDS && oldest) drawn.delete(oldest)
    return pixels
  }
}

function groundPixels(ground: ShareGroundProps): Promise<Buffer> {
  return sharp(Buffer.from(groundSvg(ground)))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Pictures drawn at the same time. */
const AT_ONCE = 2

/**
 * Writes the pictures into the site. Pictures drawn before are copied from a cache, in which each file is named by what it
 * shows and by the code that drew it; those that no page shows any more are deleted from it.
 *
 * @param code a hash of the code that draws: every picture is drawn again when it changes
 */
export async function writeSharePictures(
  site: string,
  cache: string,
  pictures: ReadonlyMap<string, SharePictureProps>,
  code: string,
): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const drawn = new Map<string, Promise<void>>()
  const ground = groundDrawer()
  const draw = async (name: string, picture: SharePictureProps) => {
    const cached = join(cache, name)
    if (existsSync(cached)) return
    const pixels = await picturePixels(await ground(picture), picture)
    // Renamed when whole, so that a build that was cut off leaves no half picture.
    await sharp(pixels, { raw: { ...sharePictureSize, channels } })
      .jpeg(jpeg)
      .toFile(`${cached}.part`)
    renameSync(`${cached}.part`, cached)
  }
  const waiting = pictures.entries()
  const write = async () => {
    for (const [address, picture] of waiting) {
      const shown = createHash("sha256").update(JSON.stringify(picture)).update(code)
      const name = `${shown.digest("hex")}.jpg`
      const drawing = drawn.get(name) ?? draw(name, picture)
      drawn.set(name, drawing)
      await drawing
      const file = join(site, address)
      mkdirSync(dirname(file), { recursive: true })
      copyFileSync(join(cache, name), file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, write))
  for (const name of readdirSync(cache)) {
    if (!drawn.has(name)) rmSync(join(cache, name))
  }
}
