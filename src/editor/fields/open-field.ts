import type { Path } from "../../content/model/fields/field"
import { labelsOf, listItems, parts } from "../inside-decap"
import { showPane } from "../phone-layout"

const focusable = "input, textarea, select, button, [contenteditable=true]"

/** How long (ms) a form may take to appear. */
const formTakes = 15_000

/** Unfolds the field at a path of the form, scrolls to it and focuses it. */
export async function openField(path: Path): Promise<void> {
  const part = await soon(() => fieldAt(path))
  if (!part) return
  showPane("Form")
  // In an item of a list it is the first field, which of a list of single values is the only one.
  const control = part.matches(parts.field) ? part : (part.querySelector(parts.field) ?? part)
  for (let toggle = foldedBy(control); toggle; toggle = foldedBy(control)) {
    toggle.click()
    if (!(await soon(() => toggle !== foldedBy(control)))) return
  }
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
      const labels: Element[] = [...inside.querySelectorAll(labelsOf(part))]
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
