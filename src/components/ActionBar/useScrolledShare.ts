import * as React from "react"

interface Scrolled {
  /** The scrolled share of the page's height, in whole per cent. */
  readonly percent: number
  /** How far the page is scrolled, in pixels. */
  readonly top: number
}

const start: Scrolled = { percent: 0, top: 0 }

/** How far the page is scrolled, read at most once a frame. */
export function useScrolledShare(): Scrolled {
  const [scrolled, setScrolled] = React.useState(start)
  React.useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement
      setScrolled({
        percent: scrolledPercent(scrollTop, scrollHeight, clientHeight),
        top: scrollTop,
      })
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(read)
    }
    read()
    addEventListener("scroll", onScroll, { passive: true })
    addEventListener("resize", onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener("scroll", onScroll)
      removeEventListener("resize", onScroll)
    }
  }, [])
  return scrolled
}

/** The scrolled share in whole per cent, 0 to 100; a page that cannot scroll is at 0. All lengths in pixels. */
export function scrolledPercent(top: number, pageHeight: number, windowHeight: number): number {
  const room = pageHeight - windowHeight
  return room <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, top / room)) * 100)
}
