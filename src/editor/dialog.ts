/** A button of a question. The first is the usual answer. */
interface Answer<T> {
  readonly label: string
  readonly value: T
}

interface Question<T> {
  readonly heading: string
  readonly body: readonly (string | Element)[]
  readonly answers: readonly Answer<T>[]
  /** The button that cancels, as Escape does. */
  readonly back: string
  /** What is still to be done before an answer counts, as a sentence; undefined if nothing. */
  readonly lacks?: () => string | undefined
}

/** Asks a question in a window over the form. Returns nothing if the editor cancels. */
export function ask<T>({
  heading,
  body,
  answers,
  back,
  lacks,
}: Question<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const close = (value?: T) => {
      dialog.remove()
      resolve(value)
    }
    const status = element("p", { role: "status" })
    const answer = (value: T) => {
      const sentence = lacks?.()
      if (sentence === undefined) close(value)
      else status.textContent = sentence
    }
    const buttons = answers.map(({ label, value }, place) =>
      button(label, () => answer(value), place === 0 ? "site-button site-button--main" : undefined),
    )
    const dialog = shownDialog(heading, lacks ? [...body, status] : body, [
      ...buttons,
      button(back, () => close()),
    ])
    dialog.addEventListener("cancel", () => close())
  })
}

/** Opens a window with a close button; `say` shows a line below its content. */
export function openWindow(heading: string, body: readonly (string | Element)[]) {
  const status = element("p", { role: "status" })
  const dialog = shownDialog(heading, [...body, status], [button("Close", () => dialog.remove())])
  dialog.addEventListener("cancel", () => dialog.remove())
  return { dialog, say: (text: string) => (status.textContent = text) }
}

function shownDialog(
  heading: string,
  body: readonly (string | Element)[],
  buttons: readonly Element[],
): HTMLDialogElement {
  const dialog = element(
    "dialog",
    { class: "site-dialog", "aria-label": heading },
    element("h2", {}, heading),
    ...body.map((part) => (typeof part === "string" ? element("p", {}, part) : part)),
    element("div", { class: "site-buttons" }, ...buttons),
  )
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

/** An element with attributes and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (string | Node)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

/** A button that looks like those of Decap. */
export function button(label: string, press: () => void, style = "site-button"): HTMLButtonElement {
  const made = element("button", { type: "button", class: style }, label)
  made.addEventListener("click", press)
  return made
}

interface Notice {
  readonly heading: string
  readonly lines: readonly string[]
  /** Whether something failed. */
  readonly refused: boolean
  /** A button for what to do about it, which closes the notice. */
  readonly press?: { readonly label: string; readonly press: () => void }
}

const id = "editor-notice"

/** Selects a notice about a failure. */
export const refusalNotice = `#${id}[role=alert]`

/**
 * Shows a message until it is closed or replaced. Decap's own messages vanish after seconds. One without a failure or a button
 * makes way at the next press elsewhere: on a phone it covers the form.
 */
export function showNotice({ heading, lines, refused, press }: Notice): void {
  closeNotice()
  const act = () => {
    closeNotice()
    press?.press()
  }
  const box = element(
    "div",
    { id, role: refused ? "alert" : "status" },
    element("strong", {}, heading),
    element("ul", {}, ...lines.map((line) => element("li", {}, line))),
    element(
      "div",
      { class: "site-buttons" },
      ...(press ? [button(press.label, act)] : []),
      button("Close", closeNotice),
    ),
  )
  document.body.append(box)
  if (refused || press) return
  const close = ({ target }: Event) => {
    if (box.contains(target as Node)) return
    box.remove()
    document.removeEventListener("click", close, true)
  }
  document.addEventListener("click", close, true)
}

export function closeNotice(): void {
  document.getElementById(id)?.remove()
}

/** "22 November 2026, 14:05" from an ISO date; empty if it is not one. */
export function moment(date: string): string {
  const time = new Date(date)
  if (Number.isNaN(time.getTime())) return ""
  const style = { dateStyle: "long", timeStyle: "short", hourCycle: "h23" } as const
  return new Intl.DateTimeFormat("en-IN", style).format(time)
}
