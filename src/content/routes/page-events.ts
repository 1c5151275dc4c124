/** The attribute of `<html>` when the page is hydrated, for tests and measurements. */
export const hydratedMark = "data-hydrated"
