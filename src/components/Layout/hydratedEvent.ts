/** What a page dispatches on `window` when React begins to take it over: from then on React keeps what is pressed. */
export const hydratingEvent = "hydrating"

/** What a page dispatches on `window` when its components have taken over. */
export const hydratedEvent = "hydrated"
