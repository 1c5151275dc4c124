/** Screens on which the form or its page is shown, not both; see styles.ts. */
export const narrowScreen = "(max-width: 799px)"

/** The attribute of <html> for the pane that a narrow screen shows. */
const paneAttribute = "data-editor-pane"

type EditorPane = "form" | "page"

const paneChange = "editor-pane-change"

/** Shows the form or the page; wide screens always show both. */
export function showPane(pane: EditorPane): void {
  document.documentElement.setAttribute(paneAttribute, pane)
  window.dispatchEvent(new Event(paneChange))
}

/** The pane a narrow screen shows. */
export function shownPane(): EditorPane {
  return document.documentElement.getAttribute(paneAttribute) === "page" ? "page" : "form"
}

/** Calls back when another pane is shown. Returns a function that stops this. */
export function watchPane(onChange: () => void): () => void {
  window.addEventListener(paneChange, onChange)
  return () => window.removeEventListener(paneChange, onChange)
}

/** An entry opens with its form. */
export function beginWithForms(): void {
  showPane("form")
  window.addEventListener("hashchange", () => showPane("form"))
}
