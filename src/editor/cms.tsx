import CMS from "decap-cms-app"
import { backendFrom } from "./backend"
import { editorConfig, ownWords } from "./editor-config"
import { jsonFormat } from "./json-format"
import { closeNotice, element } from "./dialog"
import { offerFinder } from "./fields/finder"
import {
  breakBesideLinks,
  drawWhilePicturesLoad,
  ignoreToldErrors,
  openFoldsByWords,
  openNextForms,
} from "./inside-decap"
import { offerUnusedFiles } from "./media-uses"
import { registerMovableLists } from "./order/movable-lists"
import { beginWithForms } from "./phone-layout"
import { offerHistory } from "./history/history"
import { followSite } from "./live/live"
import { watchPastes } from "./pasted-texts"
import { phrases } from "./phrases"
import { registerPreviews } from "./previews/previews"
import { fetchPublishedContent, setPublished } from "./published-content"
import { offerHelp } from "./strip"
import { styles } from "./styles"
import { registerTextControls } from "./text-controls"
import { offerTranslation } from "./translation/hindi"
import { guardSaving } from "./saving/connect"
import { watchUploads } from "./uploads"

void start()

async function start() {
  document.head.append(element("style", {}, styles))
  const connected = backendFrom(process.env)
  if ("message" in connected) {
    document.body.append(element("p", { role: "alert", class: "site-message" }, connected.message))
    return
  }
  CMS.registerLocale(ownWords, phrases)
  CMS.registerCustomFormat("json", "json", jsonFormat)
  registerTextControls()
  registerMovableLists()
  const connection = guardSaving(connected.backend, (change) => follow(change))
  const follow = followSite(connected.backend.name === "proxy", () => connection()?.repository)
  offerHistory(connection)
  offerTranslation(connection)
  drawWhilePicturesLoad()
  ignoreToldErrors()
  openNextForms()
  openFoldsByWords()
  beginWithForms()
  window.addEventListener("hashchange", closeNotice)
  watchUploads(connection)
  watchPastes()
  breakBesideLinks()
  setPublished(await fetchPublishedContent())
  registerPreviews()
  offerUnusedFiles(connection)
  offerFinder()
  offerHelp()
  CMS.init({ config: editorConfig({ ...connected, siteUrl: location.origin }) })
}
