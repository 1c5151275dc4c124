interface Question {
  readonly heading: string
  readonly body: readonly (string | Element)[]
  /** The button that agrees, and the one that goes back, as Escape does. */
  readonly answer: string
  readonly back: string
  /** What is still to be done before the answer counts, as a sentence; undefined if nothing. */
  readonly lacks?: () => string | undefined
}

/** Asks a question in a window over the form. False when the editor goes back. */
export function ask({ heading, body, answer, back, lacks }: Question): Promise<boolean> {
  const agree = element("button", { class: "site-button site-button--main", value: "yes" }, answer)
  const goBack = element("button", { class: "site-button" }, back)
  const { dialog, say } = openWindow(heading, body, [agree, goBack])
  agree.addEventListener("click", (event) => {
    const sentence = lacks?.()
    if (sentence === undefined) return
    event.preventDefault()
    say(sentence)
  })
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"))
  })
}

/**
 * Opens a window over the form; `say` shows a line below its content.
 *
 * @param buttons each closes it, as Escape does
 */
export function openWindow(
  heading: string,
  body: readonly (string | Element)[],
  buttons: readonly Element[] = [element("button", { class: "site-button" }, "Close")],
) {
  const status = element("p", { role: "status" })
  const dialog = element(
    "dialog",
    { class: "site-dialog", "aria-label": heading },
    element("h2", {}, heading),
    ...body.map((part) => (typeof part === "string" ? element("p", {}, part) : part)),
    status,
    element("form", { method: "dialog", class: "site-buttons" }, ...buttons),
  )
  dialog.addEventListener("close", () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return { dialog, say: (text: string) => (status.textContent = text) }
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

/** A list of sentences. */
export function listOf(lines: readonly (string | Element)[]): HTMLUListElement {
  return element("ul", {}, ...lines.map((line) => element("li", {}, line)))
}

/** A button that looks like those of Decap. */
export function button(label: string, press: () => void, style = "site-button"): HTMLButtonElement {
  const made = element("button", { type: "button", class: style }, label)
  made.addEventListener("click", press)
  return made
}

interface Notice {
  readonly heading: string
  readonly lines: readonly (string | Element)[]
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
    listOf(lines),
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
