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
  addStyles()
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

/** Adds the styles of all parts that this site adds to the editor, once. */
export function addStyles(): void {
  const id = "site-styles"
  if (document.getElementById(id)) return
  document.head.append(element("style", { id }, styles))
}

const styles = `
/* Decap offers "Check for Preview" even where previews are off, and then finds none. It has no setting for this. */
[class*="-RefreshPreviewButton"] { display: none }
/* The words open what is folded, too; see openFoldsByWords. */
:is([class*="-ExpandButtonContainer"], [class*="-NestedObjectLabel"]) { cursor: pointer }
[class*="-StyledAuthenticationPage"] { gap: 32px }
[class*="-StyledAuthenticationPage"] img { width: 96px; height: auto }
/* Blocks presses on what is below the window. */
body:has(.ReactModal__Overlay) .site-strip { display: none }
.site-dialog { width: min(720px, calc(100vw - 24px)); max-height: calc(100dvh - 24px); box-sizing: border-box; padding: 20px;
  border: 0; border-radius: 6px; overflow: auto; background: #fff; color: #313d3e; font: 15px/1.5 system-ui, sans-serif;
  box-shadow: 0 6px 28px #0005 }
.site-dialog::backdrop { background: #1c2a33aa }
.site-dialog h2 { margin: 0 0 12px; font-size: 19px; line-height: 1.3 }
.site-dialog p { margin: 0 0 12px; max-width: 68ch }
.site-dialog ul { margin: 0 0 12px; padding-left: 20px }
.site-buttons { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px }
.site-button { min-height: 40px; padding: 6px 14px; border: 1px solid #798291; border-radius: 5px; background: #fff;
  color: #313d3e; font: 15px/1.3 system-ui, sans-serif; text-align: left; cursor: pointer }
.site-button:hover { background: #eff0f4 }
.site-button:focus-visible, .site-dialog :focus-visible, .site-strip :focus-visible { outline: 3px solid #3a69c7; outline-offset: 2px }
.site-button--main { border-color: #17594e; background: #17594e; color: #fff }
.site-button--main:hover { background: #0f463d }
.site-fields { display: grid; gap: 12px; margin: 0 0 12px; padding: 0 }
.site-field { margin: 0; padding: 10px 12px; border: 1px solid #dfdfe3; border-radius: 5px; min-width: 0 }
.site-field legend { padding: 0 4px; font-weight: 600 }
.site-field label, .site-field div { display: grid; grid-template-columns: 20px 1fr; gap: 8px; align-items: start; padding: 4px 0;
  overflow-wrap: anywhere }
.site-field input { width: 18px; height: 18px; margin: 3px 0 0 }
.site-field b { font-weight: 600 }
.site-strip { position: fixed; z-index: 400; right: 12px; bottom: 12px; justify-content: flex-end; display: flex; flex-wrap: wrap; align-items: flex-end; gap: 8px;
  max-width: calc(100vw - 24px); font: 15px/1.45 system-ui, sans-serif; color: #313d3e }
.site-strip .site-button { background: #fff; box-shadow: 0 2px 10px #0003 }
@media (max-width: 799px) {
  .site-strip { right: 0; bottom: 0; left: 0; max-width: none; box-sizing: border-box; padding: 6px 8px; background: #eff0f4; justify-content: flex-start;
    border-top: 1px solid #dfdfe3 }
  .site-strip:empty { display: none }
  .site-strip .site-button, .site-changes { box-shadow: none }
  .site-strip .site-button, .site-changes summary { min-height: 44px }
  body:has(.site-strip > *) [class*="-EditorContainer"] { height: calc(100dvh - 57px) }
  body:has(.site-strip > *) { padding-bottom: 57px }
}
.site-changes { max-width: min(520px, calc(100vw - 24px)); box-sizing: border-box; border: 1px solid #798291; border-left: 6px solid #798291;
  border-radius: 5px; background: #fff; box-shadow: 0 2px 10px #0003 }
.site-changes summary { min-height: 38px; box-sizing: border-box; padding: 8px 14px; cursor: pointer }
.site-changes ul { max-height: 40vh; margin: 0; padding: 0 14px 0 32px; overflow: auto }
.site-changes li { padding: 4px 0; overflow-wrap: anywhere }
.site-changes .site-buttons { margin: 8px 14px 12px }
.site-original { margin: 4px 0 8px; padding: 8px 12px; border-left: 4px solid #798291; background: #f3f4f6; color: #313d3e;
  font: 15px/1.5 system-ui, sans-serif; white-space: pre-wrap; overflow-wrap: anywhere; text-transform: none }
.site-original b { display: block; margin: 6px 0; color: #9b2f16 }
@media (min-width: 1000px) {
  :has(> .site-original) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 12px }
  :has(> .site-original) > * { grid-column: 2 }
  :has(> .site-original) > .site-original { grid-column: 1; grid-row: 1 / span 9; margin: 0 }
}
.site-versions { display: grid; gap: 12px; margin: 0 0 12px; padding: 0; list-style: none }
.site-versions > li { padding: 10px 12px; border: 1px solid #dfdfe3; border-radius: 5px; overflow-wrap: anywhere }
.site-versions ul, .site-versions p { margin: 6px 0 }
.site-link { padding: 2px 0; border: 0; background: none; color: #17594e; font: inherit; text-align: left; text-decoration: underline; cursor: pointer }
.site-dialog .site-contents { columns: 240px; column-gap: 24px; padding: 0; list-style: none }
.site-help { border-top: 1px solid #dfdfe3; padding-top: 4px; overflow-wrap: anywhere }
.site-help h2 { margin: 28px 0 8px; font-size: 17px; scroll-margin-top: 12px }
.site-help ol { margin: 0 0 12px; padding-left: 24px }
.site-help li { margin: 0 0 6px }
.site-help img { display: block; max-width: 100%; height: auto; margin: 8px 0; border: 1px solid #dfdfe3; border-radius: 5px }
.site-help code { font-size: 13px }
.site-help pre { padding: 10px 12px; border-radius: 5px; background: #eff0f4; white-space: pre-wrap }
.site-search { width: 100%; box-sizing: border-box; min-height: 44px; margin: 0 0 12px; padding: 6px 12px; border: 1px solid #798291;
  border-radius: 5px; font: inherit }
.site-found { display: grid; gap: 6px; margin: 0 0 12px; padding: 0; list-style: none }
.site-found .site-button { display: grid; gap: 2px; width: 100%; overflow-wrap: anywhere }
.site-changes a { color: #17594e; text-decoration: underline }
.site-changes[data-stage="building"] { border-left-color: #b36a00 }
.site-changes[data-stage="live"] { border-left-color: #005614 }
.site-changes[data-stage="failed"], .site-changes[data-stage="overdue"] { border-left-color: #b80000 }
`
