import type { GatsbyBrowser } from "gatsby"
import { WordsProvider, wordsOf } from "../../interface/words"
import { Layout } from "./Layout"

/**
 * Wraps every page in the shell and its words, in the browser and in the static HTML. A page without words is Gatsby's own,
 * shown while developing.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => {
  const words = wordsOf(element)
  if (!words) return element
  return (
    <WordsProvider words={words}>
      <Layout path={props.location.pathname.replace(/(.)\/$/, "$1")}>{element}</Layout>
    </WordsProvider>
  )
}
