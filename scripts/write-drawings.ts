/*
 * npm run drawings: writes src/sizes/drawing/nests.json, what FamilyNest.tsx draws. A slow phone draws the six of them in a sixth of
 * a second, so pages have them as they are.
 */
import { writeFileSync } from "node:fs"
import * as React from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { FamilyNest, nestShapes } from "../src/sizes/drawing/FamilyNest"

const drawn = nestShapes.map((shape) => {
  const markup = renderToStaticMarkup(React.createElement(FamilyNest, { shape }))
  return [shape, markup.replace(/^<svg[^>]*>|<\/svg>$/g, "")]
})
const nests = JSON.stringify(Object.fromEntries(drawn), null, 2)
writeFileSync("src/sizes/drawing/nests.json", `${nests}\n`)
