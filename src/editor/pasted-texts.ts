import { cleanedPaste } from "./cleaned-text"
import { showNotice } from "./dialog"
import { inputsOf, parts } from "./inside-decap"
import { plainHtml } from "./plain-html"

/**
 * Takes what is pasted as the site can show it: plain texts without unseen characters, formatted ones with the formats there are.
 * A notice says what of Word, a mail or a web page was left out.
 */
export function watchPastes(): void {
  window.addEventListener(
    "paste",
    (event) => {
      const { target, clipboardData } = event
      if (!(target instanceof HTMLElement) || !clipboardData) return
      const text = clipboardData.getData("text/plain")
      const html = clipboardData.getData("text/html")
      tellWhatIsLeftOut(target, html, clipboardData)
      if (target.closest(parts.formattedText)) {
        if (html === "") return
        insertHtml(target, plainHtml(html))
      } else {
        const place = placeIn(text)
        const clean = cleanedPaste(text)
        if (place && target.matches([inputsOf("lat"), inputsOf("lng")].join())) {
          place.forEach((value, index) => type(["lat", "lng"][index] ?? "", value))
        } else if (clean === text || !target.matches("input, textarea")) return
        // As if typed, so that the keyboard can undo it. No newer API can.
        else document.execCommand("insertText", false, clean)
      }
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}

/** Latitude and longitude as maps copy them together: "26.4499, 80.3319". Each field of its own takes one number. */
function placeIn(text: string): readonly [string, string] | undefined {
  const [, lat, lng] = /^\s*\(?(-?\d{1,2}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\)?\s*$/.exec(text) ?? []
  return lat && lng ? [lat, lng] : undefined
}

/** Types a value into a field of the form, as far as React can tell. */
function type(field: string, value: string): void {
  const input = document.querySelector<HTMLInputElement>(inputsOf(field))
  input?.focus()
  input?.select()
  document.execCommand("insertText", false, value)
}

/** Inserts HTML as the browser does for a paste. It is the way into Decap's text that works in every browser. */
function insertHtml(target: Element, html: string): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.setData("text/html", html)
  const inputType = "insertFromPaste"
  const options = { inputType, dataTransfer, bubbles: true, cancelable: true }
  target.dispatchEvent(new InputEvent("beforeinput", options))
}

function tellWhatIsLeftOut(target: Element, html: string, { files }: DataTransfer): void {
  if (!target.closest("[contenteditable=true], textarea, input")) return
  const hasPicture =
    [...files].some(({ type: kind }) => kind.startsWith("image/")) || /<img\b/i.test(html)
  const hasTable = target.closest(parts.formattedText) !== null && /<td\b[^]*<td\b/i.test(html)
  const lines = [
    hasPicture &&
      "A text has no pictures. Add it in a picture field of this form, with “Choose an image”.",
    hasTable && "A text has no tables: each row became a line. Please look through it.",
  ].filter((line) => line !== false)
  if (lines.length === 0) return
  const heading = hasPicture ? "The picture was left out." : "The table was taken as lines."
  showNotice({ heading, lines, refused: true })
}
