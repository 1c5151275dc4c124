/*
 * Gives jsdom the parts of a browser that the site calls and jsdom lacks. None of them does anything by
 * itself: a test that depends on one replaces it (`jest.spyOn(window, "scrollTo")`). In node, the
 * environment of most tests, there is no window and this file does nothing.
 */
import { runInThisContext } from "node:vm"

class NeverObserves {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** The `matchMedia` of a window in which every media query matches, or none: no reduced motion, no minimal width. */
export const mediaOf = (matches: boolean) => (media: string) =>
  Object.assign(new EventTarget(), {
    ...{ media, matches, onchange: null },
    addListener: () => {},
    removeListener: () => {},
  })

if (typeof window !== "undefined") {
  const { CompressionStream, DecompressionStream, Response, TextDecoder, TextEncoder } =
    runInThisContext("globalThis") as typeof globalThis
  Object.assign(window, {
    matchMedia: mediaOf(false),
    scrollTo: () => {},
    ...{ CompressionStream, DecompressionStream, Response, TextDecoder, TextEncoder },
    ResizeObserver: NeverObserves,
    IntersectionObserver: NeverObserves,
    // Enough for content, which is JSON.
    structuredClone: (value: unknown): unknown => JSON.parse(JSON.stringify(value)),
  })
  Element.prototype.scrollIntoView = () => {}
  AbortSignal.timeout = () => new AbortController().signal
}
