import { store } from "decap-cms-core/dist/esm/redux/index.js"
import { slugOf } from "../../content/model/content-type"
import { originalFile, translationFile, typeOfEntry } from "../../content/model/translation"
import { button, element, moment, openWindow, showNotice } from "../dialog"
import { fillForm } from "../inside-decap"
import { entryIn, entryName } from "../saving/change-check"
import { changeSentence, fieldChanges, type FieldChange } from "../saving/field-changes"
import { asRefusal } from "../saving/refusal"
import type { Connection, DeletedEntry, Repository, Version } from "../saving/repository"
import { filledForm } from "../saving/translations"
import { offerButton } from "../strip"
import { addressOf, placeOf } from "./place"

type WithHistory = Repository & Required<Pick<Repository, "versions" | "textAt" | "deleted">>

/** Offers earlier versions of an entry, and deleted entries of a collection, if the backend has a history. */
export function offerHistory(connection: () => Connection | undefined): void {
  offerButton(() => {
    const { repository, backend } = connection() ?? {}
    const place = placeOf(location.hash)
    if (!place || !backend || !repository?.versions) return undefined
    const kept = repository as WithHistory
    return place.kind === "entry"
      ? button("Earlier versions", () => showVersions(place.path, kept))
      : button("Deleted entries", () => showDeleted(place, { backend, repository: kept }))
  })
}

/** An earlier state of an entry, and what changed to make it. */
interface ToldVersion extends Version {
  readonly text: string
  readonly changes: readonly FieldChange[]
  /** True for the first state, to which nothing compares. */
  readonly isFirst: boolean
}

/**
 * The states of an entry, newest first.
 *
 * @param from how many of the newest to leave out
 * @param count how many to return
 */
export async function toldVersions(
  path: string,
  { versions, textAt }: Pick<WithHistory, "versions" | "textAt">,
  { from, count }: { from: number; count: number },
): Promise<readonly ToldVersion[]> {
  // One more, to compare the last one with.
  const wanted = (await versions(path)).slice(from, from + count + 1)
  const texts = await Promise.all(
    wanted.map(({ commit }) => (commit ? textAt(path, commit) : undefined)),
  )
  const fields = typeOfEntry(path)?.fields ?? {}
  return wanted.slice(0, count).map((version, place) => {
    const text = texts[place] ?? ""
    const older = texts[place + 1]
    const changes = text && older ? fieldChanges(fields, entryIn(older), entryIn(text)) : []
    return { ...version, text, changes, isFirst: place === wanted.length - 1 }
  })
}

/** How many versions are shown at once: each needs a file from the server. */
const shownAtOnce = 8

/** Shows the earlier versions of an entry; one of them can be put into the form. */
function showVersions(path: string, repository: WithHistory): void {
  const list = element("ol", { class: "site-versions" })
  const more = button("Show older ones", () => void load())
  const { dialog, say } = openWindow("Earlier versions", [
    "Put one into the form to look at it: the page beside the form shows it. The site changes only when you publish.",
    list,
    more,
  ])
  let shown = 0

  async function load() {
    say("Reading the versions …")
    more.hidden = true
    try {
      const found = await toldVersions(path, repository, { from: shown, count: shownAtOnce })
      list.append(...found.map((version, place) => item(version, shown + place === 0)))
      shown += found.length
      more.hidden = found.length < shownAtOnce || Boolean(found.at(-1)?.isFirst)
      say(shown === 0 ? "There is no earlier version: nothing is committed yet." : "")
    } catch (error) {
      say(asRefusal(error, "read", repository.name).words)
    }
  }

  function item({ name, date, changes, isFirst, message, text }: ToldVersion, isNow: boolean) {
    const who = `${name}, ${moment(date)}`
    const plain = isFirst ? "The first version." : message || "Not committed yet."
    const lines = changes.map((change) => element("li", {}, changeSentence(change)))
    const told = lines.length > 0 ? element("ul", {}, ...lines) : element("p", {}, plain)
    const made = element("li", {}, element("b", {}, who), isNow ? " (as it is now)" : "", told)
    if (isNow || !text) return made
    const use = button("Put it into the form", () => {
      dialog.remove()
      void putIntoForm(path, text, repository)
      showNotice({
        heading: `The form shows the version of ${who}.`,
        lines: [
          "Press Publish to bring it back. Leave the form without publishing to keep the newer one.",
        ],
        refused: false,
      })
    })
    made.append(use)
    return made
  }

  void load()
}

/** A translation is put into the order of its original first, as when its form is opened. */
async function putIntoForm(path: string, text: string, { content }: Repository): Promise<void> {
  const isTranslation = originalFile(path) !== undefined
  const filled = isTranslation ? filledForm(path, text, await content()) : text
  if (filled !== undefined) fillForm(store, JSON.parse(filled))
}

type Kept = Pick<Connection, "backend"> & { readonly repository: WithHistory }

/** Shows the deleted entries of a collection. Each can be restored. */
function showDeleted({ folder, label }: { folder: string; label: string }, kept: Kept): void {
  const { deleted, textAt, name: server } = kept.repository
  const list = element("ol", { class: "site-versions" })
  const { dialog, say } = openWindow(`Deleted: ${label}`, [list])
  const load = async () => {
    const found = await deleted(folder)
    say(found.length === 0 ? "Nothing was deleted here." : "")
    for (const entry of found) {
      const { path, name, date, commit } = entry
      const text = (await textAt(path, commit)) ?? ""
      const type = typeOfEntry(path)
      const again = button("Bring it back", () => {
        dialog.remove()
        bringBack(kept, entry, text).then(
          () => {
            // Decap still shows its old list.
            location.hash = addressOf(path)
            location.reload()
          },
          // The guard shows errors.
          () => undefined,
        )
      })
      const title = element("b", {}, (type && entryName(type, text)) ?? path)
      const who = element("p", {}, `Deleted by ${name}, ${moment(date)}`)
      list.append(element("li", {}, title, who, again))
    }
  }
  say("Reading what was deleted …")
  load().catch((error: unknown) => say(asRefusal(error, "read", server).words))
}

/** Writes a deleted entry again, through the guard. Its Hindi, which was deleted with it, comes back, too. */
export async function bringBack(
  { backend, repository }: Pick<Connection, "backend" | "repository">,
  { path, commit }: DeletedEntry,
  text: string,
): Promise<void> {
  const slug = slugOf(path)
  const hindi = translationFile(path)
  const words = await repository.textAt?.(hindi, commit)
  const file = (place: string, raw: string) => ({ path: `content/${place}`, slug, raw })
  await backend.persistEntry(
    { dataFiles: [file(path, text), ...(words ? [file(hindi, words)] : [])], assets: [] },
    {
      newEntry: true,
      useWorkflow: false,
      collectionName: path.split("/")[0],
      commitMessage: `Content: bring back “${slug}”`,
    },
  )
}
