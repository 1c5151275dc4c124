import { helpFile, type EditorHelp } from "../routes/generated-paths"
import { button, element, openWindow } from "./dialog"
import { strip } from "./live/panel"
import { fetchJson } from "./published-content"

/** Adds a button for the editor's help to the strip at the foot of the editor. */
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
  const links = help.sections.map(({ id, heading }) =>
    element(
      "li",
      {},
      button(heading, () => document.getElementById(id)?.scrollIntoView(), "site-link"),
    ),
  )
  contents.append(...links)
}
