import { randomFillSync } from "node:crypto"
import sharp from "sharp"

/** A photograph as a camera makes it, so many pixels wide and high: noise, which no compression makes small. */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = randomFillSync(Buffer.alloc(width * height * 3))
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}
