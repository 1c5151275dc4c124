import * as React from "react"
import { createPortal } from "react-dom"
import { element } from "../dialog"
import { parts } from "../inside-decap"
import { narrowScreen, paneTabs, showPane } from "../phone-layout"

/** The windows a preview can imitate, with their widths in px. */
const widths = { Phone: 412, Desktop: 1280 } as const
type Size = keyof typeof widths
const sizes: readonly Size[] = ["Phone", "Desktop"]

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
  const [bar] = React.useState(() => element("div"))
  const frame = frameWindow.frameElement as HTMLElement | null

  React.useLayoutEffect(() => {
    frame?.before(bar)
    const tabs = paneTabs()
    document.querySelector(parts.toolbar)?.append(tabs)
    showPane("Form")
    return () => {
      bar.remove()
      tabs.remove()
    }
  }, [frame, bar])
  React.useLayoutEffect(() => {
    const pane = frame?.parentElement
    if (!pane) return undefined
    const observer = new ResizeObserver(() => fitFrame(frame, pane, widths[size]))
    observer.observe(pane)
    return () => observer.disconnect()
  }, [frame, size])

  const choose = (chosen: Size) => {
    setSize(chosen)
    localStorage.setItem(rememberedAs, chosen)
  }
  return (
    <>
      {createPortal(
        <div role="group" aria-label="Width of the preview" className="site-widths">
          {sizes.map((each) => (
            <button
              key={each}
              type="button"
              className="site-toggle"
              aria-pressed={each === size}
              onClick={() => choose(each)}
            >
              {each}
            </button>
          ))}
        </div>,
        bar,
      )}
      <React.Fragment key={size}>{children}</React.Fragment>
    </>
  )
}

function rememberedSize(): Size {
  const name = localStorage.getItem(rememberedAs)
  const usual = matchMedia(narrowScreen).matches ? "Phone" : "Desktop"
  return sizes.find((size) => size === name) ?? usual
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
