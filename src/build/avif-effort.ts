import sharp, { type AvifOptions, type Sharp } from "sharp"

/**
 * How hard the AVIF encoder tries (0 to 9) when nobody says. A build that starts from nothing makes more than 200 pictures:
 * sharp's own 4 takes seven times as long as 2. To look the same, a picture then needs 5 % more bytes (quality 54, not 52).
 */
const effort = 2

/** Sets the effort for all AVIF pictures of this process. gatsby-plugin-sharp has no option for it. */
export function setAvifEffort(): void {
  const prototype = sharp.prototype as Sharp
  const avif = prototype.avif
  prototype.avif = function withEffort(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options })
  }
}
