/** The size of pictures for shared links in px: 1.91 to 1, as messengers and networks crop them. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** The address of a page's picture: `/og/ms-pipes.jpg` for `/ms-pipes`, `/og.jpg` for the home page, `/og/hi.jpg` for `/hi`. */
export function sharePictureAddress(path: string): string {
  return `/og${(path === "/" ? "" : path).replace(/(\.html|\/)$/, "")}.jpg`
}
