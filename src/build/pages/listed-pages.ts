import type { Route } from "../../routes/routes"

/** Gatsby makes these in addition to the page for unknown addresses. */
const gatsbysOwn = ["/404.html", "/dev-404-page"]

/** A sentence for each page that Gatsby makes and the route table does not list: it would not be published. */
export function unlistedPages(built: readonly string[], routes: readonly Route[]): string[] {
  const listed = new Set(routes.map(({ path }) => path))
  return built
    .map((path) => path.replace(/(.)\/$/, "$1"))
    .filter((path) => !listed.has(path) && !gatsbysOwn.includes(path))
    .map(
      (path) =>
        `src/pages makes the page ${path}, and the route table does not list it: add it to src/routes/fixed-pages.ts.`,
    )
}
