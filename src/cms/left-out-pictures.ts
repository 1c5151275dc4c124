import { showNotice } from "./notice"

/** Tells the editor when a picture pasted into a text is dropped. Texts have no pictures, and Decap drops them silently. */
export function tellLeftOutPictures(): void {
  window.addEventListener("paste", ({ target, clipboardData }) => {
    const isText =
      target instanceof Element && target.closest("[contenteditable=true], textarea, input")
    if (!isText || !clipboardData) return
    const hasFile = [...clipboardData.files].some(({ type }) => type.startsWith("image/"))
    if (!hasFile && !/<img\b/i.test(clipboardData.getData("text/html"))) return
    showNotice({
      heading: "The picture was left out.",
      lines: [
        "A text has no pictures. Add it in a picture field of this form, with “Choose an image”.",
      ],
      refused: true,
    })
  })
}
