import sharp from "sharp"
import { isStoredOnItsSide } from "../../../src/cms/stored-on-its-side"

const background = { width: 40, height: 30, channels: 3, background: "#c00" } as const
const photo = (orientation?: number) => {
  const picture = sharp({ create: background }).jpeg()
  return (orientation ? picture.withMetadata({ orientation }) : picture).toBuffer()
}

test.each([
  ["on its side", 6, true],
  ["on its side and mirrored", 5, true],
  ["upside down", 3, false],
  ["mirrored", 2, false],
  ["upright", 1, false],
  ["without a note", undefined, false],
])("a photo stored %s", async (_, orientation, expected) => {
  expect(await isStoredOnItsSide(new Blob([Uint8Array.from(await photo(orientation))]))).toBe(
    expected,
  )
})

test("a file that is cut off, or empty, has no note", async () => {
  const whole = await photo(6)
  const end = whole.indexOf("Exif") + 12
  expect(await isStoredOnItsSide(new Blob([Uint8Array.from(whole.subarray(0, end))]))).toBe(false)
  expect(await isStoredOnItsSide(new Blob([]))).toBe(false)
})
