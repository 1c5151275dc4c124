import { sitemapOptions, sitemapPages } from "../../../src/build/sitemap"

const content = {
  settings: { siteUrl: "https://www.example.com" },
  allSitePage: {
    nodes: [
      ...["/", "/about", "/plank", "/reflector", "/branches/raipur", "/blog", "/blog/older"],
      ...["/inquiry"],
    ].map((path) => ({ path })),
  },
  allProduct: { nodes: [{ url: "/plank", slug: "plank" }] },
  allHiddenProduct: { nodes: [{ url: "/reflector" }] },
  allBranch: { nodes: [{ slug: "raipur" }] },
  allPost: {
    nodes: [
      { slug: "older", date: "2024-01-01" },
      { slug: "newer", date: "2024-07-02" },
    ],
  },
}

test("each page has the day of its own entry; what nobody knows is left out, and so are hidden products", () => {
  const changes = new Map([
    ["site/home.json", "2024-01-01T00:00:00Z"],
    ["products/plank.json", "2024-02-02T00:00:00Z"],
    ["branches/raipur.json", "2024-03-03T00:00:00Z"],
    ["posts/newer.json", "2024-04-04T00:00:00Z"],
    ["posts/older.json", "2024-05-05T00:00:00Z"],
  ])
  expect(sitemapPages(content, changes)).toEqual([
    { path: "/", lastmod: "2024-01-01T00:00:00Z" },
    { path: "/about" },
    { path: "/plank", lastmod: "2024-02-02T00:00:00Z" },
    { path: "/branches/raipur", lastmod: "2024-03-03T00:00:00Z" },
    { path: "/blog", lastmod: "2024-04-04T00:00:00Z" },
    { path: "/blog/older", lastmod: "2024-05-05T00:00:00Z" },
    { path: "/inquiry" },
  ])
})

test("pages for one visitor alone are not listed", () => {
  expect(sitemapOptions.excludes).toEqual(["/404", "/contact/thank-you", "/inquiry", "/offline"])
})
