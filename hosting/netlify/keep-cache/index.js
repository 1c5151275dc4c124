/*
 * Netlify runs this before and after a build. It caches Gatsby's output, charts and pictures, so that an edit is published in
 * seconds. .cache and public are of no use without each other.
 */
const folders = [".cache", "public", ".site-cache"]

/** @typedef {{ utils: { cache: Record<"restore" | "save", (folders: string[]) => Promise<boolean>> } }} Build */

export const onPreBuild = (/** @type {Build} */ { utils }) => utils.cache.restore(folders)

export const onSuccess = (/** @type {Build} */ { utils }) => utils.cache.save(folders)
