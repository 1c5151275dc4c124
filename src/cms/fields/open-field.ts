import type { Path } from "../../content-model/fields/field"
import { listItems } from "../order/list-items"
import { showPane } from "../phone-layout"

/** The element around a field of the form. */
export const field = '[class*="-ControlContainer"]'
const focusable = "input, textarea, select, button, [contenteditable=true]"

/** How long (ms) a form may take to appear. */
const formTakes = 15_000

/** Unfolds the field at a path of the form, scrolls to it and focuses it. */
export async function openField(path: Path): Promise<void> {
  const found = await soon(() => fieldAt(path))
  if (found) await reveal(found)
}

/** Unfolds everything around a part of the form, and focuses its field. */
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
 * The field at a path of the form, if rendered. Decap gives the controls of a field ids such as "lat-field-12"; names of fields
 * repeat in groups and lists.
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
      // A field with several values but no fields inside, such as a choice, is one field.
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

/** The button that unfolds the outermost group or item around a part of the form. */
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
