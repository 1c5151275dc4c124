/** Events of a visitor who goes on in the page. */
const signs = ["pointerdown", "keydown", "wheel", "scroll", "pointermove"] as const

/** Events after which a failed load is tried again. */
const presses = ["pointerdown", "keydown"] as const

/** Calls `then` after the next paint, so that it does not keep the visitor waiting for what they pressed. */
const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then))

/**
 * Calls `begin` once a part of the page is in sight, or the visitor scrolls, presses, types or moves the mouse: as soon as they
 * do anything, so that the part is ready when they reach it. Calls it again at the next press when it has failed.
 *
 * @returns a function that ends the waiting
 */
export function whenWanted(part: Element, begin: () => Promise<void>): () => void {
  const waiting = new AbortController()
  let isUnderWay = false
  const start = () => {
    if (isUnderWay || waiting.signal.aborted) return
    isUnderWay = true
    observer.disconnect()
    for (const sign of signs) window.removeEventListener(sign, start, true)
    afterPaint(() => {
      if (waiting.signal.aborted) return
      begin().catch(() => {
        isUnderWay = false
        listen(presses)
      })
    })
  }
  const listen = (events: readonly string[]) => {
    const options = { capture: true, passive: true, signal: waiting.signal }
    for (const event of events) window.addEventListener(event, start, options)
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start()
  })
  observer.observe(part)
  listen(signs)
  if (window.scrollY > 0) start()
  return () => {
    waiting.abort()
    observer.disconnect()
  }
}
