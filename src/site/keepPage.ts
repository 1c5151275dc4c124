/**
 * Prevents Gatsby from reloading the page when a script cannot be loaded, which would lose what was typed. Webpack's prefetch
 * leaves an unhandled rejection, although the code that needs the script shows a message, and Gatsby reloads on such
 * rejections.
 *
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/navigation.js
 */
export function keepPage(): void {
  // In the capture phase, so before Gatsby's own listener.
  window.addEventListener("unhandledrejection", stopChunkFailure, true)
}

function stopChunkFailure(event: PromiseRejectionEvent): void {
  const { reason } = event as { reason: unknown }
  if (reason instanceof Error && reason.name === "ChunkLoadError") event.stopImmediatePropagation()
}
