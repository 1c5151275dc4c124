import { englishPath } from "../interface/language"

/** The size of pictures for shared links in px: 1.91 to 1, as messengers and networks crop them. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/**
 * The address of a page's picture: `/og/ms-pipes.jpg` for `/ms-pipes`, `/og.jpg` for the home page. A Hindi page uses that of
 * the English one.
 */
export function sharePictureAddress(pagePath: string): string {
  const path = englishPath(pagePath)
  return `/og${(path === "/" ? "" : path).replace(/(\.html|\/)$/, "")}.jpg`
}
