import type { ContentFile } from "../../content/check/fault"
import { entryText, slugOf } from "../../content/model/content-type"
import { originalFile, translationFile, typeOfEntry } from "../../content/model/translation"
import {
  changed,
  changeFaults,
  entryIn,
  faultPlace,
  faultSentence,
  fieldPath,
  inContent,
  textIn,
  titleIn,
  type Content,
} from "./change-check"
import { lastTexts } from "./deleted"
import { mergedEntry, replacedPictures, type DisputedField } from "./differences"
import { followed, movedPages, routesOf } from "./moved-pages"
import { asRefusal, Refused, type Attempt } from "./refusal"
import {
  listedMedia,
  mediaName,
  MovedOn,
  type Asset,
  type DataFile,
  type Implementation,
  type Repository,
  type SavedEntry,
  type SaveOptions,
} from "./repository"
import type * as ScreenModule from "./screen"
import { undoing, type WrittenChange } from "./undo"
import {
  filledForm,
  hindiLost,
  lackingTexts,
  mergedText,
  storedText,
  withHindi,
  withTranslations,
} from "./translations"
import { say } from "../sentences"

/** What saving needs from the screen; `saved` is called after each write. */
export type Screen = Pick<
  typeof ScreenModule,
  "confirmMove" | "confirmDescriptions" | "confirmHindi" | "choose" | "refuse"
> & { saved(change: WrittenChange): void }

/** The text of an entry when its form was filled; of a translation also that of its original. */
interface Opened {
  readonly text: string
  readonly original?: string
}

/** What the forms were filled with, by the path of the entry in the repository. */
export type OpenTexts = Map<string, Opened>

interface Surroundings {
  readonly repository: Repository
  readonly screen: Screen
  readonly open: OpenTexts
}

/** The text of a translation that does not exist yet: all that others put there since is a change. */
const noText = "{}"

/** How often to try to save when somebody else publishes at the same moment. */
const attempts = 4

/**
 * Refuses writes that would fail the content check of the whole site, or overwrite what somebody else has written meanwhile.
 * Everything Decap writes goes through these functions, each time the same way: what is published now, what this save changes,
 * its faults, the questions about it, the files to write, one commit.
 */
export function guarded<I extends Implementation>(backend: I, surroundings: Surroundings): I {
  const { repository, screen, open } = surroundings
  const getEntry = backend.getEntry.bind(backend)
  const persistEntry = backend.persistEntry.bind(backend)
  const persistMedia = backend.persistMedia.bind(backend)
  const deleteFiles = backend.deleteFiles.bind(backend)

  /**
   * Tries again, on the newest content, if something was committed meanwhile, and shows why something was refused. Decap alone
   * shows the words of the browser, and then a list as if all were deleted.
   */
  const explaining = async <T>(
    attempt: Attempt,
    act: () => Promise<T>,
    left = attempts,
  ): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      if (error instanceof MovedOn && left > 1) return explaining(attempt, act, left - 1)
      const refusal = asRefusal(error, attempt)
      if (refusal.heading) screen.refuse(refusal)
      throw refusal
    }
  }

  const told = (before: Content, after: Content, path: string, result: unknown, differs: boolean) =>
    screen.saved({
      ...writtenChange(before, after, path, result, differs),
      undo: () => explaining("undo", () => undo(before, after, path)),
    })

  const undo = async (before: Content, after: Content, path: string) => {
    const content = await repository.content()
    const { writes, deletes } = undoing(before, after, content)
    const now = changed(content, { writes, deletes })
    const faults = changeFaults(content, now)
    if (faults.length > 0) {
      const lines = faults.map((fault) => faultSentence(fault, now))
      throw new Refused(say("Not undone, because the site needs what was changed:"), lines)
    }
    const commitMessage = `Content: undo the change of “${slugOf(path)}”`
    const dataFiles = writes.map((file) => {
      return { path: `content/${file.path}`, slug: slugOf(file.path), raw: file.text }
    })
    const paths = deletes.map((each) => `content/${each}`)
    // A change adds entries, or changes them: never both.
    const result = await repository.ifStillAt(content, () =>
      paths.length > 0
        ? deleteFiles(paths, commitMessage)
        : persistEntry({ dataFiles, assets: [] }, { commitMessage, useWorkflow: false }),
    )
    for (const each of paths) open.delete(each)
    told(content, now, path, result, true)
  }

  for (const name of ["entriesByFolder", "entriesByFiles", "allEntriesByFolder"] as const) {
    const read = backend[name]?.bind(backend)
    if (read) backend[name] = (...given) => explaining("read", () => read(...given))
  }

  return Object.assign(backend, {
    getEntry: async (path?: string) => {
      try {
        // Of an address in a group of files that none of them has.
        if (path === undefined)
          throw Object.assign(new Error("There is no such file"), { status: 404 })
        if (originalFile(inContent(path)) !== undefined) {
          return await openTranslation(path, surroundings)
        }
        const entry = await getEntry(path)
        // The local server answers with an empty entry, which would open as an empty form.
        if (!entry.data) throw Object.assign(new Error(`There is no ${path}`), { status: 404 })
        open.set(path, { text: entry.data })
        return entry
      } catch (error) {
        // Decap shows its words in place of the form. It asks for the names of new entries, too, which are not there.
        throw asRefusal(error, "read")
      }
    },

    persistEntry: (entry: SavedEntry, options: SaveOptions) =>
      explaining("save", async () => {
        const content = await repository.content()
        const { files, assets, after } = await planned(entry, options, content, surroundings)
        const dataFiles = files.map(({ path, text }) => {
          return { path: `content/${path}`, slug: slugOf(path), raw: text }
        })
        const result = await repository.ifStillAt(content, () =>
          persistEntry({ ...entry, dataFiles, assets }, options),
        )
        const [{ path, raw }] = dataFiles as [DataFile]
        open.set(path, { ...open.get(path), text: raw })
        // A draft is not on the site.
        if (options.useWorkflow) return result
        const differs = raw !== entry.dataFiles[0]?.raw
        told(content, after, inContent(path), result, differs)
        return result
      }),

    persistMedia: (asset: Asset, options: { commitMessage: string }) =>
      explaining("upload", async () => {
        const content = await repository.content()
        refuseFaults(content, changed(content, { uploads: newAssets([asset], content).uploads }))
        return persistMedia(asset, options)
      }),

    deleteFiles: (paths: string[], commitMessage: string) =>
      explaining("delete", async () => {
        const content = await repository.content()
        const all = withTranslations(paths, content)
        const gone = all.map(inContent)
        const now = changed(content, { deletes: gone })
        refuseDeletion(inContent(paths[0] ?? ""), content, now)
        const result = await repository.ifStillAt(content, () => deleteFiles(all, commitMessage))
        for (const path of all) open.delete(path)
        const [entry] = gone.filter((path) => !isMedia(path))
        if (entry) told(content, now, entry, result, false)
        return result
      }),
  })
}

/** Fills the form of a translation, a new one with empty texts. */
async function openTranslation(path: string, { repository, open }: Surroundings) {
  const content = await repository.content()
  const text = textIn(content, path)
  const original = textIn(content, originalFile(inContent(path)) ?? "")
  open.set(path, { text: text ?? noText, original })
  const data = filledForm(inContent(path), text, content)
  if (data === undefined) {
    throw new Refused(say("Not opened:"), [
      say("The entry this was translated from does not exist."),
    ])
  }
  return { data, file: { path } }
}

/**
 * The files that will be written for an entry, that of the form first, the files to upload with them, and the content after it.
 *
 * @throws Refused when they would break the site, or the editor goes back to the form
 */
async function planned(
  { dataFiles, assets: given }: SavedEntry,
  options: SaveOptions,
  content: Content,
  surroundings: Surroundings,
) {
  const { screen, open } = surroundings
  const [form, ...more] = dataFiles as [DataFile, ...DataFile[]]
  const path = inContent(form.path)
  // A draft is opened from its branch, which only Decap knows.
  const isKnown = !options.unpublished && !options.newEntry
  const opened = isKnown ? open.get(form.path) : undefined
  const text = await settledText(form, options, opened, content, surroundings)
  const { assets, uploads } = newAssets(given, content, text)
  const others = more.map((file) => ({ path: inContent(file.path), text: file.raw }))
  const again = await deletedWith(path, opened, content, surroundings)
  let files: Content["files"] = [{ path, text }, ...others, ...again]
  const moved = movedPages(content, changed(content, { writes: files, uploads }))
  for (const page of moved) files = followed(files, page, content)
  const after = changed(content, { writes: files, uploads })
  refuseFaults(content, after, path)
  const replaced = replacedPictures(entryIn(opened?.text), entryIn(text))
  if (replaced.length > 0 && !(await screen.confirmDescriptions(replaced))) throw new Refused()
  for (const page of moved) {
    if (!(await screen.confirmMove(page, content))) throw new Refused()
  }
  const hindi = await askedHindi(path, content, after, screen)
  if (!hindi) return { files, assets, after }
  files = [...files.filter((file) => file.path !== hindi.path), hindi]
  return { files, assets, after: changed(after, { writes: [hindi] }) }
}

/**
 * Asks before a page is no longer published in Hindi for want of some texts. They can be typed at once.
 *
 * @returns the translation with them; nothing if the page is to go
 * @throws Refused when the editor goes back to the form
 */
async function askedHindi(
  path: string,
  before: Content,
  after: Content,
  screen: Screen,
): Promise<ContentFile | undefined> {
  const pages = hindiLost(path, before, after)?.pages ?? []
  let texts = lackingTexts(path, after)
  let faults: readonly string[] = []
  while (pages.length > 0 && texts.length > 0) {
    const answer = await screen.confirmHindi({ pages, texts, faults })
    if (!answer) throw new Refused()
    if (answer === "take off") return undefined
    texts = texts.map((text, place) => ({ ...text, hindi: answer[place] ?? "" }))
    const hindi = withHindi(path, texts, after)
    const now = changed(after, { writes: [hindi] })
    const found = changeFaults(after, now)
    if (found.length === 0) return hindi
    faults = found.map((fault) => faultSentence(fault, now))
  }
  return undefined
}

/**
 * The text to write for a form if the entry may have changed since the form was opened. Fields that only somebody else changed
 * stay as they are now.
 *
 * @param opened what the form was filled with; undefined if that is not known
 * @throws Refused when the editor goes back to the form
 */
async function settledText(
  { path: file, raw }: DataFile,
  { newEntry }: SaveOptions,
  opened: Opened | undefined,
  content: Content,
  { repository, screen }: Surroundings,
): Promise<string> {
  const path = inContent(file)
  const now = textIn(content, path)
  if (newEntry && now !== undefined) {
    throw new Refused(say("Not saved yet:"), [
      say("Somebody has just added an entry of the same name."),
      say("Press Publish again: yours then gets a name of its own."),
    ])
  }
  const choose = async (fields?: readonly DisputedField[]) =>
    screen.choose({ by: (await repository.versions(path))[0], fields })
  const was = opened?.text
  if (isDeleted(path, opened, content) && !(await choose())) throw new Refused()
  const mine = storedText(path, raw, was ?? now, withOriginal(path, opened?.original, content))
  const type = typeOfEntry(path)
  if (!type || now === undefined || was === undefined || was === now || mine === now) return mine
  const asForm = (text: string) => entryIn(filledForm(path, text, content) ?? text)
  const sides = { base: asForm(was), mine: asForm(mine), theirs: asForm(now) }
  const merged = await mergedEntry(type.fields, sides, choose)
  if (!merged) throw new Refused()
  return mergedText(path, merged, content) ?? entryText(type.fields, merged)
}

/** Whether an entry was deleted since its form was opened. */
function isDeleted(path: string, opened: Opened | undefined, content: Content): boolean {
  const isThere = textIn(content, path) !== undefined
  return !isThere && opened !== undefined && opened.text !== noText
}

/** What was deleted together with an entry that is published again: its Hindi, or of a translation its English. */
async function deletedWith(
  path: string,
  opened: Opened | undefined,
  content: Content,
  { repository }: Surroundings,
): Promise<Content["files"]> {
  const other = originalFile(path) ?? translationFile(path)
  const isGone = isDeleted(path, opened, content) && textIn(content, other) === undefined
  return isGone ? lastTexts(repository, [other]) : []
}

/** The content with an original as the form of its translation showed it. Others may have changed it since. */
function withOriginal(path: string, text: string | undefined, content: Content): Content {
  const original = originalFile(path)
  if (original === undefined || text === undefined) return content
  return changed(content, { writes: [{ path: original, text }] })
}

/** A write or a deletion of an entry, by its path in content/. */
function writtenChange(
  before: Content,
  content: Content,
  path: string,
  result: unknown,
  differs: boolean,
): Omit<WrittenChange, "undo"> {
  const after = textIn(content, path)
  return {
    path,
    title: titleIn(after === undefined ? before : content, path),
    before,
    content,
    page: routesOf(content).find((route) => route.entry === path)?.path,
    after,
    hindi: hindiLost(path, before, content),
    // GitHub returns the branch, whose latest commit is the new one.
    commit: (result as { object?: { sha?: string } } | undefined)?.object?.sha,
    differs,
  }
}

/**
 * The files to upload, as Decap has them and as the content lists them. A form that is published again passes its files again:
 * what is there already is left out, and of another file of the same name what the entry does not show.
 *
 * @param entry the text of the entry; without one, files are uploaded alone
 * @throws Refused when one would replace a file that somebody else has uploaded meanwhile
 */
function newAssets(given: readonly Asset[], { media }: Content, entry?: string) {
  const assets = given.filter((asset) => {
    const name = mediaName(asset)
    const there = asset.fileObj && media.find((file) => file.path === name)
    if (!there) return true
    const isShown = entry?.includes(JSON.stringify(`../media/${name}`)) ?? true
    if (there.bytes === asset.fileObj.size || !isShown) return false
    throw new Refused(say("Not uploaded:"), [
      say("Somebody else has uploaded another file named “{name}” meanwhile.", { name }),
      say("Give yours another name and choose it again."),
    ])
  })
  // Files already in the repository have no file object.
  const uploads = assets.flatMap((asset) =>
    asset.fileObj ? [listedMedia(mediaName(asset), asset.fileObj.size)] : [],
  )
  return { assets, uploads }
}

/**
 * Refuses changes that would fail the content check. The faults of the open form come first.
 *
 * @param open the entry whose form is open, by its path in content/
 * @throws Refused
 */
function refuseFaults(before: Content, after: Content, open?: string): void {
  const faults = changeFaults(before, after)
  if (faults.length === 0) return
  const inForm = faults.filter(({ file }) => file === `content/${open}`)
  const told = inForm.length > 0 ? inForm : faults
  const lines = told.map((fault) => faultSentence(fault, after, open))
  const fields = inForm.map(({ field }) => (field ? fieldPath(field) : undefined))
  throw new Refused(say("Not saved yet. Please correct:"), lines, fields)
}

const isMedia = (path: string) => path.startsWith("media/")

/**
 * Refuses deletions of what the site needs.
 *
 * @param path in content/
 * @throws Refused
 */
function refuseDeletion(path: string, content: Content, after: Content): void {
  const faults = changeFaults(content, after)
  if (faults.length === 0) return
  const name = isMedia(path) ? path.replace(/^.*\//, "") : titleIn(content, path)
  const uses = faults.map((fault) => faultPlace(fault, content) || faultSentence(fault, content))
  const instead = isMedia(path)
    ? say("Choose another picture there and publish. Then delete this one.")
    : path.startsWith("products/")
      ? say(
          "Switch on “Hide this product” and publish instead: nothing else needs to change, and you can bring it back. To delete it for good, change what is named here first.",
        )
      : say("Change what is named here first, then delete it.")
  throw new Refused(say("“{name}” was not deleted, because the site needs it:", { name }), [
    ...new Set(uses),
    instead,
  ])
}
