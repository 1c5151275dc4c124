import { button, element } from "./dialog"

/** Screens on which the form or its page is shown, not both; see styles.ts. */
export const narrowScreen = "(max-width: 799px)"

/** What a narrow screen shows, as its tab names it. */
type Pane = "Form" | "Page"

/** Two buttons for the toolbar of a narrow screen, which show either the form or its page. */
export function paneTabs(): HTMLElement {
  return element(
    "div",
    { role: "group", "aria-label": "What the screen shows", class: "editor-pane-tabs" },
    button("Form", () => showPane("Form"), "site-toggle"),
    button("Page", () => showPane("Page"), "site-toggle"),
  )
}

/** Shows the form or the page on a narrow screen; a wide one always shows both. */
export function showPane(pane: Pane): void {
  document.documentElement.dataset.editorPane = pane
  for (const tab of document.querySelectorAll(".editor-pane-tabs > button")) {
    tab.ariaPressed = String(tab.textContent === pane)
  }
}

/** An entry opens with its form. */
export function beginWithForms(): void {
  showPane("Form")
  window.addEventListener("hashchange", () => showPane("Form"))
}
