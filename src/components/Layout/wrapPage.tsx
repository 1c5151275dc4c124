import type { GatsbyBrowser } from "gatsby"
import * as React from "react"
import { WordsProvider } from "../../interface/words"
import { pageLanguage, type LanguageContext, type PageLanguage } from "../Site/pageIn"
import { SiteProvider } from "../Site/Site"
import { Layout } from "./Layout"

/**
 * Wraps every page in the shell and its words, in the browser and in the static HTML. A page without words is one of Gatsby's
 * own during development.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => {
  const language = pageLanguage(element)
  if (!language) return element
  const { isTranslated } = props.pageContext as LanguageContext
  const path = props.location.pathname.replace(/(.)\/$/, "$1")
  return (
    <Shell {...language} path={path} isTranslated={isTranslated}>
      {element}
    </Shell>
  )
}

interface ShellProps extends PageLanguage, LanguageContext {
  path: string
  children: React.ReactNode
}

function Shell({ words, useSiteContent, isTranslated, path, children }: ShellProps) {
  const content = useSiteContent()
  const site = React.useMemo(() => ({ ...content, isTranslated }), [content, isTranslated])
  return (
    <WordsProvider words={words}>
      <SiteProvider site={site}>
        <Layout path={path}>{children}</Layout>
      </SiteProvider>
    </WordsProvider>
  )
}
