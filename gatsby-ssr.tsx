import { text } from "node:stream/consumers"
import type { GatsbySSR } from "gatsby"
import * as React from "react"
import { prerenderToNodeStream } from "react-dom/static"
import { mapKeyAttribute } from "./src/components/Branches/useGoogleMapsKey"
import { english } from "./src/interface/en"
import { hindi } from "./src/interface/hi"
import { languageOf, languageTag } from "./src/interface/language"
import { addWords } from "./src/interface/words"
import { siteIcons } from "./src/components/Seo/siteIcons"
export { wrapPageElement } from "./src/components/Layout/wrapPage"

addWords(english)
addWords(hindi)

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  pathname,
}) => {
  const key = process.env.GATSBY_GOOGLE_MAPS_API_KEY
  setHtmlAttributes({
    lang: languageTag[languageOf(pathname)],
    ...(key ? { [mapKeyAttribute]: key } : {}),
  })
  setHeadComponents(siteIcons)
}

/**
 * Renders like Gatsby, but with everything in place in the HTML: React would put a part under Suspense at the end of a long
 * page, for a script to move.
 *
 * @see https://react.dev/reference/react-dom/static/prerenderToNodeStream
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(bodyComponent, {
    progressiveChunkSize: Infinity,
    onError: (fault) => void faults.push(fault),
  })
  // React would leave a failing part to the browser.
  if (faults.length > 0) throw faults[0]
  replaceBodyHTMLString(await text(prelude))
}

/**
 * Pictures are plain `<picture>` elements, so the script and styles of gatsby-plugin-image are removed.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#onPreRenderHTML
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isForGatsbyImage = (component: React.ReactNode) =>
    React.isValidElement(component) && String(component.key).startsWith("gatsby-image-style")
  replaceHeadComponents(getHeadComponents().filter((component) => !isForGatsbyImage(component)))
}
