import * as React from "react"

interface Scrolled {
  /** Scrolled share of the page's height, in whole per cent. */
  readonly percent: number
  /** Whether the page is scrolled by at least `beyond` pixels. */
  readonly isBeyond: boolean
}

const atTop: Scrolled = { percent: 0, isBeyond: false }

/** How far the page is scrolled. Reads the layout at most once a frame and re-renders only when the result changes. */
export function useScrolledShare(beyond: number): Scrolled {
  const [scrolled, setScrolled] = React.useState(atTop)
  React.useEffect(() => {
    let frame = 0
    let latest = atTop
    const read = () => {
      frame = 0
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement
      const percent = scrolledPercent(scrollTop, scrollHeight, clientHeight)
      const isBeyond = scrollTop >= beyond
      if (percent === latest.percent && isBeyond === latest.isBeyond) return
      latest = { percent, isBeyond }
      setScrolled(latest)
    }
    const readNextFrame = () => {
      frame ||= requestAnimationFrame(read)
    }
    read()
    addEventListener("scroll", readNextFrame, { passive: true })
    addEventListener("resize", readNextFrame, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener("scroll", readNextFrame)
      removeEventListener("resize", readNextFrame)
    }
  }, [beyond])
  return scrolled
}

/** Scrolled share in whole per cent, 0 to 100; 0 for a page that cannot scroll. All lengths are in pixels. */
export function scrolledPercent(top: number, pageHeight: number, windowHeight: number): number {
  const room = pageHeight - windowHeight
  return room <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, top / room)) * 100)
}
