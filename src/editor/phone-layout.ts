import { button, element } from "./dialog"
import { parts } from "./inside-decap"
import { say } from "./sentences"

/** Screens on which the form or its page is shown, not both; see styles.ts. */
const narrowScreen = "(max-width: 799px)"

/** What a narrow screen shows, as its tab names it. */
type Pane = "Form" | "Page"

/** What a button of this file can show. */
type Choice = Pane | "Phone" | "Desktop"

/** Buttons of which one is pressed. */
function toggles(
  label: string,
  style: string,
  names: readonly Choice[],
  choose: (name: Choice) => void,
) {
  const buttons = names.map((name) => {
    const made = button(say(name), () => choose(name), "site-toggle")
    made.value = name
    return made
  })
  return element("div", { role: "group", "aria-label": label, class: style }, ...buttons)
}

function showPressed(group: Element, name: string): void {
  for (const each of group.querySelectorAll("button"))
    each.ariaPressed = String(each.value === name)
}

/** Shows the form or the page on a narrow screen; a wide one always shows both. */
export function showPane(pane: Pane): void {
  document.documentElement.dataset.editorPane = pane
  for (const tabs of document.querySelectorAll(".editor-pane-tabs")) showPressed(tabs, pane)
}

/** Tells the styles how high the strip at the foot is: on a narrow screen the form ends above it. */
export function keepRoomFor(strip: HTMLElement): void {
  const tell = () =>
    document.documentElement.style.setProperty("--strip", `${strip.offsetHeight}px`)
  new ResizeObserver(tell).observe(strip)
}

/** An entry opens with its form. */
export function beginWithForms(): void {
  showPane("Form")
  window.addEventListener("hashchange", () => showPane("Form"))
}

/** The windows a preview can imitate, with their widths in px. */
const widths: Readonly<Record<string, number>> = { Phone: 412, Desktop: 1280 }
const rememberedAs = "preview-size"
const barHeight = 44

/**
 * Gives Decap's preview frame the width of a phone or desktop window, so that the page's own media queries apply, and scales it
 * down if the pane is narrower. The choice is stored in this browser. On a narrow screen, tabs in the toolbar lead to the page.
 *
 * @returns what ends it
 */
export function layOut(frame: HTMLElement, pane: HTMLElement): () => void {
  const tabs = toggles(say("What the screen shows"), "editor-pane-tabs", ["Form", "Page"], (name) =>
    showPane(name as Pane),
  )
  document.querySelector(parts.toolbar)?.append(tabs)
  showPane("Form")

  const usual = matchMedia(narrowScreen).matches ? "Phone" : "Desktop"
  let size = localStorage.getItem(rememberedAs) ?? usual
  const fit = () => {
    showPressed(bar, size)
    const width = widths[size] ?? 0
    const scale = Math.min(1, pane.clientWidth / width)
    // Out of the flow: otherwise the pane would grow to the width of the frame.
    pane.style.position = "relative"
    Object.assign(frame.style, {
      position: "absolute",
      width: `${width}px`,
      height: `${(pane.clientHeight - barHeight) / scale}px`,
      transformOrigin: "0 0",
      transform: scale < 1 ? `scale(${scale})` : "",
      left: `${Math.max(0, (pane.clientWidth - width) / 2)}px`,
    })
  }
  const bar = toggles(say("Width of the preview"), "site-widths", ["Phone", "Desktop"], (name) => {
    size = name
    localStorage.setItem(rememberedAs, name)
    fit()
  })
  frame.before(bar)
  const observer = new ResizeObserver(fit)
  observer.observe(pane)
  return () => {
    observer.disconnect()
    bar.remove()
    tabs.remove()
  }
}
