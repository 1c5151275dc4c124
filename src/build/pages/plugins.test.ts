import { siteRoutes } from "../../content/routes/routes"
import { feedItems, sitemapPages } from "./plugins"

const post = (slug: string, date: string, body = "") => ({
  slug,
  date,
  title: slug,
  summary: `${slug} in a sentence`,
  body,
})

const contentWith = (nodes: ReturnType<typeof post>[]) => ({
  query: {
    settings: { siteUrl: "https://www.example.com" },
    company: { name: "Company" },
    blogPage: { breadcrumb: "Blog" },
    allPost: { nodes },
  },
})

test("every post is an item with a permanent id; its links are absolute", () => {
  const items = feedItems(
    contentWith([
      post("newer", "2024-07-02", '<a href="/contact">us</a> <a href="https://x.org/">x</a>'),
      post("older", "2024-01-01"),
    ]),
  )
  expect(items).toMatchObject([
    {
      title: "newer",
      url: "https://www.example.com/blog/newer",
      guid: "https://www.example.com/blog/newer",
      custom_elements: [
        {
          "content:encoded":
            '<a href="https://www.example.com/contact">us</a> <a href="https://x.org/">x</a>',
        },
      ],
    },
    { url: "https://www.example.com/blog/older", guid: "https://www.example.com/blog/older" },
  ])
  expect(items.map(({ date }) => new Date(date).toISOString())).toEqual([
    "2024-07-01T18:30:00.000Z",
    "2023-12-31T18:30:00.000Z",
  ])
})

test("a summary that looks like HTML is a text to readers, who take it for HTML", () => {
  const hostile = { ...post("newer", "2024-07-02"), summary: "<img onerror=x> & &lt;" }
  const [item] = feedItems(contentWith([hostile]))
  expect(item?.description).toBe("&lt;img onerror=x> &amp; &amp;lt;")
})

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
