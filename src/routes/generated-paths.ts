/*
 * Files of the site that the build makes from content/ and scripts fetch, by their path in the site.
 */

/** All entries, by their path in content/: for the editor's previews. */
export const contentCopyFile = "admin/content.json"

/** Bytes and pixels of all media files: the editor checks an entry against them before it saves. */
export const mediaListFile = "admin/media.json"

/** All published sizes: for the size finder, the calculator and the inquiry list. */
export const sizeDataFile = "steel/sizes.json"

/** What the site was built from, in a few bytes: the editor asks for it until a change is live. */
export const siteStampFile = "version.json"
