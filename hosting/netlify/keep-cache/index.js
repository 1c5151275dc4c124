/*
 * Netlify runs this round a build: it keeps what the last one made, so that an edit is published in seconds. The two folders
 * are kept together, because each is of no use without the other.
 */
const folders = [".cache", "public"]

export const onPreBuild = ({ utils }) => utils.cache.restore(folders)

export const onSuccess = ({ utils }) => utils.cache.save(folders)
