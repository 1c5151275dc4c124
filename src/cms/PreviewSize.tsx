import * as React from "react"
import { createPortal } from "react-dom"
import { PaneTabs } from "./PaneTabs"
import { narrowScreen } from "./phone-layout"
import { ToggleButton } from "./ToggleButton"

/** The windows a preview can imitate, with their widths in px. */
const sizes = [
  { name: "phone", label: "Phone", width: 412 },
  { name: "desktop", label: "Desktop", width: 1280 },
] as const

type Size = (typeof sizes)[number]

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

  const choose = (chosen: Size) => {
    setSize(chosen)
    localStorage.setItem(rememberedAs, chosen.name)
  }
  return (
    <>
      {createPortal(
        <div role="group" aria-label="Width of the preview" style={barStyle}>
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

function rememberedSize(): Size {
  const name = localStorage.getItem(rememberedAs)
  const [phone, desktop] = sizes
  return (
    sizes.find((size) => size.name === name) ?? (matchMedia(narrowScreen).matches ? phone : desktop)
  )
}

function fitFrame(frame: HTMLElement, pane: HTMLElement, width: number): void {
  const scale = Math.min(1, pane.clientWidth / width)
  // Out of the flow: otherwise the pane would grow to the width of the frame.
  pane.style.position = "relative"
  frame.style.position = "absolute"
  frame.style.width = `${width}px`
  frame.style.height = `${(pane.clientHeight - barHeight) / scale}px`
  frame.style.transformOrigin = "0 0"
  frame.style.transform = scale < 1 ? `scale(${scale})` : ""
  frame.style.left = `${Math.max(0, (pane.clientWidth - width) / 2)}px`
}

const barStyle: React.CSSProperties = {
  display: "flex",
  gap: 4,
  alignItems: "center",
  boxSizing: "border-box",
  height: barHeight,
  padding: "0 12px",
}
