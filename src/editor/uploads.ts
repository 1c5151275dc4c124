import { endingOf } from "../content/model/media-limits"
import { fitForSite } from "./pictures"
import { closeNotice, isRefused, showNotice } from "./windows"
import { formPattern, inOpenForm } from "./form-life"
import { addFile, chooseUploaded, isLibraryOpen, libraryField } from "./inside-decap"
import { loggedIn } from "./saving/repository"
import { fileName } from "./saving/file-name"
import { checkWords, editorLanguage, say } from "./sentences"

/** The names of files that were chosen since the editor was opened. Those of a form are not in the repository yet. */
const chosen = new Set<string>()

/**
 * Takes every file that is chosen or dropped in place of Decap's media library. A picture is made fit for the site; a file the site
 * cannot use is refused, with the reason.
 */
export function watchUploads(): void {
  const take = (event: Event, given: FileList | null | undefined) => {
    const files = [...(given ?? [])]
    if (files.length === 0) return
    // Otherwise the browser would open a dropped file in place of the editor, and the form would be lost.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isLibraryOpen()) return void upload(files, addFromLibrary)
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
    if (!isUpload(event.target)) return
    take(event, event.target.files)
    // So that a file that is refused can be chosen again.
    event.target.value = ""
  })
  on("drop", (event) => take(event, event.dataTransfer?.files))
  on("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault()
  })
  // Decap's dialog allows only one file.
  on("click", ({ target }) => {
    if (isUpload(target)) target.multiple = true
  })
}

async function addFromLibrary(file: File): Promise<boolean> {
  if (!isLibraryOpen()) return false
  await addFile(file)
  return true
}

/**
 * Passes files on, one at a time, and reports what happened to each. From a form Decap uploads them together with the entry. What
 * is still to come when the form, or the list, is left is not uploaded.
 *
 * @param give takes a file that the site can use; answers whether it could
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/MediaLibrary/MediaLibrary.js
 */
export function upload(
  files: readonly File[],
  give: (file: File) => Promise<boolean>,
): Promise<void> {
  closeNotice()
  const field = libraryField()
  return inOpenForm(async (left) => {
    const inForm = formPattern.test(location.hash.slice(1))
    const lines: string[] = []
    const taken: string[] = []
    // If the files there are cannot be known now, Decap asks its own question about a name that is taken.
    const content = await loggedIn
      .get()
      ?.repository.content()
      .catch(() => undefined)
    const stored = content?.media.map(({ path }) => path) ?? []
    for (const [place, given] of files.entries()) {
      const { name } = given
      const fit = await fitForSite(given).catch((error: Error) => error)
      if (fit instanceof Error && !left.aborted) {
        const reason = sentence(fit.message)
        lines.push(say("“{name}” was not uploaded. {reason}", { name, reason }))
        continue
      }
      const file = !(fit instanceof Error) && (await named(fit.file, [...stored, ...chosen]))
      if (!file || left.aborted || !(await give(file))) {
        // What a form took before it was left is not published either.
        return inForm && left.aborted ? tellLeft(files) : tellLeft(files.slice(place), lines)
      }
      // The server's refusal stays on the screen: it applies to the following files, too.
      if (!inForm && isRefused()) return
      taken.push(file.name)
      const { report } = fit as { report: string }
      lines.push(say("“{name}” was added as “{file}”. {report}", { name, file: file.name, report }))
    }
    const refused = taken.length < files.length
    const [first, second] = taken
    // A picture field takes one picture: of several the editor chooses.
    const isChosen = first !== undefined && second === undefined && chooseUploaded(first, field)
    if (inForm && first !== undefined) {
      lines.unshift(say("It is saved when you publish the entry."))
      if (isLibraryOpen() && !isChosen)
        lines.unshift(say("Press the picture you want, then “Choose selected”."))
    }
    const notAll = first === undefined ? "Not uploaded." : "Not everything was uploaded."
    const heading = say(refused ? notAll : inForm ? "Added to the form." : "Uploaded.")
    showNotice({ heading, lines, refused })
  })
}

/** Says what was not taken because the form, or the list, was left meanwhile. */
function tellLeft(files: readonly File[], lines: readonly string[] = []): void {
  const names = files.map(({ name }) => `“${name}”`).join(", ")
  const heading = say("Not uploaded, because the form or window was closed: {names}", { names })
  showNotice({ heading, lines, refused: true, afterLeaving: true })
}

/** The file under a name the site can use, with a number if another one has it, which may be in use. */
async function named(file: File, others: readonly string[]): Promise<File> {
  const ending = endingOf(file.name)
  const stem = await fileName(file.name.slice(0, -ending.length), "file")
  let name = `${stem}${ending}`
  for (let count = 2; others.includes(name); count++) name = `${stem}-${count}${ending}`
  chosen.add(name)
  return new File([file], name, { type: file.type })
}

/** A sentence about the file, from one that may lack its subject. */
function sentence(words: string): string {
  if (editorLanguage() !== "en") return `${checkWords(words)}।`
  const whole = /^(is|must)\b/.test(words) ? `it ${words}` : words
  return `${whole[0]?.toUpperCase()}${whole.slice(1)}.`
}
