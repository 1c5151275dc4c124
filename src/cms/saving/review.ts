import type { DataFile, Implementation } from "./backend-types"
import { inContent, type Change, type Content } from "./change-check"
import { settled, type Side } from "./conflict"
import { asFitting } from "./measure"
import { Refused } from "./refusal"
import type { Repository } from "./repository"

/** The part of a backend for drafts under review. */
type DraftsBackend = Implementation & Required<Pick<Implementation, DraftMethods>>

type DraftMethods = "unpublishedEntry" | "unpublishedEntryDataFile" | "publishUnpublishedEntry"

/** Whether a backend supports drafts. */
export function keepsDrafts(backend: Implementation): backend is DraftsBackend {
  return backend.publishUnpublishedEntry !== undefined
}

/**
 * The change of the current content that publishing a draft makes. What others have published since the draft was begun stays,
 * unless the draft changes it.
 *
 * @throws Refused when both changed a field
 */
export async function draftChange(
  backend: DraftsBackend,
  collection: string,
  slug: string,
  content: Content,
  repository: Repository,
): Promise<Required<Pick<Change, "writes" | "uploads">>> {
  const { diffs } = await backend.unpublishedEntry({ collection, slug })
  const texts = diffs.filter(({ path }) => /^content\/(?!media\/).+\.json$/.test(path))
  const writes = texts.map(async ({ path, id }) => {
    const raw = await backend.unpublishedEntryDataFile(collection, slug, path, id)
    const file = await withOthers({ path, slug, raw }, collection, content, repository)
    return { path: inContent(path), text: file.raw }
  })
  const media = diffs.filter(({ path }) => path.startsWith("content/media/"))
  const uploads = media.map(({ path }) => asFitting({ path: inContent(path).slice(6), bytes: 0 }))
  return { writes: await Promise.all(writes), uploads }
}

async function withOthers(
  file: DataFile,
  collection: string,
  { files }: Content,
  repository: Repository,
): Promise<DataFile> {
  const path = inContent(file.path)
  const now = files.find((each) => each.path === path)?.text
  const opened = await repository.draftBase?.(collection, file.slug, path)
  const lastChange = () => repository.lastChange?.(path)
  return settled(
    file,
    { newEntry: false, opened, now },
    {
      lastChange,
      choose: (dispute) => {
        const who = dispute.by?.name ?? "Somebody else"
        if (dispute.kind === "deleted") {
          throw new Refused("Not published:", [
            `${who} deleted this entry after the draft was begun.`,
            "Delete the draft, or open it and save it again to bring the entry back.",
          ])
        }
        const both = dispute.fields.filter((field) => field.both)
        if (both.length > 0) {
          throw new Refused("Not published:", [
            `${who} changed the same fields after the draft was begun: ${both.map(({ label }) => label).join("; ")}.`,
            "Open the draft, change it so that it is right for both, and save it: you are asked which text stays.",
          ])
        }
        return Promise.resolve(dispute.fields.map((): Side => "theirs"))
      },
    },
  )
}
