import CMS from "decap-cms-app"
import { createRoot } from "react-dom/client"
import { languageTag } from "../kit/words/language"
import { backendFrom, editorConfig, jsonFormat, locales } from "./editor-config"
import { offerFinder } from "./fields/finder"
import { HistoryButton } from "./history/history"
import { keepForms } from "./form-life"
import { closeLibrary, mendFields } from "./inside-decap"
import { Changes, followSite } from "./live/live"
import { registerMovableLists } from "./order/movable-lists"
import { watchPastes } from "./pasted-texts"
import { beginWithForms, keepRoomFor } from "./phone-layout"
import { registerPreviews } from "./previews/previews"
import { registerRelations } from "./relations"
import { guardSaving } from "./saving/connect"
import { tellUnread, UndoBar } from "./saving/screen"
import { editorLanguage } from "./sentences"
import { HelpButton, LanguageButton } from "./strip"
import { registerTextControls } from "./text-controls"
import { HindiButton, Originals } from "./translation"
import { watchUploads } from "./uploads"
import { closeWindows, Contained, Windows } from "./windows"

void start()

async function start() {
  const foot = document.createElement("div")
  foot.className = "site-foot"
  document.body.append(foot)
  const root = createRoot(foot)
  const connected = backendFrom(process.env)
  if ("message" in connected) {
    root.render(<p role="alert">{connected.message}</p>)
    return
  }
  const language = editorLanguage()
  document.documentElement.lang = languageTag[language]
  CMS.registerLocale(locales[language].name, locales[language].phrases)
  CMS.registerCustomFormat("json", "json", jsonFormat)
  registerTextControls()
  registerMovableLists()
  registerRelations()
  guardSaving(connected.backend, (change) => follow(change))
  keepForms(tellUnread)
  mendFields()
  beginWithForms()
  window.addEventListener("hashchange", () => {
    closeWindows()
    closeLibrary()
  })
  watchUploads()
  watchPastes()
  root.render(
    <>
      <Windows />
      <Contained>
        <Originals />
      </Contained>
      <div className="site-strip" ref={keepRoomFor}>
        {[UndoBar, LanguageButton, HindiButton, HistoryButton, Changes, HelpButton].map((Part) => (
          <Contained key={Part.name}>
            <Part />
          </Contained>
        ))}
      </div>
    </>,
  )
  const follow = await followSite(connected.backend.name === "proxy")
  registerPreviews(await (await fetch("/admin/cms.css")).text())
  offerFinder()
  CMS.init({ config: editorConfig({ ...connected, siteUrl: location.origin }) })
}
