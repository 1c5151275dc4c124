import sharp from "sharp"
import { hasCameraNotes } from "./pictures"

const create = { width: 40, height: 30, channels: 3, background: "#c00" } as const
const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "26/1 51/1 0/1" } }

describe.each(["jpeg", "png", "webp"] as const)("a %s", (format) => {
  const found = async (picture: sharp.Sharp) =>
    hasCameraNotes(new Blob([Uint8Array.from(await picture.toFormat(format).toBuffer())]))

  test("with the place where it was taken is cleaned, one without any notes is taken as it is", async () => {
    expect(await found(sharp({ create }).withExif(place))).toBe(true)
    expect(await found(sharp({ create }))).toBe(false)
  })

  test("stored on its side is turned", async () => {
    expect(await found(sharp({ create }).withMetadata({ orientation: 6 }))).toBe(true)
  })
})
