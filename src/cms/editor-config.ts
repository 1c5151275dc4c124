import { decapCollection, decapFile } from "../content-model/content-type"
import { collections, fileGroups } from "../content-model/index"

interface EditorConfigOptions {
  readonly backend: Readonly<Record<string, unknown>> & { readonly name: string }
  readonly siteUrl: string
}

/** Decap's whole configuration, made from the content model. */
export function editorConfig({ backend, siteUrl }: EditorConfigOptions) {
  return {
    load_config_file: false,
    backend,
    site_url: siteUrl,
    display_url: siteUrl,
    logo: { src: "/mark.svg" },
    // Every entry lies two levels deep, so pictures have one address for the build, the editor and its preview.
    media_folder: "content/media",
    public_folder: "../media",
    slug: { encoding: "ascii" as const, clean_accents: true, sanitize_replacement: "-" },
    show_preview_links: false,
    collections: [
      ...collections.flatMap((type) =>
        "folder" in type.kept
          ? [{ ...decapCollection(type, type.kept.folder), editor: editorOf(type.kept.folder) }]
          : [],
      ),
      ...fileGroups.map(({ name, label, types }) => ({
        name,
        label,
        format: "json",
        editor: editorOf(name),
        files: types.flatMap((type) =>
          "file" in type.kept ? [decapFile(type, type.kept.file)] : [],
        ),
      })),
    ],
  }
}

/** Collections whose preview shows the page itself (see previews.tsx); the rest are edited without one. */
const previewed = ["products", "branches", "posts", "pages"]

function editorOf(collection: string) {
  return { preview: previewed.includes(collection) }
}
