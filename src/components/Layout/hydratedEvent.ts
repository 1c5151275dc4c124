/** What a page dispatches on `window` when its components have taken over. */
export const hydratedEvent = "hydrated"
