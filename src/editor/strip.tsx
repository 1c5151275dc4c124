import * as React from "react"
import { helpFiles } from "../content/routes/paths"
import { placeOf } from "./history/place"
import { formPattern } from "./form-life"
import { loggedIn } from "./saving/repository"
import { chooseLanguage, editorLanguage, say } from "./sentences"
import { languageName, languages } from "../kit/words/language"
import { Button } from "./windows"

/** What the editor has open, in a component. */
export const usePlace = () => placeOf(useAddress())

const useAddress = () => React.useSyncExternalStore(onAddress, () => location.hash)

function onAddress(listener: () => void): () => void {
  window.addEventListener("hashchange", listener)
  return () => window.removeEventListener("hashchange", listener)
}

/** Offers the other languages of the editor, also before the login. Not in a form, whose words could be lost. */
export function LanguageButton() {
  const isForm = formPattern.test(useAddress().slice(1))
  if (loggedIn.use() && isForm) return null
  return languages
    .filter((each) => each !== editorLanguage())
    .map((each) => (
      <Button key={each} lang={each} onClick={() => chooseLanguage(each)}>
        {languageName[each]}
      </Button>
    ))
}

/** Offers the help, which is a page of its own beside the form. */
export function HelpButton() {
  return (
    <a
      className="site-button"
      href={`/${helpFiles[editorLanguage()]}`}
      target="_blank"
      rel="noopener"
    >
      {say("Help")}
    </a>
  )
}
