/** Words of the frame around every page: header, footer, action bar, policy notice. */
export const shell = {
  skipToContent: "Skip to content",
}
