import type { Path } from "../../content/model/fields/field"
import { closeNotice, showNotice } from "../dialog"
import { parts } from "../inside-decap"
import { listItems } from "../order/list-items"
import { showPane } from "../phone-layout"

const focusable = "input, textarea, select, button, [contenteditable=true]"

/** How long (ms) a form may take to appear. */
const formTakes = 15_000

/** Unfolds the field at a path of the form, scrolls to it and focuses it. */
export async function openField(path: Path): Promise<void> {
  const found = await soon(() => fieldAt(path))
  if (found) await reveal(found)
}

/** Unfolds everything around a part of the form, and focuses its field. */
async function reveal(part: Element): Promise<void> {
  showPane("Form")
  for (let toggle = foldedBy(part); toggle; toggle = foldedBy(part)) {
    toggle.click()
    if (!(await soon(() => toggle !== foldedBy(part)))) return
  }
  const control = part.closest(parts.field) ?? part
  const named = control.querySelector<HTMLLabelElement>("label[for]")?.htmlFor
  const input = named ? document.getElementById(named) : null
  const target = input?.matches(focusable) ? input : control.querySelector<HTMLElement>(focusable)
  // While an entry is being published, the form takes no focus.
  await soon(() => !control.closest("[inert]"))
  control.scrollIntoView({ block: "center" })
  target?.focus({ preventScroll: true })
}

/**
 * The field at a path of the form, if rendered. Decap gives the controls of a field ids such as "lat-field-12"; names of fields
 * repeat in groups and lists.
 */
export function fieldAt(path: Path): Element | undefined {
  let inside: Document | Element | undefined = document
  for (const part of path) {
    if (typeof part === "string") {
      const labels: Element[] = [...inside.querySelectorAll(`label[for^="${part}-field-"]`)]
      const fields = labels.flatMap((label) => label.closest(parts.field) ?? [])
      inside = fields.sort((one, other) => ancestors(one).length - ancestors(other).length)[0]
    } else {
      const list: Element | null = inside.querySelector("[data-movable-list]")
      // A field with several values but no fields inside, such as a choice, is one field.
      if (!list) break
      inside = listItems(list)[part]
    }
    if (!inside) return undefined
  }
  return inside instanceof Element ? inside : undefined
}

/** The button that unfolds the outermost group or item around a part of the form. */
function foldedBy(part: Element): HTMLElement | undefined {
  const hidden = ancestors(part).findLast((each) => getComputedStyle(each).display === "none")
  return hidden?.parentElement?.querySelector("button") ?? undefined
}

/** From the element itself outwards. */
function ancestors(element: Element | null): Element[] {
  return element ? [element, ...ancestors(element.parentElement)] : []
}

/** The first answer of `ask` that is not undefined; undefined when that takes too long. */
async function soon<T>(question: () => T | undefined): Promise<T | undefined> {
  const end = Date.now() + formTakes
  while (Date.now() < end) {
    const answer = question()
    if (answer) return answer
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return undefined
}

/** How long (ms) Decap takes at most to show the faults of a form. */
const lookedAfter = 400

/**
 * Decap only marks the fields it refuses. If such a field is folded or out of sight, nothing seems to happen. So this shows all
 * its faults together and opens the first of the fields.
 */
export function tellRefusedFields(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest(parts.saving)) return
    setTimeout(() => {
      const found = [...document.querySelectorAll(parts.fieldFaults)]
      if (!found[0]) return
      const lines = [...new Set(found.map(({ textContent }) => textContent))]
      showNotice({ heading: "Not saved yet. Please correct:", lines, refused: true })
      void reveal(found[0])
    }, lookedAfter)
  })
  window.addEventListener("hashchange", closeNotice)
}
