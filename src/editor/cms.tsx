import CMS from "decap-cms-app"
import { languageTag } from "../kit/words/language"
import { closeNotice, element, offerHelp, offerLanguage, strip } from "./dialog"
import { backendFrom, editorConfig, jsonFormat, locales } from "./editor-config"
import { offerFinder } from "./fields/finder"
import { mendDecap } from "./inside-decap"
import { registerMovableLists } from "./order/movable-lists"
import { beginWithForms, keepRoomFor } from "./phone-layout"
import { offerHistory } from "./history/history"
import { followSite } from "./live/live"
import { editorLanguage } from "./sentences"
import { watchPastes } from "./pasted-texts"
import { registerPreviews } from "./previews/previews"
import { styles } from "./styles"
import { registerTextControls } from "./text-controls"
import { offerTranslation } from "./translation"
import { guardSaving } from "./saving/connect"
import { tellUnread } from "./saving/screen"
import { offerUnusedFiles, watchUploads } from "./uploads"

void start()

async function start() {
  document.head.append(element("style", {}, styles))
  const connected = backendFrom(process.env)
  if ("message" in connected) {
    document.body.append(element("p", { role: "alert", class: "site-message" }, connected.message))
    return
  }
  const language = editorLanguage()
  document.documentElement.lang = languageTag[language]
  CMS.registerLocale(locales[language].name, locales[language].phrases)
  CMS.registerCustomFormat("json", "json", jsonFormat)
  registerTextControls()
  registerMovableLists()
  const repository = guardSaving(connected.backend, (change) => follow(change))
  offerHistory(repository)
  offerTranslation(repository)
  mendDecap((error, address) => tellUnread(error, address, repository()?.name ?? "The server"))
  beginWithForms()
  keepRoomFor(strip())
  window.addEventListener("hashchange", closeNotice)
  watchUploads(repository)
  watchPastes()
  const follow = await followSite(connected.backend.name === "proxy", repository)
  registerPreviews()
  offerUnusedFiles(repository)
  offerFinder()
  offerHelp()
  offerLanguage()
  CMS.init({ config: editorConfig({ ...connected, siteUrl: location.origin }) })
}
