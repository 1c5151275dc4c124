import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import sharp from "sharp"
import { tellUprightSizes } from "./upright-sizes"
import { readMediaFiles } from "../../content/check/read-files"

interface GatsbysImageData {
  getImageMetadata(file: object, getDominantColor: boolean): Promise<sharp.Metadata>
}

const { getImageMetadata } = jest.requireActual<GatsbysImageData>("gatsby-plugin-sharp/image-data")

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "photos-"))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Stores a photo of 40 by 30 pixels with a note which side is up. */
async function stored(orientation: number): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c00" } })
  const file = path.join(folder, `${orientation}.jpg`)
  writeFileSync(file, await picture.jpeg().withMetadata({ orientation }).toBuffer())
  return file
}

const sizes = [
  [1, { width: 40, height: 30 }],
  [3, { width: 40, height: 30 }],
  [6, { width: 30, height: 40 }],
  [8, { width: 30, height: 40 }],
] as const

test.each(sizes)(
  "Gatsby cuts a photo with orientation %d as it is seen",
  async (orientation, size) => {
    const absolutePath = await stored(orientation)
    tellUprightSizes()
    const file = { absolutePath, internal: { contentDigest: `of ${orientation}` } }
    expect(await getImageMetadata(file, true)).toMatchObject({ ...size, format: "jpeg" })
  },
)

test("the content check measures photos as they are seen", async () => {
  const media = path.join(folder, "media")
  mkdirSync(media)
  renameSync(await stored(6), path.join(media, "on-its-side.jpg"))
  expect(await readMediaFiles(folder)).toMatchObject([
    { path: "on-its-side.jpg", picture: { width: 30, height: 40 } },
  ])
})
