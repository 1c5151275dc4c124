import { newestPost } from "./paths"

describe("the newest post", () => {
  test.each<[string, { slug: string; date: string }[], string | undefined]>([
    ["of none", [], undefined],
    [
      "of several",
      [
        { slug: "a", date: "2024-01-01" },
        { slug: "b", date: "2024-07-02" },
      ],
      "b",
    ],
    [
      "of two on one day",
      [
        { slug: "b", date: "2024-07-02" },
        { slug: "a", date: "2024-07-02" },
      ],
      "a",
    ],
  ])("%s", (_, posts, slug) => {
    expect(newestPost(posts)).toBe(slug)
  })
})
