import type { MediaFile } from "../../content-check/fault"
import { originalFile } from "../../content-model/translation"
import type { Asset, DataFile, Implementation, SavedEntry, SaveOptions } from "./backend-types"
import { changeFaults, changed, entryTitle, type Change, type Content } from "./change-check"
import { settled, type Choose } from "./conflict"
import { movedPages, pageAddressOf, relinked, withAlias, type MovedPage } from "./moved-pages"
import { asRefusal, Cancelled, Refused, type Attempt } from "./refusal"
import { MovedOn, type Repository } from "./repository"
import { refuseDeletion, refuseFaults } from "./refused-changes"
import { draftChange, keepsDrafts } from "./review"
import { filledForm, storedFile, withTranslations } from "./translations"

/** What the guard asks of the screen around it. */
export interface Screen {
  /** Asks whether a page that gets another address is to be found at the old one too. */
  confirmMove(page: MovedPage, content: Content): Promise<boolean>
  /** Asks what becomes of an entry that somebody else has changed meanwhile. */
  choose: Choose
  /** Shows why something was not done. */
  refuse(refusal: Refused): void
  /** Something was written; what the form shows may not be all of it. */
  saved(change: WrittenChange): void
}

export interface WrittenChange {
  /** The entry that was published, by its path in content/. */
  readonly path: string
  readonly title: string
  /** The address of its page, where it has one. */
  readonly page?: string
  /** The texts before and after; none where the entry was not there, or is not there any more. */
  readonly before?: string
  readonly after?: string
  readonly commit?: string
  /** What was written is not what the form holds. */
  readonly differs: boolean
}

/** What the guard remembers of the entries that are open. */
export interface OpenEntries {
  /** The text of each entry as it was when its form was filled, by its path in the repository. */
  readonly texts: Map<string, string>
}

interface Surroundings {
  readonly repository: Repository
  readonly screen: Screen
  readonly open: OpenEntries
  /** Pictures as the content check knows them, of files about to be uploaded. */
  readonly measure: (assets: readonly Asset[]) => Promise<MediaFile[]>
  /** Whether a file is only deleted to make place for an upload of the same name, which overwrites it anyway. */
  readonly isReplaced: (path: string) => boolean
}

/** How often a save is tried again when somebody else publishes at the same moment. */
const attempts = 4

/**
 * Lets nothing through to a backend that the content check of the whole site would refuse, nor anything that would overwrite
 * what somebody else has written meanwhile. Whatever Decap writes goes through these functions.
 */
export function guarded<I extends Implementation>(backend: I, surroundings: Surroundings): I {
  const { repository, screen, open, measure, isReplaced } = surroundings
  const { getEntry, persistEntry, persistMedia, deleteFiles } = bound(backend)

  const explaining = <T>(attempt: Attempt, act: () => Promise<T>) =>
    act().catch((error: unknown) => {
      const refusal = asRefusal(error, attempt, repository.name)
      if (!(refusal instanceof Cancelled)) screen.refuse(refusal)
      throw refusal
    })

  if (keepsDrafts(backend)) {
    const publishDraft = backend.publishUnpublishedEntry.bind(backend)
    backend.publishUnpublishedEntry = (collection, slug) =>
      explaining("publish", async () => {
        const content = await repository.content()
        const change = await draftChange(backend, collection, slug, content, repository)
        refuseFaults(changeFaults(content, change), changed(content, change))
        const publish = () => publishDraft(collection, slug)
        await (repository.withoutForce?.(publish) ?? publish())
        for (const { path, text } of change.writes) {
          const written = writtenChange(content, `content/${path}`, text, undefined)
          screen.saved({ ...written, differs: false })
        }
      })
  }

  return Object.assign(backend, {
    getEntry: async (path: string) => {
      if (originalFile(inContent(path)) !== undefined) return openTranslation(path, surroundings)
      const entry = await getEntry(path)
      if (entry.data) open.texts.set(path, entry.data)
      return entry
    },

    persistEntry: (entry: SavedEntry, options: SaveOptions) =>
      explaining("save", () =>
        untilWritten(async () => {
          const content = await repository.content()
          const plan = await planned(entry, options, content, surroundings)
          const result = await repository.ifStillAt(content.head, () =>
            persistEntry({ ...entry, dataFiles: plan.dataFiles }, options),
          )
          const [{ path, raw }] = plan.dataFiles as [DataFile]
          open.texts.set(path, raw)
          if (!options.useWorkflow) {
            const differs = raw !== entry.dataFiles[0]?.raw
            screen.saved({ ...writtenChange(content, path, raw, result), differs })
          }
          return result
        }),
      ),

    persistMedia: (asset: Asset, options: { commitMessage: string }) =>
      explaining("upload", async () => {
        const content = await repository.content()
        const change = { uploads: await measure([asset]) }
        refuseFaults(changeFaults(content, change), content)
        return persistMedia(asset, options)
      }),

    deleteFiles: (paths: string[], commitMessage: string) =>
      explaining("delete", async () => {
        if (paths.every(isReplaced)) return undefined
        return untilWritten(async () => {
          const content = await repository.content()
          const all = withTranslations(paths, content)
          refuseDeletion(all.map(inContent), content)
          const result = await repository.ifStillAt(content.head, () =>
            deleteFiles(all, commitMessage),
          )
          for (const path of all) {
            open.texts.delete(path)
            if (isMedia(path)) continue
            screen.saved({ ...writtenChange(content, path, undefined, result), differs: false })
          }
          return result
        })
      }),
  })
}

/** Fills the form of a translation; of one that is not there yet, with empty texts. */
async function openTranslation(path: string, { repository, open }: Surroundings) {
  const content = await repository.content()
  const text = textIn(content, path)
  if (text === undefined) open.texts.delete(path)
  else open.texts.set(path, text)
  const data = filledForm(inContent(path), text, content)
  if (data === undefined) {
    throw new Refused("Not opened:", ["The entry this was translated from does not exist."])
  }
  return { data, file: { path } }
}

/** What was written of an entry; without `after` it was deleted. */
function writtenChange(content: Content, path: string, after: string | undefined, result: unknown) {
  const entry = inContent(path)
  const writes = after === undefined ? [] : [{ path: entry, text: after }]
  const now = changed(content, { writes })
  return {
    path: entry,
    title: entryTitle(entry, now.files),
    page: after === undefined ? undefined : pageAddressOf(entry, now),
    before: textIn(content, path),
    after,
    commit: commitOf(result),
  }
}

function bound(backend: Implementation) {
  return {
    getEntry: backend.getEntry.bind(backend),
    persistEntry: backend.persistEntry.bind(backend),
    persistMedia: backend.persistMedia.bind(backend),
    deleteFiles: backend.deleteFiles.bind(backend),
  }
}

/** Decides anew on the newest content when something was committed between the decision and the writing. */
async function untilWritten<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof MovedOn) || attempt === attempts) throw error
    }
  }
}

/**
 * The files that will be written for an entry.
 *
 * @throws Refused when they would break the site
 */
async function planned(
  { dataFiles, assets }: SavedEntry,
  options: SaveOptions,
  content: Content,
  surroundings: Surroundings,
): Promise<{ dataFiles: readonly DataFile[] }> {
  const { repository, screen, measure } = surroundings
  const [filled] = dataFiles
  if (!filled) throw new Refused("Not saved:", ["There is nothing to save."])
  const { newEntry = false } = options
  const path = inContent(filled.path)
  const opened = await openedText(filled, options, surroundings)
  const form = storedFile(filled, opened, content)
  const own = await settled(
    form,
    { newEntry, now: textIn(content, form.path), opened },
    { choose: screen.choose, lastChange: () => repository.lastChange?.(path) },
  )
  const uploads = await measure(assets)
  const alone: Change = { writes: [written(own)], uploads }
  const after = changed(content, alone)
  const moved = movedPages(content, after)
  const faults = changeFaults(content, alone)
  // What is wrong inside the form comes first: an address that is not one need not be kept for anybody.
  const inForm = faults.filter(({ file }) => file === own.path)
  refuseFaults(moved.length > 0 ? inForm : faults, after, inContent(own.path))
  if (moved.length === 0) return { dataFiles: [own] }
  const files = await followed([written(own)], moved, content, screen)
  const writes = { writes: files, uploads }
  refuseFaults(changeFaults(content, writes), changed(content, writes), inContent(own.path))
  return { dataFiles: files.map(dataFile) }
}

/** The text of an entry that the form was filled with; of a draft, the one it was begun with. */
function openedText(
  { path, slug }: DataFile,
  { unpublished, collectionName = "" }: SaveOptions,
  { repository, open }: Surroundings,
) {
  return unpublished
    ? repository.draftBase?.(collectionName, slug, inContent(path))
    : open.texts.get(path)
}

/** The entries to write so that links to pages that move still lead there. */
async function followed(
  writes: Content["files"],
  moved: readonly MovedPage[],
  content: Content,
  screen: Screen,
): Promise<Content["files"]> {
  let files = [...writes]
  for (const page of moved) {
    if (!(await screen.confirmMove(page, content))) throw new Cancelled()
    const now = changed(content, { writes: files }).files
    const linking = now.filter(({ path }) => page.linkedFrom.includes(path))
    const changedFiles = linking.map((file) => relinked(file, page.from, page.to))
    files = changed({ files, media: [] }, { writes: changedFiles }).files
    files = files.map((file) => (file.path === page.path ? withAlias(file, page.from) : file))
  }
  // The entry of the form stays the first.
  return files.sort(
    (one, other) => Number(other.path === writes[0]?.path) - Number(one.path === writes[0]?.path),
  )
}

const inContent = (path: string) => path.replace(/^content\//, "")
const isMedia = (path: string) => path.startsWith("content/media/")
const nameOf = (path: string) => path.replace(/^.*\//, "")

function textIn({ files }: Content, path: string): string | undefined {
  return files.find((file) => file.path === inContent(path))?.text
}

function written({ path, raw }: DataFile = { path: "", slug: "", raw: "" }) {
  return { path: inContent(path), text: raw }
}

function dataFile({ path, text }: { path: string; text: string }): DataFile {
  return { path: `content/${path}`, slug: nameOf(path).replace(/\.json$/, ""), raw: text }
}

/** GitHub answers with the moved branch, GitLab with the commit, Gitea with both. */
function commitOf(result: unknown): string | undefined {
  const { object, id, commit } = (result ?? {}) as {
    object?: { sha?: string }
    id?: string
    commit?: { sha?: string }
  }
  return object?.sha ?? commit?.sha ?? (typeof id === "string" ? id : undefined)
}
