import { helpFile, type EditorHelp } from "../content/routes/paths"
import { button, element, openWindow } from "./dialog"
import { onLogin } from "./inside-decap"
import { fetchJson } from "./published-content"

/** The strip at the foot of the editor, shared by everything this site adds there. */
export function strip(): HTMLElement {
  const there = document.querySelector<HTMLElement>(".site-strip")
  if (there) return there
  const made = element("div", { class: "site-strip" })
  document.body.append(made)
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
  window.addEventListener("hashchange", offer)
  onLogin(offer)
}

/** Adds a button for the editor's help. */
export function offerHelp(): void {
  strip().append(button("Help", () => void showHelp()))
}

async function showHelp(): Promise<void> {
  const text = element("div", { class: "site-help" })
  const contents = element("ul", { class: "site-contents" })
  const { say } = openWindow("Help", [contents, text])
  const help = (await fetchJson(helpFile)) as EditorHelp | undefined
  if (!help) {
    say("The help is not there. It comes with the next build of the site.")
    return
  }
  text.innerHTML = help.html
  // A link to a heading would otherwise be an address of the editor.
  for (const { id, heading } of help.sections) {
    const show = () => document.getElementById(id)?.scrollIntoView()
    contents.append(element("li", {}, button(heading, show, "site-link")))
  }
}
