import { configure, render as renderAlone } from "@testing-library/react"
import type * as React from "react"
import { renderToStaticMarkup as markupOf } from "react-dom/server"
import { HydratedPage } from "../../src/kit/hooks/hydrated"
import { SiteContext, type SiteContent } from "../../src/kit/Site"
import { english } from "../../src/kit/words/en"
import type { Words } from "../../src/kit/words/catalogue"
import { WordsContext } from "../../src/kit/words/words"

// On a busy machine code that is loaded later may take longer than the second that is waited by default.
configure({ asyncUtilTimeout: 20_000 })

/** For parts that need nothing of the content. */
const emptySite = {} as SiteContent

/** A part of the site in a language, English unless other words are given. */
export function inWords(part: React.ReactNode, words: Words = english) {
  return (
    <WordsContext value={words}>
      <SiteContext value={emptySite}>{part}</SiteContext>
    </WordsContext>
  )
}

/** Shows a part of the site in a language, English unless other words are given. */
export function render(part: React.ReactNode, words?: Words) {
  return renderAlone(part, { wrapper: ({ children }) => inWords(children, words) })
}

/** The HTML of a part of the site before its scripts, in English. */
export function renderToStaticMarkup(part: React.ReactNode): string {
  return markupOf(inWords(<HydratedPage>{part}</HydratedPage>))
}
