import CMS from "decap-cms-app"
import Widget from "decap-cms-core/dist/esm/components/Editor/EditorControlPane/Widget.js"
import { history } from "decap-cms-core/dist/esm/routing/history.js"
import { backendFrom, isLocal, localBackend } from "./backend"
import { editorConfig } from "./editor-config"
import { jsonFormat } from "./json-format"
import { offerFinder } from "./finder/finder"
import { offerUnusedFiles } from "./media-uses"
import { registerMovableLists } from "./order/movable-lists"
import { offerHelp } from "./help"
import { breakBesideLinks } from "./link-edge"
import { drawWhilePicturesLoad, openNextForms } from "./open-form"
import { fitNarrowScreens } from "./phone-layout"
import { offerHistory } from "./history/start"
import { followChanges } from "./live/start"
import { watchPastes } from "./pasted-texts"
import { phrases, withPhrases } from "./phrases"
import { registerPreviews } from "./previews"
import { fetchPublishedContent, setPublished } from "./published-content"
import { tellRefusedFields } from "./save-check"
import { registerTextControls } from "./text-controls"
import { offerTranslation } from "./translation/start"
import { guardSaving } from "./saving/connect"
import { watchUploads } from "./uploads"

/** Set by npm start alone: the address of its file server, with the token of this start. */
const localServer = process.env.GATSBY_DECAP_SERVER_URL

void start()

async function start() {
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
    showMessage(connected.message)
    return
  }
  CMS.registerLocale("en", withPhrases(CMS.getLocale("en") ?? {}, phrases))
  CMS.registerCustomFormat("json", "json", jsonFormat)
  registerTextControls()
  registerMovableLists()
  const connection = guardSaving(connected.backend, (change) => follow(change))
  const follow = followChanges(local, () => connection()?.repository)
  offerHistory(connection)
  offerTranslation(connection)
  tellRefusedFields()
  drawWhilePicturesLoad(Widget.prototype)
  openNextForms(history)
  openFoldsByWords()
  fitNarrowScreens()
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

/**
 * Opens a folded group or list item by its words. In Decap only the small arrow does.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-ui-default/src/ObjectWidgetTopBar.js
 */
function openFoldsByWords() {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || target.closest("button")) return
    const group = target.closest("[class*=-ExpandButtonContainer]")
    const itemBar = target.closest("[class*=-NestedObjectLabel]")?.previousElementSibling
    const arrow = (group ?? itemBar)?.querySelector<HTMLElement>(":scope > button:first-child")
    // The page beside the form shows the slide that has the focus.
    arrow?.focus()
    arrow?.click()
  })
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

function showMessage(message: string) {
  const note = document.createElement("p")
  note.setAttribute("role", "alert")
  note.style.cssText = "max-width:60ch;margin:15vh auto;padding:0 24px;font:18px/1.55 sans-serif"
  note.textContent = message
  document.body.append(note)
}
