import { slugOf } from "../../content-model/content-type"
import { translationFile, typeOfEntry } from "../../content-model/translation"
import { entryIn } from "../saving/change-check"
import { fieldChanges, type FieldChange } from "../saving/field-changes"
import type { Connection, DeletedEntry, Repository, Version } from "../saving/repository"

/** An earlier state of an entry, and what changed to make it. */
export interface ToldVersion extends Version {
  readonly text: string
  readonly changes: readonly FieldChange[]
  /** True for the first state, to which nothing compares. */
  readonly isFirst: boolean
}

type History = Required<Pick<Repository, "versions" | "textAt">>

/**
 * The states of an entry, newest first.
 *
 * @param from how many of the newest to leave out
 * @param count how many to return
 */
export async function toldVersions(
  path: string,
  { versions, textAt }: History,
  { from, count }: { from: number; count: number },
): Promise<readonly ToldVersion[]> {
  const all = await versions(path)
  // One more, to compare the last one with.
  const wanted = all.slice(from, from + count + 1)
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

/** Writes a deleted entry again, through the guard, and opens it. Its Hindi, which was deleted with it, comes back, too. */
export async function bringBack(
  { backend, repository }: Pick<Connection, "backend" | "repository">,
  entry: DeletedEntry,
  text: string,
): Promise<void> {
  const [folder] = entry.path.split("/")
  const slug = slugOf(entry.path)
  const hindi = translationFile(entry.path)
  const words = await repository.textAt?.(hindi, entry.commit)
  const file = (path: string, raw: string) => ({ path: `content/${path}`, slug, raw })
  const dataFiles = [file(entry.path, text), ...(words ? [file(hindi, words)] : [])]
  await backend.persistEntry(
    { dataFiles, assets: [] },
    {
      newEntry: true,
      useWorkflow: false,
      collectionName: folder,
      commitMessage: `Content: bring back “${slug}”`,
    },
  )
}
