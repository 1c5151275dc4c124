import { endingOf } from "../content/model/media-limits"
import { fitForSite } from "./pictures"
import { closeNotice, isRefused, showNotice, type Notice } from "./windows"
import { formAddress, inOpenForm } from "./form-life"
import { chooseUploaded, isLibraryOpen, parts } from "./inside-decap"
import { loggedIn } from "./saving/repository"
import { fileName } from "./saving/file-name"
import { checkWords, editorLanguage, say } from "./sentences"

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
