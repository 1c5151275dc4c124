import type { MediaFile } from "../../content-check/fault"
import type { Asset } from "./backend-types"

/** Uploads as the content check knows files; those in the repository already have no file with them. */
export async function measure(assets: readonly Asset[]): Promise<MediaFile[]> {
  const uploads = assets.flatMap(({ path, fileObj }) =>
    fileObj ? [{ path: path.replace(/^\/?content\/media\//, ""), file: fileObj }] : [],
  )
  return Promise.all(
    uploads.map(async ({ path, file }) => {
      try {
        const { width, height } = await createImageBitmap(file)
        return { path, bytes: file.size, picture: { width, height } }
      } catch {
        return { path, bytes: file.size }
      }
    }),
  )
}

/**
 * The files a repository lists, with the pixels of pictures the site was last built with. A picture that came
 * later counts as one that fits.
 */
export function withPixels(listed: readonly MediaFile[], built: readonly MediaFile[]): MediaFile[] {
  const known = new Map(built.map((file) => [file.path, file]))
  return listed.map((file) => {
    const before = known.get(file.path)
    return before && (file.bytes === 0 || before.bytes === file.bytes) ? before : asFitting(file)
  })
}

/** A picture that was looked at when it was uploaded, and of which nothing more is known. */
export function asFitting(file: MediaFile): MediaFile {
  return { ...file, picture: { width: 1000, height: 1000 } }
}
