/** What a page dispatches on `window` when React begins to take it over: from then on React keeps what is pressed. */
export const hydratingEvent = "hydrating"

/** What a page dispatches on `window` when its components have taken over. */
export const hydratedEvent = "hydrated"

/** The attribute of `<html>` from that moment on, for what measures the page from outside. */
export const hydratedMark = "data-hydrated"
