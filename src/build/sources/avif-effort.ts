import sharp, { type AvifOptions, type Sharp } from "sharp"

/**
 * How hard the AVIF encoder tries (0 to 9). A build that starts from nothing makes more than 200 pictures, and sharp's own 4
 * takes six times as long as 2 for the same bytes; pictures are very slightly less like the original.
 */
const effort = 2

/**
 * Sets the effort for all AVIF pictures of this process. gatsby-plugin-sharp has no option for it.
 *
 * @see https://www.gatsbyjs.com/plugins/gatsby-plugin-sharp/ for its options
 * @see https://sharp.pixelplumbing.com/api-output#avif
 */
export function setAvifEffort(): void {
  const prototype = sharp.prototype as Sharp
  const avif = prototype.avif
  prototype.avif = function withEffort(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options })
  }
}
