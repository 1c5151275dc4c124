/** Dispatched on `window` when React begins to hydrate the page. From then on React replays presses. */
export const hydratingEvent = "hydrating"

/** Dispatched on `window` when the page is hydrated. */
export const hydratedEvent = "hydrated"

/** The attribute of `<html>` from then on, for tests and measurements. */
export const hydratedMark = "data-hydrated"

/** The attribute of a part of the page whose code has not taken its HTML over yet. */
export const waitingMark = "data-waiting"
