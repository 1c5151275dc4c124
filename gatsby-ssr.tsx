import type { GatsbySSR } from "gatsby"
import * as React from "react"
import { mapKeyAttribute } from "./src/components/Branches/useGoogleMapsKey"
import { siteIcons } from "./src/components/Seo/siteIcons"
export { wrapPageElement } from "./src/components/Layout/wrapPage"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const key = process.env.GATSBY_GOOGLE_MAPS_API_KEY
  setHtmlAttributes({ lang: "en-IN", ...(key ? { [mapKeyAttribute]: key } : {}) })
  setHeadComponents([...siteIcons])
}

/** Where Gatsby has inlined the styles every page shares. */
function isSharedStyle(component: React.ReactNode): boolean {
  return (
    React.isValidElement<{ "data-href"?: string }>(component) &&
    /^\/app\b/.test(component.props["data-href"] ?? "")
  )
}

/**
 * Pictures are plain `<picture>` elements, so the script and styles gatsby-plugin-image adds for its own are left out. The
 * shared styles go before those of the page, which build on them; Gatsby puts them last.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isForGatsbyImage = (component: React.ReactNode) =>
    React.isValidElement(component) && String(component.key).startsWith("gatsby-image-style")
  const components = getHeadComponents().filter((component) => !isForGatsbyImage(component))
  replaceHeadComponents([
    ...components.filter(isSharedStyle),
    ...components.filter((component) => !isSharedStyle(component)),
  ])
}
