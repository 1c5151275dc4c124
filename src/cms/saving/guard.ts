import { originalFile } from "../../content-model/translation"
import type { Asset, DataFile, Implementation, SavedEntry, SaveOptions } from "./backend-types"
import { changeFaults, changed, entryTitle, inContent, textIn, type Content } from "./change-check"
import { noText } from "./conflict"
import { pageAddressOf } from "./moved-pages"
import { planned } from "./plan"
import { askingOnce } from "./questions"
import { asRefusal, Cancelled, Refused, type Attempt } from "./refusal"
import { MovedOn } from "./repository"
import { refuseDeletion, refuseDeletionFromForm, refuseFaults } from "./refused-changes"
import type { Surroundings } from "./surroundings"
import { uploadsToWrite } from "./taken-names"
import { filledForm, hindiLost, withTranslations } from "./translations"

/** How often to try to save when somebody else publishes at the same moment. */
const attempts = 4

/**
 * Refuses writes that would fail the content check of the whole site, or overwrite what somebody else has written meanwhile.
 * Everything Decap writes goes through these functions.
 */
export function guarded<I extends Implementation>(backend: I, surroundings: Surroundings): I {
  const { repository, screen, open, measure, isReplaced, isInForm, known } = surroundings
  const { getEntry, persistEntry, persistMedia, deleteFiles } = bound(backend)

  const explaining = explainer(surroundings)

  return Object.assign(backend, {
    getEntry: async (path: string) => {
      if (originalFile(inContent(path)) !== undefined) return openTranslation(path, surroundings)
      const entry = await getEntry(path)
      // The local server answers with an empty entry, which would open as an empty form.
      if (!entry.data) throw Object.assign(new Error(`There is no ${path}`), { status: 404 })
      open.texts.set(path, entry.data)
      return entry
    },

    persistEntry: (entry: SavedEntry, options: SaveOptions) =>
      explaining("save", () => {
        const asking = askingOnce(screen)
        return untilWritten(async () => {
          const content = await repository.content()
          const plan = await asking(content.head, (answering) =>
            planned(entry, options, content, { ...surroundings, screen: answering }),
          )
          const result = await repository.ifStillAt(content.head, () =>
            persistEntry({ ...entry, dataFiles: plan.dataFiles, assets: plan.assets }, options),
          )
          const [{ path, raw }] = plan.dataFiles as [DataFile]
          open.texts.set(path, raw)
          if (!options.useWorkflow) {
            for (const upload of plan.uploads) known.note(upload, "written")
            const differs = raw !== entry.dataFiles[0]?.raw
            const now = changed(content, {
              writes: plan.dataFiles.map((file) => ({
                path: inContent(file.path),
                text: file.raw,
              })),
              uploads: plan.uploads,
            })
            const change = writtenChange(content, now, path, result)
            screen.saved({ ...change, form: plan.form, differs })
          }
          return result
        })
      }),

    persistMedia: (asset: Asset, options: { commitMessage: string }) =>
      explaining("upload", async () => {
        const content = await repository.content()
        const uploads = await measure([asset])
        uploadsToWrite(uploads, content, known, () => true)
        refuseFaults(changeFaults(content, { uploads }), content)
        const result = await persistMedia(asset, options)
        for (const upload of uploads) known.note(upload, "written")
        return result
      }),

    deleteFiles: (paths: string[], commitMessage: string) =>
      explaining("delete", async () => {
        if (paths.every(isReplaced)) return undefined
        const inForm = paths.filter(isMedia).map(nameOf).find(isInForm)
        if (inForm) refuseDeletionFromForm(inForm)
        return untilWritten(async () => {
          const content = await repository.content()
          const all = withTranslations(paths, content)
          refuseDeletion(all.map(inContent), content)
          const result = await repository.ifStillAt(content.head, () =>
            deleteFiles(all, commitMessage),
          )
          const now = changed(content, { deletes: all.map(inContent) })
          for (const path of all) {
            open.texts.delete(path)
            if (isMedia(path)) continue
            screen.saved({ ...writtenChange(content, now, path, result), differs: false })
          }
          return result
        })
      }),
  })
}

type Explaining = <T>(attempt: Attempt, act: () => Promise<T>) => Promise<T>

/** Shows why something was refused. */
function explainer({ repository, screen }: Surroundings): Explaining {
  return (attempt, act) =>
    act().catch((error: unknown) => {
      const refusal = asRefusal(error, attempt, repository.name)
      if (!(refusal instanceof Cancelled)) screen.refuse(refusal)
      throw refusal
    })
}

/** Fills the form of a translation, a new one with empty texts. */
async function openTranslation(path: string, { repository, open }: Surroundings) {
  const content = await repository.content()
  const text = textIn(content, path)
  open.texts.set(path, text ?? noText)
  const data = filledForm(inContent(path), text, content)
  if (data === undefined) {
    throw new Refused("Not opened:", ["The entry this was translated from does not exist."])
  }
  return { data, file: { path } }
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
    before: textIn(before, path),
    after,
    hindi: isThere ? hindiLost(entry, before, now) : undefined,
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

const isMedia = (path: string) => path.startsWith("content/media/")
const nameOf = (path: string) => path.replace(/^.*\//, "")

/** GitHub returns the branch, whose latest commit is the new one. */
function commitOf(result: unknown): string | undefined {
  return (result as { object?: { sha?: string } } | undefined)?.object?.sha
}
