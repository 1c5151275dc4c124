import { englishPath } from "../interface/language"

/** The size of the picture a shared link is shown by, in pixels: 1.91 to 1, as messengers and networks crop it. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/**
 * The address of a page's picture: `/ms-pipes` has `/og/ms-pipes.jpg`, the home page `/og.jpg`. A page in Hindi shows the one
 * of the English page.
 */
export function sharePictureAddress(pagePath: string): string {
  const path = englishPath(pagePath)
  return `/og${(path === "/" ? "" : path).replace(/(\.html|\/)$/, "")}.jpg`
}
