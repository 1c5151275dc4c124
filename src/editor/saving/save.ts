import type { Fault, MediaFile } from "../../content/check/fault"
import { slugOf } from "../../content/model/content-type"
import { originalFile } from "../../content/model/translation"
import {
  mediaName,
  type Asset,
  type DataFile,
  type Implementation,
  type SavedEntry,
  type SaveOptions,
} from "./backend-types"
import {
  changed,
  changeFaults,
  entryIn,
  entryTitle,
  faultPlace,
  faultSentence,
  fieldPath,
  inContent,
  textIn,
  type Content,
} from "./change-check"
import { noText, settled } from "./conflict"
import { followed, movedPages, pageAddressOf } from "./moved-pages"
import { asRefusal, Cancelled, Refused, type Attempt } from "./refusal"
import { replacedPictures } from "./replaced-pictures"
import { listedMedia, MovedOn, type Repository } from "./repository"
import type * as ScreenModule from "./screen"
import { filledForm, hindiLost, storedFile, withTranslations, type HindiLost } from "./translations"

/** What saving needs from the screen; `saved` is called after each write. */
export type Screen = Pick<
  typeof ScreenModule,
  "confirmMove" | "confirmDescriptions" | "choose" | "refuse"
> & { saved(change: WrittenChange): void }

export interface WrittenChange {
  /** The entry that was published, by its path in content/. */
  readonly path: string
  readonly title: string
  /** All content with the change. */
  readonly content: Content
  /** The address of its page, if it has one. */
  readonly page?: string
  /** The text of the entry as written; undefined if it was deleted. */
  readonly after?: string
  readonly commit?: string
  /** What it did to the Hindi; undefined if nothing. */
  readonly hindi?: HindiLost
  /** Whether what was written differs from the form. */
  readonly differs: boolean
}

/** The text of each entry when its form was filled, by its path in the repository. */
export type OpenTexts = Map<string, string>

interface Surroundings {
  readonly repository: Repository
  readonly screen: Screen
  readonly open: OpenTexts
}

/** How often to try to save when somebody else publishes at the same moment. */
const attempts = 4

/**
 * Refuses writes that would fail the content check of the whole site, or overwrite what somebody else has written meanwhile.
 * Everything Decap writes goes through these functions, each time the same way: what is published now, what this save changes,
 * the questions about it, its faults, the files to write, one commit.
 */
export function guarded<I extends Implementation>(backend: I, surroundings: Surroundings): I {
  const { repository, screen, open } = surroundings
  const getEntry = backend.getEntry.bind(backend)
  const persistEntry = backend.persistEntry.bind(backend)
  const persistMedia = backend.persistMedia.bind(backend)
  const deleteFiles = backend.deleteFiles.bind(backend)

  /** Shows why something was refused. Decap alone shows the words of the browser, and then a list as if all were deleted. */
  const explaining = <T>(attempt: Attempt, act: () => Promise<T>) =>
    act().catch((error: unknown) => {
      const refusal = asRefusal(error, attempt, repository.name)
      if (!(refusal instanceof Cancelled)) screen.refuse(refusal)
      throw refusal
    })

  for (const name of ["entriesByFolder", "entriesByFiles", "allEntriesByFolder"] as const) {
    const read = backend[name]?.bind(backend)
    if (read) backend[name] = (...given) => explaining("read", () => read(...given))
  }

  return Object.assign(backend, {
    getEntry: async (path: string) => {
      try {
        if (originalFile(inContent(path)) !== undefined) {
          return await openTranslation(path, surroundings)
        }
        const entry = await getEntry(path)
        // The local server answers with an empty entry, which would open as an empty form.
        if (!entry.data) throw Object.assign(new Error(`There is no ${path}`), { status: 404 })
        open.set(path, entry.data)
        return entry
      } catch (error) {
        // Decap shows its words in place of the form. It asks for the names of new entries, too, which are not there.
        throw asRefusal(error, "read", repository.name)
      }
    },

    persistEntry: (entry: SavedEntry, options: SaveOptions) =>
      explaining("save", () =>
        untilWritten(async () => {
          const content = await repository.content()
          const plan = await planned(entry, options, content, surroundings)
          const { dataFiles, assets, uploads } = plan
          const result = await repository.ifStillAt(content, () =>
            persistEntry({ ...entry, dataFiles, assets }, options),
          )
          const [{ path, raw }] = dataFiles as [DataFile]
          open.set(path, raw)
          // A draft is not on the site.
          if (options.useWorkflow) return result
          const now = changed(content, { writes: dataFiles.map(written), uploads })
          const differs = raw !== entry.dataFiles[0]?.raw
          screen.saved({ ...writtenChange(content, now, path, result), differs })
          return result
        }),
      ),

    persistMedia: (asset: Asset, options: { commitMessage: string }) =>
      explaining("upload", async () => {
        const content = await repository.content()
        const uploads = newUploads([asset], content)
        refuseFaults(changeFaults(content, { uploads }), content)
        return persistMedia(asset, options)
      }),

    deleteFiles: (paths: string[], commitMessage: string) =>
      explaining("delete", () =>
        untilWritten(async () => {
          const content = await repository.content()
          const all = withTranslations(paths, content)
          const deletes = all.map(inContent)
          refuseDeletion(deletes, content)
          const result = await repository.ifStillAt(content, () => deleteFiles(all, commitMessage))
          const now = changed(content, { deletes })
          for (const path of all) {
            open.delete(path)
            if (isMedia(inContent(path))) continue
            screen.saved({ ...writtenChange(content, now, path, result), differs: false })
          }
          return result
        }),
      ),
  })
}

/** Runs `write` again, on the newest content, if something was, or may have been, committed before it could write. */
async function untilWritten<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof MovedOn) || attempt === attempts) throw error
    }
  }
}

/** Fills the form of a translation, a new one with empty texts. */
async function openTranslation(path: string, { repository, open }: Surroundings) {
  const content = await repository.content()
  const text = textIn(content, path)
  open.set(path, text ?? noText)
  const data = filledForm(inContent(path), text, content)
  if (data === undefined) {
    throw new Refused("Not opened:", ["The entry this was translated from does not exist."])
  }
  return { data, file: { path } }
}

/**
 * The files that will be written for an entry, that of the form first, and the new ones among its uploads.
 *
 * @throws Refused when they would break the site
 */
async function planned(
  { dataFiles, assets }: SavedEntry,
  options: SaveOptions,
  content: Content,
  { repository, screen, open }: Surroundings,
) {
  const [filled, ...more] = dataFiles as [DataFile, ...DataFile[]]
  const path = inContent(filled.path)
  // A draft is opened from its branch, which only Decap knows.
  const opened = options.unpublished ? undefined : open.get(filled.path)
  const own = await settled(
    storedFile(filled, opened, content),
    { newEntry: options.newEntry ?? false, now: textIn(content, path), opened },
    async (fields) => screen.choose({ by: (await repository.versions(path))[0], fields }),
  )
  const replaced = replacedPictures(entryIn(opened), entryIn(own.raw))
  if (replaced.length > 0 && !(await screen.confirmDescriptions(replaced))) throw new Cancelled()

  const uploads = newUploads(assets, content, own.raw)
  let files = [own, ...more].map(written)
  const after = () => changed(content, { writes: files, uploads })
  const faults = () => changeFaults(content, { writes: files, uploads })
  const moved = movedPages(content, after())
  // Faults inside the form come first: an invalid address need not stay reachable.
  const first = faults().filter(({ file }) => moved.length === 0 || file === own.path)
  refuseFaults(first, after(), path)
  for (const page of moved) {
    if (!(await screen.confirmMove(page, content))) throw new Cancelled()
    files = followed(files, page, content)
  }
  if (moved.length > 0) refuseFaults(faults(), after(), path)
  const isLeftOut = (asset: Asset) =>
    asset.fileObj && !uploads.some(({ path: name }) => name === mediaName(asset))
  return {
    dataFiles: files.map((file) => ({
      path: `content/${file.path}`,
      slug: slugOf(file.path),
      raw: file.text,
    })),
    assets: assets.filter((asset) => !isLeftOut(asset)),
    uploads,
  }
}

function written({ path, raw }: DataFile) {
  return { path: inContent(path), text: raw }
}

/** A write or a deletion of an entry. */
function writtenChange(before: Content, now: Content, path: string, result: unknown) {
  const entry = inContent(path)
  const after = textIn(now, path)
  const isThere = after !== undefined
  return {
    path: entry,
    title: entryTitle(entry, (isThere ? now : before).files),
    content: now,
    page: isThere ? pageAddressOf(entry, now) : undefined,
    after,
    hindi: isThere ? hindiLost(entry, before, now) : undefined,
    // GitHub returns the branch, whose latest commit is the new one.
    commit: (result as { object?: { sha?: string } } | undefined)?.object?.sha,
  }
}

/**
 * The files to upload; those already in the repository have no file object. A form that is published again passes its files again: what is there already is left out, and what the
 * entry does not show, too.
 *
 * @param entry the text of the entry; without one, files are uploaded alone
 * @throws Refused when one would replace a file that somebody else has uploaded meanwhile
 */
function newUploads(
  assets: readonly Asset[],
  { media }: Content,
  entry?: string,
): readonly MediaFile[] {
  const uploads = assets.flatMap((asset) =>
    asset.fileObj ? [listedMedia(mediaName(asset), asset.fileObj.size)] : [],
  )
  return uploads.filter(({ path, bytes }) => {
    const there = media.find((file) => file.path === path)
    if (!there) return true
    const isShown = entry?.includes(JSON.stringify(`../media/${path}`)) ?? true
    if (there.bytes === bytes || !isShown) return false
    throw new Refused("Not uploaded:", [
      `Somebody else has uploaded another file named “${path}” meanwhile.`,
      "Give yours another name and choose it again.",
    ])
  })
}

/**
 * Refuses changes that would fail the content check.
 *
 * @param open the entry whose form is open, by its path in content/
 * @throws Refused
 */
function refuseFaults(faults: readonly Fault[], after: Content, open?: string): void {
  if (faults.length === 0) return
  const lines = faults.map((fault) => faultSentence(fault, after, open))
  const inForm = faults.find(({ file }) => file === `content/${open}`)
  const field = inForm?.field ? fieldPath(inForm.field) : undefined
  throw new Refused("Not saved yet. Please correct:", lines, field)
}

const isMedia = (path: string) => path.startsWith("media/")

/**
 * Refuses deletions of what the site needs. Paths start in content/.
 *
 * @throws Refused
 */
function refuseDeletion(deletes: readonly string[], content: Content): void {
  const faults = changeFaults(content, { deletes })
  if (faults.length === 0) return
  const [path = ""] = deletes
  const name = isMedia(path) ? path.replace(/^.*\//, "") : entryTitle(path, content.files)
  const uses = faults.map((fault) => faultPlace(fault, content) || faultSentence(fault, content))
  const instead = isMedia(path)
    ? "Choose another picture there and publish. Then delete this one."
    : path.startsWith("products/")
      ? "Switch on “Hide this product” and publish instead: nothing else needs to change, and you can bring it back. To delete it for good, change what is named here first."
      : "Change what is named here first, then delete it."
  throw new Refused(`“${name}” was not deleted, because the site needs it:`, [
    ...new Set(uses),
    instead,
  ])
}
