import { button, element, openWindow } from "../dialog"
import { typeOfEntry } from "../../content-model/translation"
import { showNotice } from "../notice"
import { entryName } from "../saving/change-check"
import { changeSentence } from "../saving/field-changes"
import { moment } from "../saving/moment"
import { asRefusal } from "../saving/refusal"
import type { DeletedEntry, Repository } from "../saving/repository"
import { toldVersions, type ToldVersion } from "./versions"

/** How many versions are shown at once: each needs a file from the server. */
const shownAtOnce = 8

/** Shows the earlier versions of an entry; one of them can be put into the form. */
export function showVersions(
  path: string,
  repository: Repository,
  putIntoForm: (text: string) => void,
): void {
  const { versions, textAt } = repository
  if (!versions || !textAt) return
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
      const page = { from: shown, count: shownAtOnce }
      const found = await toldVersions(path, { versions: versions!, textAt: textAt! }, page)
      const items = found.map((version, place) => versionItem(version, shown + place === 0))
      list.append(...items)
      shown += found.length
      more.hidden = found.length < shownAtOnce || Boolean(found.at(-1)?.isFirst)
      say(shown === 0 ? "There is no earlier version: nothing is committed yet." : "")
    } catch (error) {
      say(asRefusal(error, "read history", repository.name).words)
    }
  }

  function versionItem(version: ToldVersion, isNow: boolean): HTMLLIElement {
    const item = element("li", {}, element("b", {}, `${version.name}, ${moment(version.date)}`))
    if (isNow) item.append(" (as it is now)")
    const changes = version.changes.map((change) => element("li", {}, changeSentence(change)))
    item.append(
      changes.length > 0
        ? element("ul", {}, ...changes)
        : element(
            "p",
            {},
            version.isFirst ? "The first version." : version.message || "Not committed yet.",
          ),
    )
    if (!isNow && version.text) {
      item.append(
        button("Put it into the form", () => {
          dialog.remove()
          putIntoForm(version.text)
          showNotice({
            heading: `The form shows the version of ${version.name}, ${moment(version.date)}.`,
            lines: [
              "Press Publish to bring it back. Leave the form without publishing to keep the newer one.",
            ],
            refused: false,
          })
        }),
      )
    }
    return item
  }

  void load()
}

/** Shows the deleted entries of a collection. Each can be restored. */
export function showDeleted(
  folder: string,
  label: string,
  repository: Repository,
  bringBack: (entry: DeletedEntry, text: string) => Promise<void>,
): void {
  const { deleted, textAt } = repository
  if (!deleted || !textAt) return
  const list = element("ol", { class: "site-versions" })
  const { dialog, say } = openWindow(`Deleted: ${label}`, [list])
  say("Reading what was deleted …")
  void (async () => {
    try {
      const found = await deleted(folder)
      say(found.length === 0 ? "Nothing was deleted here." : "")
      for (const entry of found) {
        const text = (await textAt(entry.path, entry.commit)) ?? ""
        const item = element(
          "li",
          {},
          element("b", {}, nameIn(entry.path, text)),
          element("p", {}, `Deleted by ${entry.name}, ${moment(entry.date)}`),
          button("Bring it back", () => {
            dialog.remove()
            // The guard shows errors.
            bringBack(entry, text).catch(() => undefined)
          }),
        )
        list.append(item)
      }
    } catch (error) {
      say(asRefusal(error, "read history", repository.name).words)
    }
  })()
}

function nameIn(path: string, text: string): string {
  const type = typeOfEntry(path)
  return (type && entryName(type, text)) ?? path
}
