import * as React from "react"
import { createPortal } from "react-dom"
import { parts } from "../inside-decap"
import { narrowScreen, shownPane, showPane, watchPane } from "../phone-layout"

/** The windows a preview can imitate, with their widths in px. */
const sizes = [
  { name: "phone", label: "Phone", width: 412 },
  { name: "desktop", label: "Desktop", width: 1280 },
] as const

const rememberedAs = "preview-size"
const barHeight = 44

interface PreviewSizeProps {
  /** The window of Decap's preview frame. */
  frameWindow: Window
  children: React.ReactNode
}

/**
 * Gives Decap's preview frame the width of a phone or desktop window, so that the page's own media queries apply, and scales it
 * down if the pane is narrower. The choice is stored in this browser.
 */
export function PreviewSize({ frameWindow, children }: PreviewSizeProps) {
  const [size, setSize] = React.useState(rememberedSize)
  const [bar] = React.useState(() => document.createElement("div"))
  const frame = frameWindow.frameElement as HTMLElement | null
  const pane = frame?.parentElement

  React.useLayoutEffect(() => {
    if (!frame || !pane) return undefined
    pane.insertBefore(bar, frame)
    const fit = () => fitFrame(frame, pane, size.width)
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(pane)
    return () => {
      observer.disconnect()
      bar.remove()
    }
  }, [frame, pane, bar, size])

  const choose = (chosen: (typeof sizes)[number]) => {
    setSize(chosen)
    localStorage.setItem(rememberedAs, chosen.name)
  }
  return (
    <>
      {createPortal(
        <div role="group" aria-label="Width of the preview" className="site-widths">
          {sizes.map((each) => (
            <ToggleButton
              key={each.name}
              label={each.label}
              pressed={each === size}
              onPress={() => choose(each)}
            />
          ))}
        </div>,
        bar,
      )}
      <PaneTabs />
      <React.Fragment key={size.name}>{children}</React.Fragment>
    </>
  )
}

function rememberedSize() {
  const name = localStorage.getItem(rememberedAs)
  const usual = sizes[matchMedia(narrowScreen).matches ? 0 : 1]
  return sizes.find((size) => size.name === name) ?? usual
}

function fitFrame(frame: HTMLElement, pane: HTMLElement, width: number): void {
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

const tabs = [
  { pane: "form", label: "Form" },
  { pane: "page", label: "Page" },
] as const

/** Two buttons in the toolbar of a narrow screen, which show either the form or its page. */
function PaneTabs() {
  const [host] = React.useState(() => {
    const made = document.createElement("div")
    made.style.display = "contents"
    return made
  })
  const shown = React.useSyncExternalStore(watchPane, shownPane)

  React.useLayoutEffect(() => {
    document.querySelector(parts.toolbar)?.append(host)
    return () => host.remove()
  }, [host])

  return createPortal(
    <div role="group" aria-label="What the screen shows" className="editor-pane-tabs">
      {tabs.map(({ pane, label }) => (
        <ToggleButton
          key={pane}
          label={label}
          pressed={pane === shown}
          onPress={() => showPane(pane)}
        />
      ))}
    </div>,
    host,
  )
}

interface ToggleButtonProps {
  readonly label: string
  readonly pressed: boolean
  readonly onPress: () => void
}

/** A button of a row of which one is pressed. */
function ToggleButton({ label, pressed, onPress }: ToggleButtonProps) {
  return (
    <button type="button" className="site-toggle" aria-pressed={pressed} onClick={onPress}>
      {label}
    </button>
  )
}
