import * as React from "react"
import { createPortal } from "react-dom"
import { parts } from "./inside-decap"
import { say } from "./sentences"
import { shared } from "../kit/hooks/shared"
import { Button } from "./windows"

/** Screens on which the form or its page is shown, not both; see editor.css. */
const narrowScreen = "(max-width: 799px)"

/** What a narrow screen shows, as its tab names it. */
type Pane = "Form" | "Page"
const shownPane = shared<Pane>("Form")

/** Shows the form or the page on a narrow screen; a wide one always shows both. */
export function showPane(pane: Pane): void {
  document.documentElement.dataset.editorPane = pane
  shownPane.set(pane)
}

/** Tells the styles how high the strip at the foot is: on a narrow screen the form ends above it. */
export function keepRoomFor(strip: HTMLElement | null): void {
  const tell = () =>
    document.documentElement.style.setProperty("--strip", `${strip?.offsetHeight}px`)
  if (strip) new ResizeObserver(tell).observe(strip)
}

/** An entry opens with its form. */
export function beginWithForms(): void {
  showPane("Form")
  window.addEventListener("hashchange", () => showPane("Form"))
}

interface TogglesProps<Name> {
  readonly label: string
  readonly names: readonly Name[]
  readonly pressed: Name
  readonly press: (name: Name) => void
}

/** Buttons of which one is pressed. */
function Toggles<Name extends Pane | Size>({ label, names, pressed, press }: TogglesProps<Name>) {
  return (
    <div role="group" aria-label={label} className="site-toggles">
      {names.map((name) => (
        <Button
          key={name}
          type="button"
          aria-pressed={name === pressed}
          onClick={() => press(name)}
        >
          {say<Pane | Size>(name)}
        </Button>
      ))}
    </div>
  )
}

/** The windows a preview can imitate, with their widths in px. */
const widths = { Phone: 412, Desktop: 1280 }
type Size = keyof typeof widths
const rememberedAs = "preview-size"
const barHeight = 44

/**
 * Gives Decap's preview frame the width of a phone or desktop window, so that the page's own media queries apply, and scales it
 * down if the pane is narrower. The choice is stored in this browser. On a narrow screen, tabs in the toolbar lead to the page.
 */
export function FrameLayout({ frame, pane }: { frame: HTMLElement; pane: HTMLElement }) {
  const [size, setSize] = React.useState<Size>(() => {
    const chosen = localStorage.getItem(rememberedAs)
    const isPhone = chosen ? chosen === "Phone" : matchMedia(narrowScreen).matches
    return isPhone ? "Phone" : "Desktop"
  })
  React.useLayoutEffect(() => {
    const fit = () => {
      const width = widths[size]
      const scale = Math.min(1, pane.clientWidth / width)
      // Out of the flow: otherwise the pane would grow to the width of the frame.
      pane.style.position = "relative"
      Object.assign(frame.style, {
        position: "absolute",
        top: `${barHeight}px`,
        width: `${width}px`,
        height: `${(pane.clientHeight - barHeight) / scale}px`,
        transformOrigin: "0 0",
        transform: scale < 1 ? `scale(${scale})` : "",
        left: `${Math.max(0, (pane.clientWidth - width) / 2)}px`,
      })
    }
    const observer = new ResizeObserver(fit)
    observer.observe(pane)
    return () => observer.disconnect()
  }, [size, frame, pane])
  React.useEffect(() => showPane("Form"), [])
  const choose = (name: keyof typeof widths) => {
    localStorage.setItem(rememberedAs, name)
    setSize(name)
  }
  const shown = shownPane.use()
  const toolbar = document.querySelector(parts.toolbar)
  const sizes = { names: ["Phone", "Desktop"], pressed: size, press: choose } as const
  const panes = { names: ["Form", "Page"], pressed: shown, press: showPane } as const
  return (
    <>
      {createPortal(<Toggles label={say("Width of the preview")} {...sizes} />, pane)}
      {toolbar &&
        createPortal(<Toggles label={say("What the screen shows")} {...panes} />, toolbar)}
    </>
  )
}
