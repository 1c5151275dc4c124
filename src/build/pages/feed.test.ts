import { feedItems } from "./feed"

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
