export const pages: {
  readonly htmlKB: Readonly<Record<string, number>> & { readonly every: number }
  readonly elements: number
  readonly earlyScriptKB: number
  readonly scriptKB: Readonly<Record<string, number>> & { readonly every: number }
  readonly allKB: number
  readonly fontKB: number
  readonly hindi: { readonly htmlKB: number; readonly fontKB: number }
  readonly heroKB: number
  readonly earlyRequests: number
  readonly layoutShift: number
  readonly firstPaintRatio: number
  readonly largestPaintRatio: number
  readonly interactionMs: number
  readonly hydrationMs: number
  readonly taskMs: number
  readonly blockedMs: number
  readonly lighthouse: number
}

export const build: {
  readonly millisecondsPerPage: number
  readonly millisecondsPerPageAfterEdit: number
  readonly secondsAfterEdit: number
}
