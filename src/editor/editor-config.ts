import type { CmsBackend, CmsConfig } from "decap-cms-core"
import { decapCollection, decapFile, slugOf, type ContentType } from "../content/model/content-type"
import { order } from "../content/model/settings"
import { collections, fileGroups } from "../content/model/index"
import { translationType } from "../content/model/translation"
import { hindi } from "./history/place"
import { sizeRange } from "../content/model/settings"

interface EditorConfigOptions {
  readonly backend: CmsBackend
  /** Whether entries are drafts first, with a board of those in review. */
  readonly review: boolean
  readonly siteUrl: string
}

/** The name of the language of phrases.ts. */
export const ownWords = "site"

/** Decap's whole configuration, made from the content model. */
export function editorConfig({ backend, review, siteUrl }: EditorConfigOptions): CmsConfig {
  return {
    load_config_file: false,
    locale: ownWords,
    backend,
    publish_mode: review ? "editorial_workflow" : "simple",
    site_url: review ? undefined : siteUrl,
    display_url: siteUrl,
    logo: { src: "/mark.svg" },
    // Every entry is two levels deep, so the same picture address works in the build, the editor and its preview.
    media_folder: "content/media",
    public_folder: "../media",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    // Of a draft: the address where the host shows it. With a site_url Decap links published entries as well, and fails to where
    // a form is opened by its address.
    // @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/lib/formatters.ts
    show_preview_links: review,
    collections: [
      ...collections.map((type) => folderCollection(type, type)),
      ...fileGroups.map((group) => ({ ...fileCollection(group, ""), label: group.label })),
      // The forms of the Hindi texts. Editors reach them from the form of the original and from the list of missing Hindi.
      ...collections.flatMap((type) => {
        const words = translationType(type)
        return words ? [{ ...folderCollection(type, words), ...inHindi(folderOf(type)) }] : []
      }),
      ...fileGroups.map((group) => ({ ...fileCollection(group, hindi), ...inHindi(group.name) })),
    ],
  }
}

const inHindi = (name: string) => ({
  name: hindi + name,
  create: false,
  delete: false,
  hide: true,
})

/** @param words the type itself, or that of its translations */
function folderCollection(type: ContentType, words: ContentType) {
  return { ...decapCollection(words, folderOf(words)), editor: editorOf(type) }
}

/** @param prefix that of the forms of translations; empty for those of the entries themselves */
function fileCollection({ name, label, types }: (typeof fileGroups)[number], prefix: string) {
  return {
    name,
    label: `${label} in Hindi`,
    format: "json" as const,
    files: types.flatMap((type) => {
      const words = prefix ? translationType(type) : type
      if (!words || !("file" in words.storedIn)) return []
      const { file } = words.storedIn
      return [{ ...decapFile(words, file), name: prefix + slugOf(file), editor: editorOf(type) }]
    }),
  }
}

const folderOf = ({ storedIn }: ContentType) => ("folder" in storedIn ? storedIn.folder : "")

/** Types without a page to show. previews.tsx has the others. */
const withoutPreview: readonly ContentType[] = [order, sizeRange]

function editorOf(type: ContentType) {
  return { preview: !withoutPreview.includes(type) }
}
