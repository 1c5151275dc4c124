import sharp, { type Metadata, type Sharp } from "sharp"

/**
 * Makes sharp report, in this process, the size of a picture as it is seen. A phone may store a photo on its side, with a
 * note (EXIF) on which side is up. gatsby-plugin-sharp turns it upright, but crops it to the width and height that sharp
 * reports.
 * @see https://sharp.pixelplumbing.com/api-input#metadata
 */
export function tellUprightSizes(): void {
  const prototype = sharp.prototype as { metadata(this: Sharp): Promise<Metadata> }
  const { metadata } = prototype
  prototype.metadata = async function withUprightSize() {
    const told = await metadata.call(this)
    return { ...told, ...told.autoOrient }
  }
}
