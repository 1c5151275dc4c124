import { text } from "node:stream/consumers"
import type { GatsbySSR } from "gatsby"
import * as React from "react"
import { prerenderToNodeStream } from "react-dom/static"
import { pageDataId } from "./src/content/routes/page-context"
import { mapKeyAttribute } from "./src/branches/cards/useGoogleMapsKey"
import { beforeGatsby } from "./src/site/before-gatsby"
import { english } from "./src/kit/words/en"
import { hindi } from "./src/kit/words/hi"
import { languageOf, languageTag, pathIn, translations } from "./src/kit/words/language"
import { addWords } from "./src/kit/words/words"
import { notFoundPage, offlinePage } from "./src/content/routes/fixed-pages"
export { wrapPageElement } from "./src/site/Layout"

addWords(english)
addWords(hindi)

/** The build draws all icons but the SVG, so development has only that one. */
const icons = [
  ...(process.env.NODE_ENV === "production"
    ? [
        <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
        <link key="apple-touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
        <link key="manifest" rel="manifest" href="/site.webmanifest" />,
      ]
    : []),
  <link key="mark" rel="icon" href="/mark.svg" type="image/svg+xml" />,
]

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
  setHeadComponents(icons)
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

/** Pages that hosts and the worker show at other addresses, where Gatsby's scripts would look for another page's data. */
const plainPages = [
  offlinePage,
  ...translations.flatMap((each) => [pathIn(each, offlinePage), pathIn(each, notFoundPage)]),
]

/** Lets the browser prepare the page behind a link that is likely to be opened next; not one that adds a size to the list. */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin*", "/*.*", "/*inquiry\\?*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
}

const inline = (key: string, text: string) => (
  <script key={key} dangerouslySetInnerHTML={{ __html: text }} />
)

const firstScript = inline("before-gatsby", `(${beforeGatsby.toString()})()`)

/**
 * The data of the page, which the publish stage puts in, handed to Gatsby as its own pages rendered on request do, with the query of
 * the address, by which Gatsby looks for them. So a page and its data are always of one build. Without them Gatsby fetches them.
 *
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/production-app.js
 */
const pageDataScripts = [
  <script key="page-data" id={pageDataId} type="application/json" />,
  inline(
    "take-page-data",
    `window.pageData=JSON.parse(document.getElementById("${pageDataId}").textContent||"null");if(window.pageData)window.pageData.path+=location.search`,
  ),
]

/**
 * Leaves out what gatsby-plugin-image adds, because pictures are plain `<picture>` elements, and the script that tells Gatsby the
 * page's own address: a script that differs from page to page would need a hash in the policy for each. Without it Gatsby takes
 * the address of the browser. Style sheets are in the order in which they build on each other, which Gatsby reverses.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#onPreRenderHTML
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const isPlain = plainPages.includes(pathname)
  const head = getHeadComponents().filter((each) => !keyOf(each).startsWith("gatsby-image-style"))
  const styles = head.filter(isStyle).reverse()
  const rules = (
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
    />
  )
  const others = head.filter((each) => !isStyle(each))
  const shared = isPlain ? [...others, ...styles] : [firstScript, ...others, ...styles, rules]
  replaceHeadComponents(shared)
  const scripts = getPostBodyComponents().filter((each) => keyOf(each) !== "script-loader")
  replacePostBodyComponents(isPlain ? [] : [...pageDataScripts, ...scripts])
}

function keyOf(component: React.ReactNode): string {
  return React.isValidElement(component) ? String(component.key) : ""
}

function isStyle(component: React.ReactNode): boolean {
  return React.isValidElement(component) && component.type === "style"
}
