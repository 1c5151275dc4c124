import type { CmsBackend, CmsCollection, CmsConfig } from "decap-cms-core"
import { decapCollection, decapFile, slugOf, type ContentType } from "../content/model/content-type"
import { order } from "../content/model/order"
import { collections, fileGroups } from "../content/model/index"
import { translationType } from "../content/model/translation"
import { hindi } from "./history/place"
import { sizeRange } from "../content/model/size-range"

interface EditorConfigOptions {
  readonly backend: CmsBackend
  /** Whether entries are drafts first, with a board of those in review. */
  readonly review: boolean
  readonly siteUrl: string
}

/** Decap's whole configuration, made from the content model. */
export function editorConfig({ backend, review, siteUrl }: EditorConfigOptions): CmsConfig {
  return {
    load_config_file: false,
    backend,
    publish_mode: review ? "editorial_workflow" : "simple",
    site_url: siteUrl,
    display_url: siteUrl,
    logo: { src: "/mark.svg" },
    // Every entry is two levels deep, so the same picture address works in the build, the editor and its preview.
    media_folder: "content/media",
    public_folder: "../media",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    // If on, Decap fails to create the link when a form is opened by its address. dialog.ts hides the button for it.
    // @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/lib/formatters.ts
    show_preview_links: false,
    collections: [
      ...collections.flatMap((type) =>
        "folder" in type.storedIn
          ? [{ ...decapCollection(type, type.storedIn.folder), editor: editorOf(type) }]
          : [],
      ),
      ...fileGroups.map(({ name, label, types }) => ({
        name,
        label,
        format: "json",
        files: types.flatMap((type) =>
          "file" in type.storedIn
            ? [{ ...decapFile(type, type.storedIn.file), editor: editorOf(type) }]
            : [],
        ),
      })),
      ...hindiCollections(),
    ],
  }
}

/** The forms of the Hindi texts. Editors reach them from the form of the original and from the list of missing Hindi. */
function hindiCollections(): CmsCollection[] {
  const ofFolders = collections.flatMap((type) => {
    const words = translationType(type)
    return words && "folder" in type.storedIn && "folder" in words.storedIn
      ? [
          {
            ...decapCollection(words, words.storedIn.folder),
            name: hindi + type.storedIn.folder,
            create: false,
            delete: false,
            hide: true,
            editor: editorOf(type),
          },
        ]
      : []
  })
  const ofFiles = fileGroups.map(({ name, label, types }) => ({
    name: hindi + name,
    label: `${label} in Hindi`,
    format: "json",
    hide: true,
    files: types.flatMap((type) => {
      const words = translationType(type)
      return words && "file" in words.storedIn
        ? [
            {
              ...decapFile(words, words.storedIn.file),
              name: hindi + slugOf(words.storedIn.file),
              editor: editorOf(type),
            },
          ]
        : []
    }),
  }))
  return [...ofFolders, ...ofFiles]
}

/** Types without a page to show. previews.tsx has the others. */
const withoutPreview: readonly ContentType[] = [order, sizeRange]

function editorOf(type: ContentType) {
  return { preview: !withoutPreview.includes(type) }
}
