export const pages: {
  readonly htmlKB: { readonly every: number; readonly "/": number }
  readonly earlyScriptKB: number
  readonly scriptKB: { readonly every: number; readonly "/": number }
  readonly allKB: number
  readonly fontKB: number
  readonly heroKB: number
  readonly earlyRequests: number
  readonly layoutShift: number
  readonly paintRatio: number
  readonly interactionMs: number
  readonly taskMs: number
  readonly lighthouse: number
}

export const build: {
  readonly millisecondsPerPage: number
  readonly secondsAfterEdit: number
}
