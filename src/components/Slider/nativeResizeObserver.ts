/** The browser's own, in place of the polyfill in react-slick. */
export default globalThis.ResizeObserver
