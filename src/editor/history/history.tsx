import type { ContentFile } from "../../content/check/fault"
import { entryReferences, entryText, slugOf } from "../../content/model/content-type"
import { fieldName, fieldsAt, setAt, type FieldSet } from "../../content/model/fields/field"
import { originalFile, translationFile, typeOfEntry } from "../../content/model/translation"
import { openNow } from "../form-life"
import { fillForm, formData, inForm, isTypedIn, openAddress } from "../inside-decap"
import { entryIn, entryName, textIn, type Content } from "../saving/change-check"
import { fieldChanges } from "../saving/differences"
import {
  asDataFiles,
  loggedIn,
  type DeletedEntry,
  type Repository,
  type Server,
  type Version,
} from "../saving/repository"
import { confirm } from "../saving/screen"
import { filledForm } from "../saving/translations"
import { formAddress } from "./place"
import { labelWords, moment, say } from "../sentences"
import { usePlace } from "../strip"
import { Button, Lines, showList, showNotice } from "../windows"

/** Offers earlier versions of an entry, and deleted entries of a collection. */
export function HistoryButton() {
  const place = usePlace()
  const server = loggedIn.use()
  if (!place || !server) return null
  return place.kind === "entry" ? (
    <Button onClick={() => showVersions(place.path, server.repository)}>
      {say("Earlier versions")}
    </Button>
  ) : (
    <Button onClick={() => showDeleted(place, server)}>{say("Deleted entries")}</Button>
  )
}

/** The data of the version that was last put into a form. */
let shown = ""

/** Shows the earlier versions of an entry, the newest first; one of them can be put into the form. */
function showVersions(path: string, repository: Repository): void {
  const use = async (form: unknown, who: string) => {
    if (inForm("isPersisting")) return
    const isTyped = isTypedIn(`content/${path}`) && JSON.stringify(formData()) !== shown
    const question = {
      heading: say("The form has changes that are not published."),
      lines: [say("They are lost when the earlier version is put into the form.")],
      answer: say("Put it into the form"),
    }
    if (isTyped && !(await confirm(question))) return
    fillForm(form)
    shown = JSON.stringify(formData())
    showNotice({
      heading: say("The form shows the version of {who}.", { who }),
      lines: [
        say(
          "Press Publish to bring it back. Leave the form without publishing to keep the newer one.",
        ),
      ],
    })
  }
  const items = async () => {
    const versions = await repository.versions(path)
    // A translation is shown in the order of its original.
    const content = originalFile(path) === undefined ? undefined : await repository.content()
    return versions.map((version, place) => {
      const { name, date, text } = version
      const who = `${name}, ${moment(date)}`
      return (
        <>
          <b>{place === 0 ? say("{who} (as it is now)", { who }) : who}</b>
          <Lines lines={toldChanges(path, version, versions[place + 1])} />
          {place > 0 && text && (
            <Button onClick={() => void use(asForm(path, text, content), who)}>
              {say("Put it into the form")}
            </Button>
          )}
        </>
      )
    })
  }
  showList({
    heading: say("Earlier versions"),
    hint: `${say(
      "Put one into the form to look at it: the page beside the form shows it. The site changes only when you publish.",
    )} ${repository.unknown ?? ""}`,
    empty: say("There is no earlier version: nothing is committed yet."),
    items,
  })
}

/** What made a version of the one before it, field by field. */
export function toldChanges(path: string, { text, message }: Version, before?: Version): string[] {
  const fields = typeOfEntry(path)?.fields ?? {}
  const known = (entry: string) => withKnownFields(fields, entryIn(entry))
  const changes = text && before?.text ? fieldChanges(fields, known(before.text), known(text)) : []
  if (changes.length > 0) return changes
  return [before ? message || say("Not committed yet.") : say("The first version.")]
}

/** A version as its form shows it. */
function asForm(path: string, text: string, content: Content | undefined): unknown {
  const filled = (content && filledForm(path, text, content)) ?? text
  return withKnownFields(typeOfEntry(path)?.fields, JSON.parse(filled))
}

/** Shows the deleted entries of a collection. Each can be restored. */
function showDeleted({ folder, label }: { folder: string; label: string }, server: Server): void {
  const { repository } = server
  const restore = (path: string) => {
    const left = openNow()
    return bringBack(server, path).then(
      () => {
        // Where somebody types by now, the strip says that it is back.
        if (left.aborted) return
        // Decap still shows its old list.
        openAddress(formAddress(path))
        location.reload()
      },
      // The guard shows errors.
      () => undefined,
    )
  }
  const item = async ({ path, name, date }: DeletedEntry) => {
    const type = typeOfEntry(path)
    const title = type && entryName(type, entryIn(await lastText(repository, path)))
    return (
      <>
        <b>{title ?? path}</b>
        <p>{say("Deleted by {name}, {when}", { name, when: moment(date) })}</p>
        <Button onClick={() => void restore(path)}>{say("Bring it back")}</Button>
      </>
    )
  }
  showList({
    heading: say("Deleted: {list}", { list: labelWords(label) }),
    hint: repository.unknown,
    empty: say("Nothing was deleted here."),
    items: async () => Promise.all((await repository.deleted(folder)).map(item)),
  })
}

/**
 * Writes a deleted entry again, through the guard, without what it showed and can be without, if that is gone since. Its Hindi, which
 * was deleted with it, comes back, too.
 */
export async function bringBack({ repository, backend }: Server, path: string): Promise<void> {
  const slug = slugOf(path)
  const content = await repository.content()
  const texts = await lastTexts(repository, [path, translationFile(path)])
  const whole = texts.map((file) => withoutGone(file, content))
  await backend.persistEntry(
    { dataFiles: asDataFiles(whole), assets: [] },
    {
      newEntry: true,
      bringsBack: true,
      useWorkflow: false,
      collectionName: path.split("/")[0],
      commitMessage: `Content: bring back “${slug}”`,
    },
  )
}

/** An entry without items of lists and optional fields and groups whose entry, picture or file is gone. */
function withoutGone({ path: file, text }: ContentFile, content: Content): ContentFile {
  const type = typeOfEntry(file)
  if (!type) return { path: file, text }
  const entry = entryIn(text)
  const optional = fieldsAt(type.fields, entry)
    .filter(({ field }) => field.widget.required === false)
    .map(({ path }) => fieldName(path))
  for (const { kind, target, of, path } of entryReferences(type, entry)) {
    const isThere =
      kind === "entry"
        ? textIn(content, `${of}/${target}.json`) !== undefined
        : kind === "link" || content.media.some((each) => target === `../media/${each.path}`)
    if (isThere) continue
    const part = path
      .map((_, depth) => path.slice(0, depth + 1))
      .findLast((each) => typeof each.at(-1) === "number" || optional.includes(fieldName(each)))
    if (part) setAt(entry, part, undefined)
  }
  return { path: file, text: entryText(type.fields, entry) }
}

/** The text of an entry before it was deleted. */
async function lastText(
  repository: Pick<Repository, "versions">,
  path: string,
): Promise<string | undefined> {
  return (await repository.versions(path)).find(({ text }) => text)?.text ?? undefined
}

/** The same of several, as the forms would write them today; without those that never were. */
async function lastTexts(
  repository: Pick<Repository, "versions">,
  paths: readonly string[],
): Promise<ContentFile[]> {
  const found = paths.map(async (path) => {
    const text = await lastText(repository, path)
    if (text === undefined) return []
    const fields = typeOfEntry(path)?.fields ?? {}
    return [{ path, text: entryText(fields, withKnownFields(fields, entryIn(text))) }]
  })
  return (await Promise.all(found)).flat()
}

/** What fields were called in earlier versions. */
const namesNow: Readonly<Record<string, string>> = { family: "kind" }

/** An earlier state by today's names, without fields that the form no longer has: nobody could empty them there. */
export function withKnownFields(fields: FieldSet | undefined, value: unknown): unknown {
  if (!fields || typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withKnownFields(fields, item))
  const known = Object.entries(value).flatMap(([before, inner]) => {
    const name = before in fields ? before : (namesNow[before] ?? "")
    return name in fields ? [[name, withKnownFields(fields[name]?.inner, inner)]] : []
  })
  return Object.fromEntries(known) as unknown
}
