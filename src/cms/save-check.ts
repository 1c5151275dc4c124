import { closeNotice, showNotice } from "./notice"

/** The press after which Decap looks at the form, and how long (ms) it takes at most until what it found stands there. */
const savingPress = "[role=menuitem], [class*=SaveButton]"
const lookedAfter = 400

/**
 * Decap marks each field it refuses and says no more. Where that field is folded away or scrolled out of sight nothing would
 * seem to happen, so all it found is told together.
 */
export function tellRefusedFields(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest(savingPress)) return
    setTimeout(() => {
      const found = document.querySelectorAll("[class*=ControlErrorsList] li")
      const lines = [...new Set([...found].map(({ textContent }) => textContent ?? ""))]
      if (lines.length === 0) return
      showNotice({ heading: notSaved, lines, refused: true })
    }, lookedAfter)
  })
  window.addEventListener("hashchange", closeNotice)
}

const notSaved = "Not saved yet. Please correct:"
