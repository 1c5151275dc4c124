import type { Path } from "../../content-model/fields/field"
import { listItems } from "../order/list-items"
import { showPane } from "../phone-layout"

const field = '[class*="-ControlContainer"]'
const focusable = "input, textarea, select, button, [contenteditable=true]"

/** How long (ms) a form may take until it stands there. */
const formTakes = 15_000

/** Opens the field at a place of the form, with all it is folded into, shows it and gives it the focus. */
export async function openField(path: Path): Promise<void> {
  const found = await soon(() => fieldAt(path))
  if (found) await reveal(found)
}

/** Opens whatever a part of the form is folded into, and gives its field the focus. */
export async function reveal(part: Element): Promise<void> {
  showPane("form")
  for (let toggle = foldedBy(part); toggle; toggle = foldedBy(part)) {
    toggle.click()
    if (!(await soon(() => toggle !== foldedBy(part)))) return
  }
  const control = part.closest(field) ?? part
  const named = control.querySelector<HTMLLabelElement>("label[for]")?.htmlFor
  const input = named ? document.getElementById(named) : null
  const target = input?.matches(focusable) ? input : control.querySelector<HTMLElement>(focusable)
  control.scrollIntoView({ block: "center" })
  target?.focus({ preventScroll: true })
}

/**
 * The field at a place of the form, if it is drawn. Decap gives the controls of a field ids such as "lat-field-12"; the names of
 * fields repeat in groups and lists.
 */
export function fieldAt(path: Path): Element | undefined {
  let inside: Element | undefined =
    document.querySelector('[class*="-ControlPaneContainer"]') ?? undefined
  for (const part of path) {
    if (!inside) return undefined
    if (typeof part === "string") {
      const labels = [...inside.querySelectorAll(`label[for^="${part}-field-"]`)]
      inside = labels.map((label) => label.closest(field)).sort(byDepth)[0] ?? undefined
    } else {
      const list: Element | null = inside.querySelector("[data-movable-list]")
      // A field that holds several values without being a list of fields, such as a choice, is one field.
      if (!list) return inside
      inside = listItems(list)[part]
    }
  }
  return inside
}

function byDepth(one: Element | null, other: Element | null): number {
  return depth(one) - depth(other)
}

function depth(element: Element | null): number {
  return element ? 1 + depth(element.parentElement) : 0
}

/** The button that unfolds the outermost group or item that hides a part of the form. */
function foldedBy(part: Element): HTMLElement | undefined {
  const hidden = ancestors(part).findLast((each) => getComputedStyle(each).display === "none")
  return (
    hidden?.parentElement?.querySelector<HTMLElement>(
      '[class*="-TopBarButton"], [class*="-ExpandButton"]',
    ) ?? undefined
  )
}

/** From the element itself outwards. */
function ancestors(element: Element): Element[] {
  return element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]
}

/** What a question gives as soon as it gives something; undefined when it takes too long. */
async function soon<T>(question: () => T | undefined): Promise<T | undefined> {
  const end = Date.now() + formTakes
  while (Date.now() < end) {
    const answer = question()
    if (answer) return answer
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return undefined
}
