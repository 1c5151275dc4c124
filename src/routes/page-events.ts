/** A page dispatches this on `window` when React begins to hydrate it: from then on React replays what is pressed. */
export const hydratingEvent = "hydrating"

/** A page dispatches this on `window` when its components are hydrated. */
export const hydratedEvent = "hydrated"

/** The attribute of `<html>` from that moment on, for what measures the page from outside. */
export const hydratedMark = "data-hydrated"
