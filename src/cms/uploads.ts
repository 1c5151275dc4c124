import {
  endingOf,
  fileFault,
  megabytes,
  pictureEndingFault,
  pictureFault,
  pictureLimits,
  unreadablePicture,
  type PictureMeasures,
} from "../content-model/media-limits"
import { closeNotice, showNotice } from "./notice"
import { fileName } from "./saving/file-name"

/** The longest side (px) a picture is made smaller to: enough for a full-width picture on a sharp screen. */
const shrunkSide = 2400

const shrunkQuality = 0.85

/** Endings of the files that are no pictures: films. */
const filmEndings = [".mp4", ".webm"]

/**
 * Looks at every file before Decap takes it, chosen in its dialog or dropped: a picture that is too heavy or too large is
 * made smaller here, what cannot be used is refused with a sentence.
 */
export function watchUploads(): void {
  const looked = new WeakSet<Event>()

  const giveTo = async (input: HTMLInputElement, given: File) => {
    const fit = await fitForSite(given)
    const file = "refused" in fit ? undefined : fit.file
    if ("refused" in fit) {
      showNotice({
        heading: `“${given.name}” was not uploaded.`,
        lines: [`${fit.refused[0]?.toUpperCase()}${fit.refused.slice(1)}.`],
        refused: true,
      })
    } else if (fit.told) {
      showNotice({
        heading: `“${given.name}” was made smaller.`,
        lines: [fit.told],
        refused: false,
      })
    } else closeNotice()
    if (!file) {
      input.value = ""
      return
    }
    const named = new File([file], await mediaName(file.name), { type: file.type })
    const transfer = new DataTransfer()
    transfer.items.add(named)
    input.files = transfer.files
    const change = new Event("change", { bubbles: true })
    looked.add(change)
    // Decap asks in there whether a file of this name is to be replaced, and waits for the answer.
    input.dispatchEvent(change)
    latestUpload = { name: named.name, handedOver: Date.now() }
  }

  window.addEventListener(
    "change",
    (event) => {
      const input = event.target
      if (looked.has(event) || !(input instanceof HTMLInputElement) || input.type !== "file") return
      const file = input.files?.[0]
      if (!file) return
      event.stopImmediatePropagation()
      void giveTo(input, file)
    },
    true,
  )
  // Left to itself the browser would open a dropped file in place of the editor, and the form would be lost.
  window.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault()
  })
  window.addEventListener(
    "drop",
    (event) => {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const input = document.querySelector<HTMLInputElement>("input[type=file]")
      if (input) void giveTo(input, file)
      else {
        showNotice({
          heading: "Press “Choose an image” first.",
          lines: ["Then drop the file on the window that opens."],
          refused: true,
        })
      }
    },
    true,
  )
}

let latestUpload: { readonly name: string; readonly handedOver: number } | undefined

/** How long (ms) after an upload Decap may take to delete the file it replaces. */
const replacedWithin = 250

/**
 * Whether a file of content/media is deleted only because an upload of the same name replaces it. The upload overwrites it, so
 * nothing has to be deleted, and no entry is without its picture in between.
 */
export function isReplaced(path: string): boolean {
  if (path !== `content/media/${latestUpload?.name}`) return false
  const isRecent = Date.now() - (latestUpload?.handedOver ?? 0) < replacedWithin
  latestUpload = undefined
  return isRecent
}

/** "naya-photo.jpg" of "नया फोटो.JPG" */
async function mediaName(name: string): Promise<string> {
  const ending = endingOf(name)
  return `${await fileName(name.slice(0, name.length - ending.length), "file")}${ending}`
}

type Fit = { readonly file: File; readonly told?: string } | { readonly refused: string }

/** The file as the site can use it, or the sentence of the content check why it cannot. */
async function fitForSite(file: File): Promise<Fit> {
  if (filmEndings.includes(endingOf(file.name))) {
    const refused = fileFault(file.size)
    return refused ? { refused } : { file }
  }
  const wrongEnding = pictureEndingFault(file.name)
  if (wrongEnding) return { refused: wrongEnding }
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    return { refused: unreadablePicture }
  }
  const before = { bytes: file.size, width: bitmap.width, height: bitmap.height }
  const fault = pictureFault(before)
  if (!fault) return { file }
  if (before.width < pictureLimits.minWidth) return { refused: fault }
  const shrunk = await shrink(bitmap, file)
  const after = { bytes: shrunk.file.size, width: shrunk.width, height: shrunk.height }
  const stillWrong = pictureFault(after)
  return stillWrong
    ? { refused: stillWrong }
    : { file: shrunk.file, told: `It was ${measured(before)}; it is now ${measured(after)}.` }
}

function measured({ bytes, width, height }: PictureMeasures): string {
  return `${megabytes(bytes)} and ${width} by ${height} pixels`
}

/** The picture at `shrunkSide`, as JPEG or, where it may be see-through, as WebP. */
async function shrink(bitmap: ImageBitmap, { name }: File) {
  const scale = Math.min(1, shrunkSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const wanted = [".jpg", ".jpeg"].includes(endingOf(name)) ? "image/jpeg" : "image/webp"
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, wanted, shrunkQuality),
  )
  if (!blob) throw new Error(`The browser could not make ${name} smaller`)
  // A browser that cannot write WebP writes PNG.
  const ending = { "image/jpeg": ".jpg", "image/webp": ".webp" }[blob.type] ?? ".png"
  const stem = name.slice(0, name.lastIndexOf("."))
  return {
    file: new File([blob], `${stem}${ending}`, { type: blob.type }),
    width: canvas.width,
    height: canvas.height,
  }
}
