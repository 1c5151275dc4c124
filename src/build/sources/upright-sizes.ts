import sharp, { type Metadata, type Sharp } from "sharp"

/**
 * Lets sharp tell, in this process, how large a picture is upright. A phone may store a photo on its side, with a note (EXIF) on
 * which side is up. gatsby-plugin-sharp turns it upright, but cuts it to the width and height that sharp tells.
 *
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
