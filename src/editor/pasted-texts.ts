import { showNotice } from "./dialog"
import { parts } from "./inside-decap"
import { plainHtml } from "./plain-html"

/**
 * Formatted texts keep what the site can show of a paste from Word, a mail or a web page. A notice says what was left out.
 */
export function watchPastes(): void {
  window.addEventListener(
    "paste",
    (event) => {
      const { target, clipboardData } = event
      if (!(target instanceof Element) || !clipboardData) return
      const pair = placeIn(clipboardData.getData("text/plain"))
      if (pair && target.matches(coordinates)) {
        event.preventDefault()
        pair.forEach((value, index) => type(["lat", "lng"][index] ?? "", value))
        return
      }
      const html = clipboardData.getData("text/html")
      tellWhatIsLeftOut(target, html, clipboardData)
      if (html === "" || !target.closest(parts.formattedText)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      insert(target, plainHtml(html))
    },
    true,
  )
}

/** The fields of a place on the map. */
const coordinates = "input[id^=lat-field-], input[id^=lng-field-]"

/** Latitude and longitude as maps copy them together: "26.4499, 80.3319". Each field of its own takes one number. */
export function placeIn(text: string): readonly [string, string] | undefined {
  const [, lat, lng] = /^\s*\(?(-?\d{1,2}\.\d+)\s*[,;\s]\s*(-?\d{1,3}\.\d+)\)?\s*$/.exec(text) ?? []
  return lat && lng ? [lat, lng] : undefined
}

/** Types a value into a field of the form, as far as React can tell. */
function type(field: string, value: string): void {
  const input = document.querySelector<HTMLInputElement>(`input[id^=${field}-field-]`)
  if (!input) return
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {}
  set?.call(input, value)
  input.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Inserts HTML as the browser does for a paste. It is the way into Decap's text that works in every browser. */
function insert(target: Element, html: string): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.setData("text/html", html)
  const inputType = "insertFromPaste"
  const options = { inputType, dataTransfer, bubbles: true, cancelable: true }
  target.dispatchEvent(new InputEvent("beforeinput", options))
}

function tellWhatIsLeftOut(target: Element, html: string, { files }: DataTransfer): void {
  if (!target.closest("[contenteditable=true], textarea, input")) return
  const hasPicture =
    [...files].some(({ type }) => type.startsWith("image/")) || /<img\b/i.test(html)
  const hasTable = target.closest(parts.formattedText) !== null && /<td\b[^]*<td\b/i.test(html)
  if (!hasPicture && !hasTable) return
  showNotice({
    heading: hasPicture ? "The picture was left out." : "The table was taken as lines.",
    lines: [
      ...(hasPicture
        ? [
            "A text has no pictures. Add it in a picture field of this form, with “Choose an image”.",
          ]
        : []),
      ...(hasTable
        ? ["A text has no tables: each row became a line. Please look through it."]
        : []),
    ],
    refused: true,
  })
}
