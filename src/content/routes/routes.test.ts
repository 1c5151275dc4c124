import { readEntries } from "../check/read-files"
import { newestPost } from "./paths"
import { siteRoutes } from "./routes"

const entries = new Map<string, unknown>([
  ["site/contact.json", { heading: "Contact", lead: "Call us.", sent: { heading: "Thank you" } }],
  ["products/plank.json", { url: "/plank", name: "Plank", kind: "plank" }],
  ["products/reflector.json", { url: "/reflector", name: "Reflector", hidden: true }],
  ["branches/raipur.json", { name: "Raipur", address: "Raipur, Chhattisgarh" }],
  ["posts/older.json", { title: "Older", date: "2024-01-01" }],
  ["posts/newer.json", { title: "Newer", date: "2024-07-02" }],
])
const routes = siteRoutes(entries)
const route = (path: string) => routes.find((each) => each.path === path)

test("every kind of entry has its page", () => {
  expect(route("/plank")).toMatchObject({ template: "product", entry: "products/plank.json" })
  expect(route("/reflector")).toMatchObject({ template: "hidden-product", indexed: false })
  expect(route("/branches/raipur")).toMatchObject({ template: "branch", indexed: true })
  expect(route("/blog/newer")).toMatchObject({ template: "post", entry: "posts/newer.json" })
  expect(route("/blog/older")).toMatchObject({ template: "post", entry: "posts/older.json" })
})

test("the newest post is also the blog page, which names the address the post keeps", () => {
  expect(route("/blog")).toMatchObject({ entry: "posts/newer.json", canonical: "/blog/newer" })
  expect(route("/blog/newer")?.canonical).toBeUndefined()
  const sameDay = ["b", "a"].map((slug) => ({ slug, date: "2024-07-02" }))
  expect(newestPost(sameDay)).toBe("a")
  expect(newestPost([])).toBeUndefined()
})

test("entries that cannot be read in full do not stop the table", () => {
  const broken = new Map<string, unknown>([
    ["products/a.json", {}],
    ["products/b.json", null],
    ["products/c.json", { url: 7 }],
    ["posts/d.json", { date: "soon" }],
  ])
  expect(siteRoutes(broken).filter(({ entry }) => entry.startsWith("products/"))).toEqual([])
})

test("/hi/blog shows the newest post that is complete in Hindi", () => {
  const entries = readEntries("content")
  const [[file, post] = ["", {}]] = [...entries].filter(([each]) => each.startsWith("posts/"))
  const newer = ["posts/newer.json", { ...(post as object), date: "2030-01-01" }] as const
  const paths = siteRoutes(new Map([...entries, newer]))
  const shownAt = (path: string) => paths.find((each) => each.path === path)?.entry
  expect([shownAt("/blog"), shownAt("/hi/blog")]).toEqual(["posts/newer.json", `hi/${file}`])
})

test("pages are there in Hindi once that is switched on, each with the other's address", () => {
  const entries = readEntries("content")
  const settings = entries.get("site/settings.json") as object
  const shown = (hindiShown: boolean) =>
    siteRoutes(new Map([...entries, ["site/settings.json", { ...settings, hindiShown }]]))
  expect(shown(false).filter(({ language }) => language === "hi")).toEqual([])
  const routes = shown(true)
  const hindi = routes.filter(({ language }) => language === "hi")
  expect(hindi.map(({ path }) => path)).toContain("/hi")
  for (const { path, translation, linkable } of hindi) {
    if (!linkable) continue
    expect(path).toBe(translation === "/" ? "/hi" : `/hi${translation}`)
    expect(routes.find((route) => route.path === translation)?.translation).toBe(path)
  }
})
