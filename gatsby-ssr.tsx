import { text } from "node:stream/consumers"
import type { GatsbySSR } from "gatsby"
import * as React from "react"
import { prerenderToNodeStream } from "react-dom/static"
import { mapKeyAttribute } from "./src/components/Branches/useGoogleMapsKey"
import { siteIcons } from "./src/components/Seo/siteIcons"
export { wrapPageElement } from "./src/components/Layout/wrapPage"

/** The fonts of the text: asked for before the styles that name them, so that they are there with the first paint. */
const textFonts = [
  "barlow-condensed-core-600-normal",
  "barlow-core-400-normal",
  "barlow-core-600-normal",
]

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const key = process.env.GATSBY_GOOGLE_MAPS_API_KEY
  setHtmlAttributes({ lang: "en-IN", ...(key ? { [mapKeyAttribute]: key } : {}) })
  setHeadComponents([
    ...textFonts.map((name) => (
      <link
        key={name}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={`/fonts/${name}.woff2`}
      />
    )),
    ...siteIcons,
  ])
}

/**
 * As Gatsby renders, but with everything in its place in the HTML: React would put a part under Suspense at the end of a long
 * page, for a script to move it.
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
  // React would leave a part with a fault to the browser.
  if (faults.length > 0) throw faults[0]
  replaceBodyHTMLString(await text(prelude))
}

/** The order of the head: fonts, then the styles every page shares, then the rest in Gatsby's order. */
function place(component: React.ReactNode): number {
  if (!React.isValidElement<{ "data-href"?: string; rel?: string }>(component)) return 2
  if (component.props.rel === "preload") return 0
  return /\/app\.[0-9a-f]+\.css$/.test(component.props["data-href"] ?? "") ? 1 : 2
}

/**
 * Pictures are plain `<picture>` elements, so the script and styles of gatsby-plugin-image are removed. The
 * shared styles go before those of the page, which build on them; Gatsby puts them last.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#onPreRenderHTML
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isForGatsbyImage = (component: React.ReactNode) =>
    React.isValidElement(component) && String(component.key).startsWith("gatsby-image-style")
  const components = getHeadComponents().filter((component) => !isForGatsbyImage(component))
  replaceHeadComponents(components.sort((one, other) => place(one) - place(other)))
}
