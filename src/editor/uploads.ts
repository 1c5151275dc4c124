import {
  endingOf,
  fileFault,
  megabytes,
  pictureEndingFault,
  pictureFault,
  pictureLimits,
  unreadablePicture,
  type PictureMeasures,
} from "../content/model/media-limits"
import { hasCameraNotes } from "./camera-notes"
import { closeNotice, refusalNotice, showNotice } from "./dialog"
import { formAddress } from "./inside-decap"
import { mediaUsers } from "./media-uses"
import type { Connection } from "./saving/repository"
import { fileName } from "./saving/file-name"

/** The longest side (px) of a shrunk picture: enough for full width on a high-density screen. */
const shrunkSide = 2400

const shrunkQuality = 0.85

/** Endings of films. */
const filmEndings = [".mp4", ".webm"]

const heic =
  "this is a HEIC photo, which browsers do not show. On the iPhone open Settings, Camera, Formats, choose Most Compatible and take it again; or open it on the computer and save it as JPG"
const film = "this film has a format not all browsers play. Save it as MP4"

/** Advice for formats that phones make and browsers do not show. */
function adviceFor(ending: string): string | undefined {
  if (/^\.hei[cf]$/.test(ending)) return heic
  return /^\.(mov|avi|mkv|3gp)$/.test(ending) ? film : undefined
}

/**
 * Checks every file, chosen or dropped, before Decap gets it. A picture that is too heavy or too large is made smaller; a file
 * the site cannot use is refused, with the reason.
 */
export function watchUploads(connection: () => UsedConnection | undefined): void {
  window.addEventListener(
    "change",
    (event) => {
      const input = event.target
      if (checked.has(event) || !(input instanceof HTMLInputElement) || input.type !== "file")
        return
      const files = [...(input.files ?? [])]
      if (files.length === 0) return
      event.stopImmediatePropagation()
      void upload(files, input, connection())
    },
    true,
  )
  // Decap's dialog allows only one file.
  window.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === "file") target.multiple = true
    },
    true,
  )
  // Otherwise the browser would open a dropped file in place of the editor, and the form would be lost.
  window.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault()
  })
  window.addEventListener(
    "drop",
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const input = document.querySelector<HTMLInputElement>("input[type=file]")
      if (input) return void upload(files, input, connection())
      const heading = "Press “Choose an image” first, then drop the file on the window that opens."
      showNotice({ heading, lines: [], refused: true })
    },
    true,
  )
}

/** What of the connection is used here. */
type UsedConnection = { readonly repository: Pick<Connection["repository"], "content"> }

/** Change events that Decap may see: their file was checked. */
const checked = new WeakSet<Event>()

/** The names of files that were chosen since the editor was opened. Those of a form are not in the repository yet. */
const chosen = new Set<string>()

/**
 * Passes files to Decap, which takes one at a time, and reports what happened to each. From a form Decap uploads them together
 * with the entry.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/MediaLibrary/MediaLibrary.js
 */
async function upload(
  files: readonly File[],
  input: HTMLInputElement,
  connection: UsedConnection | undefined,
): Promise<void> {
  closeNotice()
  const inForm = formAddress.test(location.hash.slice(1))
  const lines: string[] = []
  let taken = 0
  // If the files there are cannot be known now, Decap asks its own question about a name that is taken.
  const content = await connection?.repository.content().catch(() => undefined)
  const stored = content?.media.map(({ path }) => path) ?? []
  for (const given of files) {
    const fit = await fitForSite(given).catch(asRefused)
    if ("refused" in fit) {
      lines.push(`“${given.name}” was not uploaded. ${sentence(fit.refused)}`)
      input.value = ""
      continue
    }
    const wanted = await mediaName(fit.file.name)
    const name = freeName(wanted, new Set([...stored, ...chosen]))
    chosen.add(name)
    giveToDecap(new File([fit.file], name, { type: fit.file.type }), input)
    await untilTaken(input)
    // The server's refusal stays on the screen: it applies to the following files, too.
    if (document.querySelector(refusalNotice)) return
    taken += 1
    lines.push(
      `“${given.name}” ${inForm ? "was added to the form" : "was uploaded"}. ${fit.report}`,
    )
    if (name === wanted) continue
    const users = (content && mediaUsers(content).get(wanted)) ?? []
    const used = users.length > 0 ? ` It is shown by: ${users.join("; ")}.` : ""
    lines.push(`Another file is called “${wanted}”, and stays.${used} Yours is called “${name}”.`)
  }
  if (inForm && taken > 0) {
    lines.unshift(`${taken === 1 ? "It is" : "They are"} saved when you publish the entry.`)
  }
  const refused = taken < files.length
  const notAll = taken > 0 ? "Not everything was uploaded." : "Not uploaded."
  showNotice({
    heading: refused ? notAll : inForm ? "Added to the form." : "Uploaded.",
    lines,
    refused,
  })
}

function giveToDecap(file: File, input: HTMLInputElement): void {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  const change = new Event("change", { bubbles: true })
  checked.add(change)
  input.dispatchEvent(change)
}

/** The name of a file; with a number if another file has it, which may be in use: files have no earlier versions. */
function freeName(name: string, names: ReadonlySet<string>): string {
  const ending = endingOf(name)
  const stem = name.slice(0, -ending.length)
  let free = name
  for (let count = 2; names.has(free); count++) free = `${stem}-${count}${ending}`
  return free
}

/** "naya-photo.jpg" of "नया फोटो.JPG". */
async function mediaName(name: string): Promise<string> {
  const ending = endingOf(name)
  return `${await fileName(name.slice(0, name.length - ending.length), "file")}${ending}`
}

/** Waits until Decap has taken a file, at most a minute. Its button is disabled meanwhile. */
async function untilTaken(input: HTMLInputElement): Promise<void> {
  const end = Date.now() + 60_000
  do await new Promise((resolve) => setTimeout(resolve, 150))
  while (input.isConnected && input.disabled && Date.now() < end)
}

/** A sentence about the file, from one that may lack its subject. */
function sentence(words: string): string {
  return /^(is|must)\b/.test(words)
    ? `It ${words}.`
    : `${words[0]?.toUpperCase()}${words.slice(1)}.`
}

type Fit = { readonly file: File; readonly report: string } | { readonly refused: string }

/** A file that the browser failed to make smaller is left out like one that the site cannot use; the others follow. */
function asRefused(error: unknown): Fit {
  return { refused: error instanceof Error ? error.message : String(error) }
}

/** The file as the site can use it, or the content check's reason why it cannot. */
async function fitForSite(file: File): Promise<Fit> {
  const ending = endingOf(file.name)
  if (filmEndings.includes(ending)) {
    const fault = fileFault(file.size)
    return fault
      ? { refused: `${fault}. Make the film shorter, or save it 1280 pixels wide` }
      : { file, report: `It has ${megabytes(file.size)}.` }
  }
  const wrong = adviceFor(ending) ?? pictureEndingFault(file.name)
  if (wrong) return { refused: wrong }
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return { refused: (await isHeic(file)) ? heic : unreadablePicture }
  const before = { bytes: file.size, width: bitmap.width, height: bitmap.height }
  const fault = pictureFault(before)
  if (fault && before.width < pictureLimits.minWidth) return { refused: fault }
  if (!fault && !(await hasCameraNotes(file))) {
    return { file, report: `It has ${measured(before)}.` }
  }
  const shrunk = await shrink(bitmap, file.name, fault ? "image/webp" : file.type)
  const stillWrong = pictureFault(shrunk)
  if (stillWrong) return { refused: stillWrong }
  const report = fault
    ? `It was ${measured(before)}; it is now ${measured(shrunk)}.`
    : `It has ${measured(shrunk)}. What the camera noted in it, such as the place, was removed.`
  return { file: shrunk.file, report }
}

/** Whether a file is a HEIC photo under another name, as some programs leave it: bytes 4 to 12 name the format. */
async function isHeic(file: Blob): Promise<boolean> {
  return /^ftyp(hei|hev|mif1)/.test(await file.slice(4, 12).text())
}

function measured({ bytes, width, height }: PictureMeasures): string {
  return `${megabytes(bytes)} and ${width} by ${height} pixels`
}

/** The picture upright, without notes and at `shrunkSide`. Of the other kinds, only WebP may be transparent and is small. */
async function shrink(bitmap: ImageBitmap, name: string, otherKind: string) {
  const scale = Math.min(1, shrunkSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement("canvas")
  const width = (canvas.width = Math.round(bitmap.width * scale))
  const height = (canvas.height = Math.round(bitmap.height * scale))
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height)
  // Sixty photos at once would otherwise fill the memory of a phone.
  bitmap.close()
  const kind = /\.jpe?g$/i.test(name) ? "image/jpeg" : otherKind
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, kind, shrunkQuality),
  )
  if (!blob)
    throw new Error("the browser could not make it smaller. Make it smaller in another program")
  // Browsers that cannot write WebP write PNG.
  const ending = { "image/jpeg": ".jpg", "image/webp": ".webp" }[blob.type] ?? ".png"
  const file = new File([blob], name.replace(/\.[^.]*$/, ending), { type: blob.type })
  return { file, width, height, bytes: blob.size }
}
