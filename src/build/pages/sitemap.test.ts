import { sitemapPages } from "./sitemap"
import { siteRoutes } from "../../content/routes/routes"

test("each page has the day its entry last changed, and no day where that is not known", () => {
  const routes = siteRoutes(
    new Map<string, unknown>([
      ["products/plank.json", { url: "/plank" }],
      ["posts/newer.json", { date: "2024-07-02" }],
    ]),
  )
  const changes = new Map([
    ["products/plank.json", "2024-02-02T00:00:00Z"],
    ["posts/newer.json", "2024-04-04T00:00:00Z"],
  ])
  const pages = new Map(sitemapPages(routes, changes).map(({ path, lastmod }) => [path, lastmod]))
  const days = ["/plank", "/blog/newer", "/about"].map((path) => pages.get(path))
  expect(days).toEqual(["2024-02-02T00:00:00Z", "2024-04-04T00:00:00Z", undefined])
  expect([pages.has("/about"), pages.has("/blog")]).toEqual([true, false])
})
