import type { MediaFile } from "../../content/check/fault"
import type { Asset } from "./backend-types"

/** Uploads as the content check describes files. Files already in the repository have no file object. */
export async function measure(assets: readonly Asset[]): Promise<MediaFile[]> {
  const uploads = assets.flatMap((asset) =>
    asset.fileObj ? [{ path: mediaName(asset), file: asset.fileObj }] : [],
  )
  return Promise.all(
    uploads.map(async ({ path, file }) => {
      try {
        const bitmap = await createImageBitmap(file)
        const { width, height } = bitmap
        bitmap.close()
        return { path, bytes: file.size, picture: { width, height } }
      } catch {
        return { path, bytes: file.size }
      }
    }),
  )
}

/** "content/media/yard.jpg" reads "yard.jpg". */
export function mediaName({ path }: Asset): string {
  return path.replace(/^\/?content\/media\//, "")
}

/**
 * The files a repository lists, with picture sizes from the last build. A later picture counts as valid: it was checked when it
 * was uploaded, and nothing more is known of it.
 */
export function withPixels(listed: readonly MediaFile[], built: readonly MediaFile[]): MediaFile[] {
  const known = new Map(built.map((file) => [file.path, file]))
  return listed.map((file) => {
    const before = known.get(file.path)
    const picture = { width: 1000, height: 1000 }
    return before?.bytes === file.bytes ? before : { ...file, picture }
  })
}
