import type { ContentFile } from "../../content/check/fault"
import { slugOf } from "../../content/model/content-type"
import { originalFile } from "../../content/model/translation"
import { placeOf } from "../history/place"
import { say } from "../sentences"
import { asked } from "./asked"
import { changed, inContent, textIn, type Content } from "./change-check"
import { newAssets, noText, planned, settledText } from "./planned"
import { asRefusal, explained, noSuchEntry, Refused, type Attempt } from "./refusal"
import { isEntry, refuseDeletion, refuseFaults, refuseReturn, refuseUndo } from "./refused"
import {
  asDataFiles,
  MovedOn,
  type Asset,
  type DataFile,
  type Implementation,
  type SavedEntry,
  type SaveOptions,
} from "./repository"
import type { Opened, OpenTexts, Surroundings } from "./surroundings"
import { filledForm, withTranslations } from "./translations"
import { told, undoing } from "./written"

/**
 * Refuses writes that would fail the content check of the whole site, or overwrite what somebody else has written meanwhile.
 * Everything Decap writes goes through these functions, each time in the same steps: planned on what is published now, refused for
 * its faults, asked about, written in one commit, told; and it can be undone.
 */
export function guarded<I extends Implementation>(backend: I, surroundings: Surroundings): I {
  const { repository, screen, open } = surroundings
  const getEntry = backend.getEntry.bind(backend)
  const persistEntry = backend.persistEntry.bind(backend)
  const persistMedia = backend.persistMedia.bind(backend)
  const deleteFiles = backend.deleteFiles.bind(backend)
  const publishDraft = backend.publishUnpublishedEntry?.bind(backend)
  const explaining = <T>(attempt: Attempt, act: () => Promise<T>) =>
    explained(attempt, screen.refuse, act)

  const tell = (
    path: string,
    before: Content,
    after: Content,
    result: unknown,
    differs: boolean,
  ) => {
    const undone = () => explaining("undo", () => undo(path, before, after))
    screen.saved({ ...told(path, before, after, result), differs, undo: undone })
  }

  const undo = async (path: string, before: Content, after: Content) => {
    const content = await repository.content()
    const { writes, deletes } = undoing(before, after, content)
    const now = changed(content, { writes, deletes })
    refuseUndo(content, now)
    const commitMessage = `Content: undo the change of “${slugOf(path)}”`
    const paths = deletes.map((each) => `content/${each}`)
    // A change adds entries, or changes them: never both.
    const result = await repository.ifStillAt(content, () =>
      paths.length > 0
        ? deleteFiles(paths, commitMessage)
        : persistEntry(
            { dataFiles: asDataFiles(writes), assets: [] },
            { commitMessage, useWorkflow: false },
          ),
    )
    for (const each of paths) open.delete(each)
    tell(path, content, now, result, true)
  }

  for (const name of ["entriesByFolder", "entriesByFiles", "allEntriesByFolder"] as const) {
    const read = backend[name]?.bind(backend)
    if (!read) continue
    backend[name] = (...given) =>
      explaining("read", async () => {
        const found = await read(...given)
        // Decap takes a repository that does not answer for an empty list.
        if (Array.isArray(found) && found.length === 0) await repository.content()
        return found
      })
  }

  keepDraftsApart(backend, open)

  return Object.assign(backend, {
    getEntry: (path?: string) => opened(path, getEntry, surroundings),

    persistEntry: (entry: SavedEntry, options: SaveOptions) =>
      explaining("save", async () => {
        const content = await repository.content()
        const [form] = entry.dataFiles
        const { path, slug } = form
        const { latest, base } =
          options.unpublished && !options.newEntry
            ? await onDraft(entry, options, content, surroundings)
            : { latest: entry, base: options.newEntry ? undefined : open.get(path) }
        const plan = await planned(latest, options, base, content, surroundings)
        if (options.bringsBack) refuseReturn(content, plan.after)
        else refuseFaults(content, plan.after, plan.path, screen.formOf(path))
        await asked(plan, content, screen)
        const { files, assets, after } = plan
        // Decap names the branch of a draft by the slug of the form: "hi-home", not "home".
        const [own, ...others] = asDataFiles(files)
        const dataFiles = [{ ...own, slug }, ...others]
        const result = await repository.ifStillAt(content, () =>
          persistEntry({ ...entry, dataFiles, assets }, options),
        )
        const text = own.raw
        // The form of a draft goes on without what others changed: nothing reads it again.
        const isBehind = options.useWorkflow && originalFile(plan.path) === undefined
        open.set(path, { ...open.get(path), text: isBehind ? form.raw : text })
        // A draft is not on the site.
        if (!options.useWorkflow) tell(plan.path, content, after, result, text !== form.raw)
        return result
      }),

    persistMedia: (asset: Asset, options: { commitMessage: string }) =>
      explaining("upload", async () => {
        const content = await repository.content()
        refuseFaults(content, changed(content, { uploads: newAssets([asset], content).uploads }))
        return repository.ifStillAt(content, () => persistMedia(asset, options))
      }),

    deleteFiles: (paths: string[], commitMessage: string) =>
      explaining("delete", async () => {
        const content = await repository.content()
        const all = withTranslations(paths, content)
        const now = changed(content, { deletes: all.map(inContent) })
        refuseDeletion(inContent(paths[0] ?? ""), content, now)
        const result = await repository.ifStillAt(content, () => deleteFiles(all, commitMessage))
        for (const path of all) open.delete(path)
        const entry = all.find(isEntry)
        if (entry) tell(inContent(entry), content, now, result, false)
        return result
      }),

    publishUnpublishedEntry: (collection: string, slug: string) =>
      explaining("save", async () => {
        const content = await repository.content()
        const draft = await repository.draft?.(collection, slug)
        const files = draft?.files ?? []
        const writes: ContentFile[] = []
        for (const { path, base, text } of files) {
          const was = { text: base ?? noText }
          const form = filledForm(path, text, content) ?? text
          writes.push({ path, text: await settledText(path, form, was, content, surroundings) })
        }
        const after = changed(content, { writes, uploads: draft?.media })
        const own = ownFile(collection, slug)
        const entry = files.find(({ path }) => path === own) ?? files[0]
        refuseFaults(content, after, entry?.path)
        if ((await repository.content()).head !== content.head) throw new MovedOn()
        for (const [place, { path, text }] of writes.entries())
          if (text !== files[place].text) await draft?.write(path, text)
        const result = await publishDraft?.(collection, slug)
        if (entry) tell(entry.path, content, after, result, true)
        return result
      }),
  })
}

/** Fills the form of a draft with its own entry, and remembers with what. */
function keepDraftsApart(backend: Implementation, open: OpenTexts): void {
  const draftOf = backend.unpublishedEntry?.bind(backend)
  const textOfDraft = backend.unpublishedEntryDataFile?.bind(backend)
  if (!draftOf || !textOfDraft) return
  backend.unpublishedEntry = async (asked) => {
    const draft = await draftOf(asked)
    const own = ownFile(draft.collection, draft.slug)
    const isShown = ({ path }: { readonly path: string }) =>
      !path.endsWith(".json") || inContent(path) === own
    return { ...draft, diffs: draft.diffs.filter(isShown) }
  }
  backend.unpublishedEntryDataFile = async (collection, slug, path, id) => {
    const text = await textOfDraft(collection, slug, path, id)
    open.set(path, { text })
    return text
  }
}

/** The entry that a draft is of, by its path in content/. Others in it have followed its page to another address. */
function ownFile(collection: string, slug: string): string | undefined {
  const place = placeOf(`#/collections/${collection}/entries/${slug}`)
  return place?.kind === "entry" ? place.path : undefined
}

/**
 * The form of a draft with what others have saved in the draft since it was opened, and what was published when the draft was begun.
 *
 * @throws Refused when the editor goes back to the form
 */
async function onDraft(
  entry: SavedEntry,
  { collectionName = "" }: SaveOptions,
  content: Content,
  surroundings: Surroundings,
): Promise<{ latest: SavedEntry; base?: Opened }> {
  const { repository, open } = surroundings
  const [form, ...others] = entry.dataFiles as [DataFile, ...DataFile[]]
  const path = inContent(form.path)
  const draft = await repository.draft?.(collectionName, form.slug)
  const found = draft?.files.find((file) => file.path === path)
  if (!found) return { latest: entry }
  const now = changed(content, { writes: [{ path, text: found.text }] })
  // The versions are those that were published: who saved the draft is not among them.
  const unnamed = { ...repository, versions: () => Promise.resolve([]) }
  const opened = open.get(form.path)
  const text = await settledText(path, form.raw, opened, now, {
    ...surroundings,
    repository: unnamed,
  })
  const raw = filledForm(path, text, content) ?? text
  return {
    latest: { ...entry, dataFiles: [{ ...form, raw }, ...others] },
    base: { text: found.base ?? noText },
  }
}

/**
 * Reads the entry that fills a form.
 *
 * @throws Refused, whose words Decap shows in place of the form
 */
async function opened(
  path: string | undefined,
  getEntry: Implementation["getEntry"],
  { repository, open }: Surroundings,
) {
  try {
    // Of an address in a group of files that none of them has.
    if (path === undefined) throw noSuchEntry()
    if (originalFile(inContent(path)) !== undefined) return await openedTranslation(path)
    const entry = await getEntry(path)
    // Decap answers with an empty entry whatever went wrong: an old login must not be called a deleted entry.
    const data = entry.data || textIn(await repository.content(), path)
    if (!data) throw noSuchEntry()
    open.set(path, { text: data })
    return { ...entry, data }
  } catch (error) {
    // Decap asks for the names of new entries, too, which are not there.
    throw asRefusal(error, "read")
  }

  /** Fills the form of a translation, a new one with empty texts. */
  async function openedTranslation(file: string) {
    const content = await repository.content()
    const text = textIn(content, file)
    const original = textIn(content, originalFile(inContent(file)) ?? "")
    open.set(file, { text: text ?? noText, original })
    const data = filledForm(inContent(file), text, content)
    if (data !== undefined) return { data, file: { path: file } }
    throw new Refused(say("Not opened:"), [
      say("The entry this was translated from does not exist."),
    ])
  }
}
