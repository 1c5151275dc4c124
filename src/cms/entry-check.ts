import { contentFaults } from "../content-check/rules"
import type { Fault, MediaFile } from "../content-check/fault"
import {
  entryReferences,
  entrySchema,
  entryText,
  type ContentType,
} from "../content-model/content-type"
import type { FieldSet, Path } from "../content-model/fields/field"
import type { PublishedContent } from "./published-content"

export interface DraftEntry {
  readonly type: ContentType
  /** Its file in content/: "branches/raipur.json". A new entry has none yet. */
  readonly path?: string
  readonly data: unknown
  /** Pictures uploaded with it. */
  readonly uploads: readonly MediaFile[]
}

export interface EntryVerdict {
  /** What the form itself tells to be wrong, each with the labels of its field. */
  readonly faults: readonly string[]
  /**
   * What does not go together with the rest of the site as it was last built. That may have changed since, so the editor
   * decides.
   */
  readonly doubts: readonly string[]
}

/** The content check's own verdict on an entry before it is saved, with the rest of the content as it was last built. */
export function entryVerdict(
  draft: DraftEntry,
  published: PublishedContent,
  media: readonly MediaFile[],
): EntryVerdict {
  const { type, data } = draft
  const text = entryText(type.fields, data)
  const parsed = entrySchema(type).safeParse(JSON.parse(text))
  if (!parsed.success) {
    return {
      faults: parsed.error.issues.map(
        ({ path, message }) => `${fieldLabels(type.fields, path as Path)}: ${message}`,
      ),
      doubts: [],
    }
  }
  const path = draft.path ?? newPath(type)
  const others = Object.entries(published)
    .filter(([other]) => other !== path)
    .map(([other, value]) => ({ path: other, text: JSON.stringify(value) }))
  const known = [...media, ...draft.uploads]
  const all = [...known, ...laterUploads(type, parsed.data, known)]
  // What is wrong without this entry is not its fault.
  const before = new Set(contentFaults(others, all).map(named))
  const doubts = contentFaults([...others, { path, text }], all).filter(
    (fault) => !before.has(named(fault)),
  )
  return { faults: [], doubts: doubts.map((fault) => sentence(fault, path, type)) }
}

function named({ file, field, message }: Fault): string {
  return [file, field, message].join("\n")
}

function newPath({ kept }: ContentType): string {
  return "folder" in kept ? `${kept.folder}/new.json` : kept.file
}

/** Files the entry names that came into content/media since the site was built: nothing is known of them, so nothing is said. */
function laterUploads(type: ContentType, entry: object, known: readonly MediaFile[]): MediaFile[] {
  return entryReferences(type, entry)
    .filter(({ kind }) => kind === "picture" || kind === "file")
    .map(({ target }) => target.replace(/^\.\.\/media\//, ""))
    .filter((name) => !known.some((file) => file.path === name))
    .map((name) => ({ path: name, bytes: 1, picture: { width: 1000, height: 1000 } }))
}

function sentence({ file, field, message }: Fault, path: string, type: ContentType): string {
  if (file !== `content/${path}`) return `${file}: ${field}: ${message}`
  const parts = [...field.matchAll(/[^.[\]]+/g)].map(([part]) =>
    /^\d+$/.test(part) ? Number(part) : part,
  )
  return `${fieldLabels(type.fields, parts)}: ${message}`
}

/** ["pictures", 1, "alt"] reads Pictures, picture 2, What the picture shows */
export function fieldLabels(fields: FieldSet, path: Path): string {
  const labels: string[] = []
  let inside: FieldSet | undefined = fields
  let singular = "entry"
  for (const part of path) {
    if (typeof part === "number") {
      labels.push(`${singular} ${part + 1}`)
      continue
    }
    const field: FieldSet[string] | undefined = inside?.[part]
    labels.push(field?.widget.label ?? part)
    singular = String(field?.widget.label_singular ?? singular)
    inside = field?.inner
  }
  return labels.join(", ")
}
