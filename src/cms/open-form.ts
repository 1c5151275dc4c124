/** Decap's history of addresses, as far as it is used here. */
export interface DecapHistory {
  readonly location: { readonly pathname: string }
  listen(onChange: (location: { pathname: string }, action: string) => void): () => void
  replace(pathname: string): void
}

/** What decides in Decap whether a field is drawn again. */
export interface DecapWidget {
  shouldComponentUpdate(next: { readonly isLoadingAsset?: boolean }): boolean
}

const formAddress = /^(\/collections\/[^/]+)\/(?:new$|entries\/)/

/**
 * Opens the form at an address again when the one before was a form, too. Decap would keep the entry of the form before, show it
 * under the new address and publish it there.
 */
export function openNextForms(history: DecapHistory): void {
  let shown = history.location.pathname
  history.listen(({ pathname }, action) => {
    const before = shown
    shown = pathname
    const list = formAddress.exec(pathname)?.[1]
    // Decap itself leads to the saved entry, or to the next new one, by replacing the address.
    if (!list || !formAddress.test(before) || pathname === before || action === "REPLACE") return
    // Once Decap has let go of the form. The list between the two takes the form away.
    setTimeout(() => {
      history.replace(list)
      whenFormIsGone(() => history.replace(pathname))
    })
  })
}

function whenFormIsGone(next: () => void): void {
  requestAnimationFrame(() =>
    document.querySelector('[class*="-EditorContainer"]') ? whenFormIsGone(next) : next(),
  )
}

/**
 * Draws fields again while pictures are loading. Decap spares itself that; a field then shows none of the letters typed
 * meanwhile, and only the last of them is in the entry.
 */
export function drawWhilePicturesLoad(widget: DecapWidget): void {
  const { shouldComponentUpdate } = widget
  widget.shouldComponentUpdate = function (next) {
    return shouldComponentUpdate.call(this, { ...next, isLoadingAsset: false })
  }
}
