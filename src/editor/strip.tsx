import * as React from "react"
import { helpFiles, type EditorHelp } from "../content/routes/paths"
import { placeOf } from "./history/place"
import { formAddress, onLogin } from "./inside-decap"
import { fetchJson } from "./published-content"
import { chooseLanguage, editorLanguage, say } from "./sentences"
import { Button, openWindow } from "./windows"

/** What the editor has open. Draws its component again after each change of the address, login and logout. */
export function usePlace() {
  const [, drawAgain] = React.useReducer((times: number) => times + 1, 0)
  React.useEffect(() => {
    const stop = onLogin(drawAgain)
    window.addEventListener("hashchange", drawAgain)
    return () => {
      stop()
      window.removeEventListener("hashchange", drawAgain)
    }
  }, [])
  return placeOf(location.hash)
}

/** Offers the other language of the editor, also before the login. Not in a form, whose words could be lost. */
export function LanguageButton() {
  usePlace()
  if (formAddress.test(location.hash.slice(1))) return null
  const language = editorLanguage() === "hi" ? "en" : "hi"
  return (
    <Button lang={language} onClick={() => chooseLanguage(language)}>
      {{ en: "English", hi: "हिन्दी" }[language]}
    </Button>
  )
}

export function HelpButton() {
  const show = () => openWindow({ heading: say("Help"), body: <Help /> })
  return <Button onClick={show}>{say("Help")}</Button>
}

function Help() {
  const [help, setHelp] = React.useState<EditorHelp | null>()
  React.useEffect(() => {
    void fetchJson(helpFiles[editorLanguage()]).then((found) =>
      setHelp((found as EditorHelp | undefined) ?? null),
    )
  }, [])
  if (!help) {
    return (
      <p role="status">
        {help === null && say("The help is not there. It comes with the next build of the site.")}
      </p>
    )
  }
  // A link to a heading would otherwise be an address of the editor.
  const show = (id: string) => document.getElementById(id)?.scrollIntoView()
  return (
    <>
      <ul className="site-contents">
        {help.sections.map(({ id, heading }) => (
          <li key={id}>
            <Button type="button" look="link" onClick={() => show(id)}>
              {heading}
            </Button>
          </li>
        ))}
      </ul>
      <div className="site-help" dangerouslySetInnerHTML={{ __html: help.html }} />
    </>
  )
}
