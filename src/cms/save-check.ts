import { reveal } from "./fields/open-field"
import { closeNotice, showNotice } from "./notice"

/** The button that makes Decap check the form, and how long (ms) it takes at most to show its faults. */
const savingPress = "[role=menuitem], [class*=SaveButton]"
const lookedAfter = 400

/**
 * Decap only marks the fields it refuses. If such a field is folded or out of sight, nothing seems to happen. So this shows all
 * its faults together and opens the first of the fields.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/Editor/EditorControlPane/Widget.js
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
