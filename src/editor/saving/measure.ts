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
