import type { GatsbyBrowser } from "gatsby"
export { wrapPageElement } from "./src/components/Layout/wrapPage"

/** Gatsby decodes the fragment of an address and ends the page where that fails, so a broken one is made readable first. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const { hash } = window.location
  try {
    decodeURI(hash)
  } catch {
    window.history.replaceState(null, "", hash.replaceAll("%", "%25"))
  }
}
