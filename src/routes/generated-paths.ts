/*
 * Files of the site that the build makes from content/ and scripts fetch, by their path in the site.
 */

/** All entries, by their path in content/: for the editor's previews. */
export const contentCopyFile = "admin/content.json"

/** Bytes and pixels of all media files: the editor checks an entry against them before it saves. */
export const mediaListFile = "admin/media.json"

/** The help of the editor, made from docs/for-editors.md, and its pictures. */
export const helpFile = "admin/help.json"
export const helpPictures = "admin/help"

/** The help of the editor as the editor shows it. */
export interface EditorHelp {
  readonly html: string
  /** Its sections in their order; `id` is that of the heading in the HTML. */
  readonly sections: readonly { readonly id: string; readonly heading: string }[]
}

/** All published sizes: for the size finder, the calculator and the inquiry list. */
export const sizeDataFile = "steel/sizes.json"

/** What the site was built from, in a few bytes: the editor asks for it until a change is live. */
export const siteStampFile = "version.json"
