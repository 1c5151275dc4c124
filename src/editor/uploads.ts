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
import { closeNotice, isRefused, showNotice, type Notice } from "./windows"
import { formAddress, inOpenForm } from "./form-life"
import { chooseUploaded, isLibraryOpen, parts } from "./inside-decap"
import { loggedIn } from "./saving/repository"
import { fileName } from "./saving/file-name"
import { checkWords, editorLanguage, say } from "./sentences"

/** The longest side (px) of a shrunk picture: enough for full width on a high-density screen. */
const shrunkSide = 2400

const shrunkQuality = 0.85

const heic = () =>
  say(
    "this is a HEIC photo, which browsers do not show. On the iPhone open Settings, Camera, Formats, choose Most Compatible and take it again; or open it on the computer and save it as JPG",
  )
const film = () => say("this film has a format not all browsers play. Save it as MP4")

/** Change events that Decap may see: their file was checked. */
const checked = new WeakSet<Event>()

/** The names of files that were chosen since the editor was opened. Those of a form are not in the repository yet. */
const chosen = new Set<string>()

/**
 * Checks every file, chosen or dropped, before Decap gets it. A picture that is too heavy or too large is made smaller; a file
 * the site cannot use is refused, with the reason.
 */
export function watchUploads(): void {
  const take = (event: Event, given: FileList | null | undefined, input: unknown) => {
    const files = [...(given ?? [])]
    if (files.length === 0) return
    // Otherwise the browser would open a dropped file in place of the editor, and the form would be lost.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (input instanceof HTMLInputElement) {
      // So that a file that is refused can be chosen again.
      input.value = ""
      return void upload(files, (file) => giveToDecap(file, input))
    }
    const heading = say(
      "Press “Choose an image” first, then drop the file on the window that opens.",
    )
    showNotice({ heading, refused: true })
  }
  const isUpload = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.type === "file"
  const on = <K extends keyof WindowEventMap>(name: K, act: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(name, act, true)
  on("change", (event) => {
    const { target } = event
    if (isUpload(target) && !checked.has(event)) take(event, target.files, target)
  })
  on("drop", (event) => {
    take(
      event,
      event.dataTransfer?.files,
      document.querySelector(`${parts.library} input[type=file]`),
    )
  })
  on("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault()
  })
  // Decap's dialog allows only one file.
  on("click", ({ target }) => {
    if (isUpload(target)) target.multiple = true
  })
}

/**
 * Passes files on, one at a time, and reports what happened to each. From a form Decap uploads them together with the entry. What
 * is still to come when the form, or the list, is left is not uploaded.
 *
 * @param give takes a file that the site can use; answers whether it could
 * @param next what to offer in the end
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/MediaLibrary/MediaLibrary.js
 */
export function upload(
  files: readonly File[],
  give: (file: File) => Promise<boolean>,
  next?: () => Notice["press"],
): Promise<void> {
  closeNotice()
  return inOpenForm(say("Files are still being added to the form."), async (left) => {
    const inForm = formAddress.test(location.hash.slice(1))
    const lines: string[] = []
    const taken: string[] = []
    // If the files there are cannot be known now, Decap asks its own question about a name that is taken.
    const content = await loggedIn
      .get()
      ?.repository.content()
      .catch(() => undefined)
    const stored = content?.media.map(({ path }) => path) ?? []
    for (const [place, given] of files.entries()) {
      const fit = await fitForSite(given).catch((error: Error) => error)
      const stop = () =>
        // What a form took before it was left is not published either.
        inForm && left.aborted ? tellLeft(files) : tellLeft(files.slice(place), lines)
      if (left.aborted) return stop()
      if (fit instanceof Error) {
        const reason = sentence(fit.message)
        lines.push(say("“{name}” was not uploaded. {reason}", { name: given.name, reason }))
        continue
      }
      const wanted = await mediaName(fit.file.name)
      const name = freeName(wanted, [...stored, ...chosen])
      chosen.add(name)
      const isTaken =
        !left.aborted && (await give(new File([fit.file], name, { type: fit.file.type })))
      if (!isTaken) return stop()
      // The server's refusal stays on the screen: it applies to the following files, too.
      if (!inForm && isRefused()) return
      taken.push(name)
      const done = inForm
        ? "“{name}” was added to the form. {report}"
        : "“{name}” was uploaded. {report}"
      lines.push(say(done, { name: given.name, report: fit.report }))
      if (name !== wanted)
        lines.push(
          say("Another file is called “{wanted}”, and stays. Yours is called “{name}”.", {
            wanted,
            name,
          }),
        )
    }
    const refused = taken.length < files.length
    const [first, second] = taken
    // A picture field takes one picture: of several the editor chooses.
    const isChosen = first !== undefined && second === undefined && chooseUploaded(first)
    if (inForm && first !== undefined) {
      const press = say("Press the picture you want, then “Choose selected”.")
      lines.unshift(
        ...(isLibraryOpen() && !isChosen ? [press] : []),
        say(
          second === undefined
            ? "It is saved when you publish the entry."
            : "They are saved when you publish the entry.",
        ),
      )
    }
    const notAll = first === undefined ? "Not uploaded." : "Not everything was uploaded."
    const heading = say(refused ? notAll : inForm ? "Added to the form." : "Uploaded.")
    showNotice({ heading, lines, refused, press: next?.() })
  })
}

/** Says what was not taken because the form, or the list, was left meanwhile. */
function tellLeft(files: readonly File[], lines: readonly string[] = []): void {
  const names = files.map(({ name }) => `“${name}”`).join(", ")
  const heading = say("Not uploaded, because the form or window was closed: {names}", { names })
  showNotice({ heading, lines, refused: true, afterLeaving: true })
}

/** Waits until Decap has taken the file, at most a minute. Its button is disabled meanwhile. False if the library was closed. */
async function giveToDecap(file: File, input: HTMLInputElement): Promise<boolean> {
  if (!input.isConnected) return false
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  const change = new Event("change", { bubbles: true })
  checked.add(change)
  input.dispatchEvent(change)
  const end = Date.now() + 60_000
  do await new Promise((resolve) => setTimeout(resolve, 150))
  while (input.isConnected && input.disabled && Date.now() < end)
  return true
}

/** The name of a file; with a number if another file has it, which may be in use: files have no earlier versions. */
function freeName(name: string, names: readonly string[]): string {
  const ending = endingOf(name)
  const stem = name.slice(0, -ending.length)
  let free = name
  for (let count = 2; names.includes(free); count++) free = `${stem}-${count}${ending}`
  return free
}

/** "naya-photo.jpg" of "नया फोटो.JPG". */
async function mediaName(name: string): Promise<string> {
  const ending = endingOf(name)
  return `${await fileName(name.slice(0, name.length - ending.length), "file")}${ending}`
}

/** A sentence about the file, from one that may lack its subject. */
function sentence(words: string): string {
  if (editorLanguage() !== "en") return `${checkWords(words)}।`
  const whole = /^(is|must)\b/.test(words) ? `it ${words}` : words
  return `${whole[0]?.toUpperCase()}${whole.slice(1)}.`
}

/**
 * The file as the site can use it, and what to say of it.
 *
 * @throws Error with the content check's reason why the site cannot use it
 */
async function fitForSite(file: File): Promise<{ readonly file: File; readonly report: string }> {
  const ending = endingOf(file.name)
  if (ending === ".mp4" || ending === ".webm") {
    const fault = fileFault(file.size)
    if (fault)
      throw new Error(
        say("{fault}. Make the film shorter, or save it 1280 pixels wide", {
          fault: checkWords(fault),
        }),
      )
    return { file, report: say("It has {size}.", { size: megabytes(file.size) }) }
  }
  refuse(/^\.(mov|avi|mkv|3gp)$/.test(ending) && film())
  refuse(/^\.hei[cf]$/.test(ending) && heic())
  refuse(pictureEndingFault(file.name))
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  // Some programs leave a HEIC photo under another name: bytes 4 to 12 say the format.
  const format = bitmap ? "" : await file.slice(4, 12).text()
  refuse(/^ftyp(hei|hev|mif1)/.test(format) && heic())
  if (!bitmap) throw new Error(unreadablePicture)
  const before = { bytes: file.size, width: bitmap.width, height: bitmap.height }
  const fault = pictureFault(before)
  refuse(before.width < pictureLimits.minWidth && fault)
  if (!fault && !(await hasCameraNotes(file)))
    return { file, report: say("It has {size}.", { size: measured(before) }) }
  const shrunk = await shrink(bitmap, file.name, fault ? "image/webp" : file.type)
  refuse(pictureFault(shrunk))
  const report = fault
    ? say("It was {before}; it is now {after}.", {
        before: measured(before),
        after: measured(shrunk),
      })
    : say("It has {size}. What the camera noted in it, such as the place, was removed.", {
        size: measured(shrunk),
      })
  return { file: shrunk.file, report }
}

function refuse(reason: string | false | undefined): void {
  if (reason) throw new Error(reason)
}

function measured({ bytes, width, height }: PictureMeasures): string {
  return say("{bytes} and {width} by {height} pixels", { bytes: megabytes(bytes), width, height })
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
  if (!blob) {
    throw new Error(
      say("the browser could not make it smaller. Make it smaller in another program"),
    )
  }
  // Browsers that cannot write WebP write PNG.
  const ending = { "image/jpeg": ".jpg", "image/webp": ".webp" }[blob.type] ?? ".png"
  const file = new File([blob], name.replace(/\.[^.]*$/, ending), { type: blob.type })
  return { file, width, height, bytes: blob.size }
}

/**
 * What programs and cameras write into a picture besides the picture: EXIF (place, time, camera, which side is up), XMP, IPTC and
 * the texts of PNG. Each begins with one of these words.
 */
const notes = [
  ...["Exif\0\0", "http://ns.adobe.com/xap/", "Photoshop 3.0\0"],
  ...["eXIf", "tEXt", "iTXt", "zTXt", "EXIF", "XMP "],
]

/**
 * Whether a picture carries such notes. In one of thousands of photos these words are part of the picture by chance; drawing it
 * again then does no harm.
 */
export async function hasCameraNotes(picture: Blob): Promise<boolean> {
  // Each byte as a letter of its own.
  const text = new TextDecoder("latin1").decode(await picture.arrayBuffer())
  return notes.some((word) => text.includes(word))
}
