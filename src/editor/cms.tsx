import CMS from "decap-cms-app"
import Widget from "decap-cms-core/dist/esm/components/Editor/EditorControlPane/Widget.js"
import { history } from "decap-cms-core/dist/esm/routing/history.js"
import { backendFrom, isLocal, localBackend } from "./backend"
import { editorConfig } from "./editor-config"
import { jsonFormat } from "./json-format"
import { element } from "./dialog"
import { offerFinder } from "./fields/finder"
import { tellRefusedFields } from "./fields/open-field"
import { drawWhilePicturesLoad, openFoldsByWords, openNextForms } from "./inside-decap"
import { offerUnusedFiles } from "./media-uses"
import { registerMovableLists } from "./order/movable-lists"
import { breakBesideLinks } from "./link-edge"
import { beginWithForms } from "./phone-layout"
import { offerHistory } from "./history/history"
import { followChanges } from "./live/live"
import { watchPastes } from "./pasted-texts"
import { phrases, withPhrases } from "./phrases"
import { registerPreviews } from "./previews/previews"
import { fetchPublishedContent, setPublished } from "./published-content"
import { offerHelp } from "./strip"
import { styles } from "./styles"
import { registerTextControls } from "./text-controls"
import { offerTranslation } from "./translation/hindi"
import { guardSaving } from "./saving/connect"
import { watchUploads } from "./uploads"

/** Set by npm start alone: the address of its file server, with the token of this start. */
const localServer = process.env.GATSBY_DECAP_SERVER_URL

void start()

async function start() {
  document.head.append(element("style", {}, styles))
  const choice = backendFrom({
    GATSBY_CMS_BACKEND: process.env.GATSBY_CMS_BACKEND,
    GATSBY_CMS_REPO: process.env.GATSBY_CMS_REPO,
    GATSBY_CMS_BRANCH: process.env.GATSBY_CMS_BRANCH,
    GATSBY_CMS_BASE_URL: process.env.GATSBY_CMS_BASE_URL,
    GATSBY_CMS_AUTH_ENDPOINT: process.env.GATSBY_CMS_AUTH_ENDPOINT,
    GATSBY_CMS_API_ROOT: process.env.GATSBY_CMS_API_ROOT,
    GATSBY_CMS_APP_ID: process.env.GATSBY_CMS_APP_ID,
    GATSBY_CMS_REVIEW: process.env.GATSBY_CMS_REVIEW,
  })
  const local =
    localServer !== undefined && isLocal(location.hostname) && (await answers(localServer))
  const connected = local ? { backend: localBackend(localServer), review: false } : choice
  if ("message" in connected) {
    document.body.append(element("p", { role: "alert", class: "site-message" }, connected.message))
    return
  }
  CMS.registerLocale("en", withPhrases(CMS.getLocale("en") ?? {}, phrases))
  CMS.registerCustomFormat("json", "json", jsonFormat)
  registerTextControls()
  registerMovableLists()
  const connection = guardSaving(connected.backend, ({ path, title, page, commit, after }) =>
    follow({ path, title, page, commit, after, savedAt: Date.now() }),
  )
  const follow = followChanges(local, () => connection()?.repository)
  offerHistory(connection)
  offerTranslation(connection)
  tellRefusedFields()
  drawWhilePicturesLoad(Widget.prototype)
  openNextForms(history)
  openFoldsByWords()
  beginWithForms()
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

/** Whether decap-server, which writes to the files of this machine, runs at an address. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action: "info" }),
      signal: AbortSignal.timeout(2000),
    })
    return response.ok
  } catch {
    return false
  }
}
