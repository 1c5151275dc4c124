/* Files that are not made by Gatsby: those that the build makes from content/, by their path on the site. */

/** All entries, by their path in content/: for the editor's previews. */
export const contentCopyFile = "admin/content.json"

/** The editor's help, made from docs/for-editors.md, and its pictures. */
export const helpFile = "admin/help.json"
export const helpPictures = "admin/help"

/** The content of the editor's help. */
export interface EditorHelp {
  readonly html: string
  /** Its sections in order; `id` is that of the heading in the HTML. */
  readonly sections: readonly { readonly id: string; readonly heading: string }[]
}

/** All published sizes: for the size finder, the calculator and the inquiry list. */
export const sizeDataFile = "steel/sizes.json"

/** The script that counts visits, if the settings ask for it. */
export const analyticsScript = "https://plausible.io/js/script.js"

/** The stamp of the site: the editor checks it until a change is live. */
export const siteStampFile = "version.json"
