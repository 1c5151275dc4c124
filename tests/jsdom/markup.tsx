import type * as React from "react"
import { renderToStaticMarkup as markupOf } from "react-dom/server"
import { inWords } from "./render"

/** The HTML of a part of the site, in English. */
export function renderToStaticMarkup(part: React.ReactNode): string {
  return markupOf(inWords(part))
}
