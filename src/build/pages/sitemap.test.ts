import { sitemapPages } from "./sitemap"
import { siteRoutes } from "../../content/routes/routes"

const routes = siteRoutes(
  new Map<string, unknown>([
    ["products/plank.json", { url: "/plank" }],
    ["products/reflector.json", { url: "/reflector", hidden: true }],
    ["branches/raipur.json", { name: "Raipur" }],
    ["posts/older.json", { date: "2024-01-01" }],
    ["posts/newer.json", { date: "2024-07-02" }],
  ]),
)

test("each page has the day its entry last changed, and no day where that is not known", () => {
  const changes = new Map([
    ["site/home.json", "2024-01-01T00:00:00Z"],
    ["products/plank.json", "2024-02-02T00:00:00Z"],
    ["branches/raipur.json", "2024-03-03T00:00:00Z"],
    ["posts/newer.json", "2024-04-04T00:00:00Z"],
    ["posts/older.json", "2024-05-05T00:00:00Z"],
  ])
  const pages = new Map(sitemapPages(routes, changes).map(({ path, lastmod }) => [path, lastmod]))
  expect(pages.get("/")).toBe("2024-01-01T00:00:00Z")
  expect(pages.get("/plank")).toBe("2024-02-02T00:00:00Z")
  expect(pages.get("/branches/raipur")).toBe("2024-03-03T00:00:00Z")
  expect(pages.get("/blog/newer")).toBe("2024-04-04T00:00:00Z")
  expect(pages.get("/blog/older")).toBe("2024-05-05T00:00:00Z")
  expect(pages.has("/blog")).toBe(false)
  expect(pages.has("/about")).toBe(true)
  expect(pages.get("/about")).toBeUndefined()
})
