import type { MediaFile } from "../../content-check/fault"
import { storedText, storeText } from "../../stores/storage"
import type { Content } from "./change-check"
import { Refused } from "./refusal"

type Upload = Pick<MediaFile, "path" | "bytes">

/** "agreed": it may replace the file of its name. "written": it was uploaded already. */
type UploadState = "agreed" | "written"

/** What this browser remembers of its uploads. A form that is published twice, or recovered as a draft, passes them again. */
export interface KnownUploads {
  state(upload: Upload): UploadState | undefined
  note(upload: Upload, state: UploadState): void
}

const storedAs = "site-uploads"

const inBrowser = {
  read: () => storedText("localStorage", storedAs),
  write: (text: string) => void storeText("localStorage", storedAs, text),
}

/** Remembers uploads, in the browser by default, because a draft may be recovered after it was closed. */
export function knownUploads({ read, write } = inBrowser): KnownUploads {
  const states = () => JSON.parse(read() ?? "{}") as Record<string, UploadState>
  const nameOf = ({ path, bytes }: Upload) => `${path} of ${bytes}`
  return {
    state: (upload) => states()[nameOf(upload)],
    note: (upload, state) => write(JSON.stringify({ ...states(), [nameOf(upload)]: state })),
  }
}

/** Whether the text of an entry shows a file of content/media, by its name. */
export function shows(text: string, name: string): boolean {
  return text.includes(JSON.stringify(`../media/${name}`))
}

/**
 * The uploads to write. One that finds another file under its name is left out if the same file is there already, or if nothing
 * shows it: after a refusal the file stays among those of the form.
 *
 * @throws Refused when it would replace a file that the editor has not seen
 */
export function uploadsToWrite(
  uploads: readonly MediaFile[],
  { media }: Content,
  known: KnownUploads,
  isShown: (name: string) => boolean,
): MediaFile[] {
  return uploads.filter((upload) => {
    const there = media.find(({ path }) => path === upload.path)
    const state = known.state(upload)
    if (!there || state === "agreed") return true
    // Some servers list files without their size.
    const isSame = there.bytes === upload.bytes || (there.bytes === 0 && state === "written")
    if (isSame || !isShown(upload.path)) return false
    throw new Refused("Not uploaded:", [
      `Somebody else has uploaded another file named “${upload.path}” meanwhile.`,
      "Give yours another name and choose it again.",
    ])
  })
}
