import CMS from "decap-cms-app"
import type { MediaFile } from "../content-check/fault"
import { contentTypes } from "../content-model/index"
import { singletonName } from "../content-model/content-type"
import { entryVerdict } from "./entry-check"
import { closeNotice, showNotice } from "./notice"
import {
  fetchPublishedContent,
  fetchPublishedMedia,
  type PublishedContent,
} from "./published-content"

/** An entry as Decap's events carry it, as far as it is used here. */
interface SavedEntry {
  get(name: "collection" | "slug" | "path"): string | undefined
  get(name: "newRecord"): boolean | undefined
  get(name: "data"): { toJS(): unknown }
  get(name: "mediaFiles"): { toJS(): UploadedFile[] } | undefined
}

interface UploadedFile {
  readonly name: string
  readonly file?: File
}

/**
 * Before Decap saves, the content check reads the entry: what is wrong with it is told, in the check's own words, and the
 * form stays as it is. Decap shows what a listener throws and keeps the draft.
 */
export function checkBeforeSaving(): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }: { entry: SavedEntry }) => {
      const type = contentTypes.find(({ kept }) =>
        "folder" in kept
          ? kept.folder === entry.get("collection")
          : singletonName(kept.file) === entry.get("slug"),
      )
      if (!type) return
      const [published, media]: [PublishedContent, readonly MediaFile[]] = await Promise.all([
        fetchPublishedContent(),
        fetchPublishedMedia(),
      ])
      const { faults, doubts } = entryVerdict(
        {
          type,
          path: entry.get("newRecord") ? undefined : entry.get("path")?.replace(/^content\//, ""),
          data: entry.get("data").toJS(),
          uploads: await measured(entry.get("mediaFiles")?.toJS() ?? []),
        },
        published,
        media,
      )
      if (faults.length > 0) {
        showNotice({ heading: notSaved, lines: faults, refused: true })
        throw new NotSaved()
      }
      closeNotice()
      if (doubts.length > 0 && !window.confirm(question(doubts))) throw new NotSaved()
    },
  })
}

/** The press after which Decap looks at the form, and how long (ms) it takes at most until what it found stands there. */
const savingPress = "[role=menuitem], [class*=SaveButton]"
const lookedAfter = 400

/**
 * Decap marks each field it refuses and says no more. Where that field is folded away or scrolled out of sight nothing would
 * seem to happen, so all it found is told together.
 */
export function tellRefusedFields(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest(savingPress)) return
    setTimeout(() => {
      const found = document.querySelectorAll("[class*=ControlErrorsList] li")
      const lines = [...new Set([...found].map(({ textContent }) => textContent ?? ""))]
      if (lines.length === 0) return
      showNotice({ heading: notSaved, lines, refused: true })
    }, lookedAfter)
  })
  window.addEventListener("hashchange", closeNotice)
}

const notSaved = "Not saved yet. Please correct:"

function question(doubts: readonly string[]): string {
  return [
    "With the site as it was last built, this would be refused:",
    ...doubts,
    "Press Cancel to correct it. Press OK only if you have just published what is named here.",
  ].join("\n\n")
}

/** Decap shows it as text, after its own "Not saved." */
class NotSaved extends Error {
  override toString() {
    return "What you typed is still in the form."
  }
}

/** Uploads as the content check knows files; those in Git already have no file with them. */
async function measured(files: readonly UploadedFile[]): Promise<MediaFile[]> {
  const uploads = files.flatMap(({ name, file }) => (file ? [{ name, file }] : []))
  return Promise.all(
    uploads.map(async ({ name, file }) => {
      try {
        const { width, height } = await createImageBitmap(file)
        return { path: name, bytes: file.size, picture: { width, height } }
      } catch {
        return { path: name, bytes: file.size }
      }
    }),
  )
}
