/** Decap's history of addresses, as far as it is used here. */
export interface DecapHistory {
  readonly location: { readonly pathname: string }
  listen(onChange: (location: { pathname: string }, action: string) => void): () => void
  replace(pathname: string): void
}

/** The part of Decap that decides whether to render a field again. */
export interface DecapWidget {
  shouldComponentUpdate(next: { readonly isLoadingAsset?: boolean }): boolean
}

/** Addresses of forms; the first group is the address of the list. */
export const formAddress = /^(\/collections\/[^/]+)\/(?:new$|entries\/)/

/**
 * Opens a new form at a new address when the previous address was a form, too. Decap would keep the previous entry, show
 * it under the new address and publish it there.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/Editor/Editor.js
 */
export function openNextForms(history: DecapHistory): void {
  let shown = history.location.pathname
  let latest = 0
  history.listen(({ pathname }, action) => {
    const before = shown
    shown = pathname
    // Decap goes to the saved entry, or to the next new one, by replacing the address.
    if (action === "REPLACE") return
    latest += 1
    const own = latest
    const replace = (address: string) => {
      // A later address counts, even if this form has not been opened yet.
      if (own === latest) history.replace(address)
    }
    const list = formAddress.exec(pathname)?.[1]
    if (!list || !formAddress.test(before) || pathname === before) return
    // After Decap's own listeners, but before it renders the previous entry's form under the new address. The list between the
    // two unmounts the form.
    queueMicrotask(() => {
      replace(list)
      whenFormIsGone(() => replace(pathname))
    })
  })
  stayGuarded(history)
}

/**
 * Keeps the question before leaving a form that is no longer that of a new entry. Decap replaces its address once the entry is
 * published, and takes that for leaving.
 */
function stayGuarded(history: DecapHistory): void {
  const { listen } = history
  let shown = history.location.pathname
  listen.call(history, ({ pathname }) => {
    // After all other listeners have compared the two.
    queueMicrotask(() => (shown = pathname))
  })
  history.listen = (onChange) =>
    listen.call(history, (location, action) => {
      const isPublished = shown.endsWith("/new") && /\/entries\//.test(location.pathname)
      onChange(location, action === "REPLACE" && isPublished ? "PUSH" : action)
    })
}

function whenFormIsGone(next: () => void): void {
  requestAnimationFrame(() =>
    document.querySelector('[class*="-EditorContainer"]') ? whenFormIsGone(next) : next(),
  )
}

/**
 * Renders fields even while pictures load. Decap skips that, so a field shows none of the letters typed meanwhile, and only the
 * last of them reaches the entry.
 *
 * @see
 * https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/Editor/EditorControlPane/Widget.js
 */
export function drawWhilePicturesLoad(widget: DecapWidget): void {
  const { shouldComponentUpdate } = widget
  widget.shouldComponentUpdate = function (next) {
    return shouldComponentUpdate.call(this, { ...next, isLoadingAsset: false })
  }
}
