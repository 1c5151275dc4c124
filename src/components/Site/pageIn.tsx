import * as React from "react"
import type { HeadProps } from "gatsby"
import type { Rooms } from "../../interface/rooms"
import { inLanguage, WordsProvider, type LaterRooms, type Words } from "../../interface/words"
import { SiteProvider, type SiteContent } from "./Site"

/** The language of a page: the words of the interface, and the content that every page needs. */
export interface PageLanguage {
  readonly words: Words
  readonly useSiteContent: () => SiteContent
}

/**
 * A page in a language, for its module to export. The shell around it shows the same language.
 *
 * @param rooms words of the interface that this page shows besides those of every page
 * @param later words that load with the code that shows them
 */
export function pageIn<Props extends object>(
  { words, useSiteContent }: PageLanguage,
  Page: React.ComponentType<Props>,
  rooms: Partial<Rooms> = {},
  later: LaterRooms = {},
) {
  const own = { ...words, ...rooms, later: { ...words.later, ...later } }
  return Object.assign(inLanguage(own, Page), { useSiteContent })
}

/** The `<head>` of a page in a language. */
export function headIn<Data extends object, Context extends object>(
  { words, useSiteContent }: PageLanguage,
  Head: React.ComponentType<HeadProps<Data, Context>>,
) {
  return function HeadInLanguage(props: HeadProps<Data, Context>) {
    const site = useSiteContent()
    return (
      <WordsProvider words={words}>
        <SiteProvider site={{ ...site, ...(props.pageContext as LanguageContext) }}>
          <Head {...props} />
        </SiteProvider>
      </WordsProvider>
    )
  }
}

/** The page context of every page; see content-pages.ts */
export interface LanguageContext {
  readonly isTranslated?: boolean
}

/** The language of a page made by `pageIn`, for the shell; undefined for another page. */
export function pageLanguage({ type }: React.ReactElement): PageLanguage | undefined {
  const { words, useSiteContent } = type as Partial<PageLanguage>
  return words && useSiteContent ? { words, useSiteContent } : undefined
}
