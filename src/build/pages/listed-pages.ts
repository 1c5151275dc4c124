import type { Route } from "../../routes/routes"

/** Variants of the 404 page that Gatsby adds. */
const gatsbysOwn = ["/404.html", "/dev-404-page"]

/** A sentence for each page that Gatsby makes but the route table does not list: it would not be published. */
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
