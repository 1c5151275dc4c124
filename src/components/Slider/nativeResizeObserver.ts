/** Stands in for the copy of it that react-slick brings for browsers older than those the site is made for. */
export default globalThis.ResizeObserver
