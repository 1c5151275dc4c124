import { reveal } from "./fields/open-field"
import { closeNotice, showNotice } from "./notice"

/** The press after which Decap looks at the form, and how long (ms) it takes at most until what it found stands there. */
const savingPress = "[role=menuitem], [class*=SaveButton]"
const lookedAfter = 400

/**
 * Decap marks each field it refuses and says no more. Where that field is folded away or out of sight nothing would seem to
 * happen, so all it found is said together, and the first of the fields is opened.
 */
export function tellRefusedFields(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest(savingPress)) return
    setTimeout(() => {
      const found = document.querySelectorAll("[class*=ControlErrorsList] li")
      const lines = [...new Set([...found].map(({ textContent }) => textContent ?? ""))]
      if (!found[0] || lines.length === 0) return
      showNotice({ heading: notSaved, lines, refused: true })
      void reveal(found[0])
    }, lookedAfter)
  })
  window.addEventListener("hashchange", closeNotice)
}

const notSaved = "Not saved yet. Please correct:"
