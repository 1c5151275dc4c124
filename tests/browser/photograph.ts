import { randomFillSync } from "node:crypto"
import sharp from "sharp"

/**
 * A photograph as a camera makes it, so many pixels wide and high: noise, which no compression makes small, with the place where it
 * was taken. The higher its
 * quality (1 to 100), the heavier it is.
 */
export async function photograph(width: number, height: number, quality = 80): Promise<Buffer> {
  const noise = randomFillSync(Buffer.alloc(width * height * 3))
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, chromaSubsampling: quality > 90 ? "4:4:4" : "4:2:0" })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "26/1 51/1 0/1" } })
    .toBuffer()
}
