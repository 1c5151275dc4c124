/* What the editor shows besides Decap: windows over the form, notices, and the strip at the foot with its buttons. */
import { helpFiles, type EditorHelp } from "../content/routes/paths"
import { formAddress, onLogin } from "./inside-decap"
import { fetchJson } from "./published-content"
import { languageTag } from "../kit/words/language"
import { asRefusal } from "./saving/refusal"
import { chooseLanguage, editorLanguage, say } from "./sentences"

type Part = string | Element

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
export function listOf(lines: readonly Part[]): HTMLUListElement {
  return element("ul", {}, ...lines.map((line) => element("li", {}, line)))
}

/** A button that looks like those of Decap. */
export function button(label: string, press: () => void, style = "site-button"): HTMLButtonElement {
  const made = element("button", { type: "button", class: style }, label)
  made.addEventListener("click", press)
  return made
}

/**
 * Opens a window over the form; `tell` shows a line below its content.
 *
 * @param buttons each closes it, as Escape does
 */
export function openWindow(
  heading: string,
  body: readonly Part[],
  buttons: readonly Element[] = [element("button", { class: "site-button" }, say("Close"))],
) {
  const status = element("p", { role: "status" })
  const form = element(
    "form",
    { method: "dialog" },
    element("h2", {}, heading),
    ...body.map((part) => (typeof part === "string" ? element("p", {}, part) : part)),
    status,
    element("div", { class: "site-buttons" }, ...buttons),
  )
  const dialog = element("dialog", { class: "site-dialog", "aria-label": heading }, form)
  dialog.addEventListener("close", () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return { dialog, tell: (text: string) => (status.textContent = text) }
}

interface Question {
  readonly heading: string
  /** Fields in it that are required must be filled in before the answer counts. */
  readonly body: readonly Part[]
  /** The button that agrees, and the one that goes back, as Escape does. */
  readonly answer: string
  readonly back: string
  readonly other?: string
}

/** Asks a question in a window over the form. False when the editor goes back. */
export async function ask(question: Question): Promise<boolean> {
  return (await askAmong(question)) === "yes"
}

/**
 * The same with another answer, for which nothing must be filled in.
 *
 * @returns "yes", "other", or nothing when the editor goes back
 */
export function askAmong({ heading, body, answer, back, other }: Question): Promise<string> {
  closeNotice()
  const without = { class: "site-button", formnovalidate: "" }
  const { dialog } = openWindow(heading, body, [
    element("button", { class: "site-button site-button--main", value: "yes" }, answer),
    ...(other ? [element("button", { ...without, value: "other" }, other)] : []),
    element("button", without, back),
  ])
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue))
  })
}

interface ServerList {
  readonly heading: string
  readonly hint?: string
  /** What to say without an item. */
  readonly empty: string
  readonly server: string
  readonly items: (close: () => void) => Promise<readonly Element[]>
}

/** Opens a window with a list that a server fills; if it cannot, the window says why. */
export async function showList({ heading, hint, empty, server, items }: ServerList): Promise<void> {
  const list = element("ol", { class: "site-versions" })
  const { dialog, tell } = openWindow(heading, hint ? [hint, list] : [list])
  tell(say("Reading …"))
  try {
    const found = await items(() => dialog.close())
    list.append(...found)
    tell(found.length === 0 ? empty : "")
  } catch (error) {
    tell(asRefusal(error, "read", server).message)
  }
}

interface Notice {
  readonly heading: string
  readonly lines?: readonly Part[]
  /** Whether something failed. */
  readonly refused?: boolean
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
export function showNotice({ heading, lines = [], refused = false, press }: Notice): void {
  closeNotice()
  const act = () => {
    closeNotice()
    press?.press()
  }
  const buttons = [...(press ? [button(press.label, act)] : []), button(say("Close"), closeNotice)]
  const box = element(
    "div",
    { id, role: refused ? "alert" : "status" },
    element("strong", {}, heading),
    listOf(lines),
    element("div", { class: "site-buttons" }, ...buttons),
  )
  strip().before(box)
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
  return new Intl.DateTimeFormat(languageTag[editorLanguage()], style).format(time)
}

/** The strip at the foot of the editor, shared by everything this site adds there. */
export function strip(): HTMLElement {
  const there = document.querySelector<HTMLElement>(".site-strip")
  if (there) return there
  const made = element("div", { class: "site-strip" })
  document.body.append(element("div", { class: "site-foot" }, made))
  return made
}

/**
 * Shows a button in the strip.
 *
 * @param make the button for the form or list that is open; called again after each change of the address, login and logout
 */
export function offerButton(make: () => HTMLButtonElement | undefined): void {
  let offered: HTMLButtonElement | undefined
  const offer = () => {
    offered?.remove()
    offered = make()
    if (offered) strip().prepend(offered)
  }
  offer()
  window.addEventListener("hashchange", offer)
  onLogin(offer)
}

/** Offers the other language of the editor, also before the login. Not in a form, whose words could be lost. */
export function offerLanguage(): void {
  offerButton(() => {
    if (formAddress.test(location.hash.slice(1))) return undefined
    const language = editorLanguage() === "hi" ? "en" : "hi"
    const made = button({ en: "English", hi: "हिन्दी" }[language], () => chooseLanguage(language))
    made.lang = language
    return made
  })
}

/** Adds a button for the editor's help. */
export function offerHelp(): void {
  strip().append(button(say("Help"), () => void showHelp()))
}

async function showHelp(): Promise<void> {
  const text = element("div", { class: "site-help" })
  const contents = element("ul", { class: "site-contents" })
  const { tell } = openWindow(say("Help"), [contents, text])
  const help = (await fetchJson(helpFiles[editorLanguage()])) as EditorHelp | undefined
  if (!help)
    return void tell(say("The help is not there. It comes with the next build of the site."))
  text.innerHTML = help.html
  // A link to a heading would otherwise be an address of the editor.
  for (const { id, heading } of help.sections) {
    const show = () => document.getElementById(id)?.scrollIntoView()
    contents.append(element("li", {}, button(heading, show, "site-link")))
  }
}
