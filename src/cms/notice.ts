import { addStyles, button, element } from "./dialog"

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
  addStyles()
  const buttons = element("div", { style: "flex:none" })
  const box = element(
    "div",
    { id, role: refused ? "alert" : "status" },
    element("strong", {}, heading),
    // Only the list scrolls: the button that closes a long one stays in sight.
    element(
      "ul",
      { style: "margin:8px 0 12px;padding-left:20px;overflow:auto" },
      ...lines.map((line) => element("li", {}, line)),
    ),
    buttons,
  )
  box.style.cssText =
    `position:fixed;z-index:100000;${refused ? "top" : "bottom"}:78px;left:50%;transform:translateX(-50%);width:min(680px,calc(100vw - 32px));` +
    "display:flex;flex-direction:column;max-height:60vh;box-sizing:border-box;padding:16px 20px;border-radius:6px;background:#fff;color:#313d3e;" +
    `font:15px/1.5 system-ui,sans-serif;box-shadow:0 6px 28px #0005;border-left:6px solid ${refused ? "#b80000" : "#005614"}`
  if (press) {
    const act = () => {
      closeNotice()
      press.press()
    }
    buttons.append(button(press.label, act), " ")
  }
  buttons.append(button("Close", closeNotice))
  document.body.append(box)
  if (!refused && !press) closeAtNextPress(box)
}

function closeAtNextPress(box: Element): void {
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
