/**
 * Keeps the page when a script cannot be loaded. Webpack's prefetch leaves a rejection that nobody catches, although whoever
 * asked for the script shows a sentence, and Gatsby answers it by loading the page again: what was typed would be lost.
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
