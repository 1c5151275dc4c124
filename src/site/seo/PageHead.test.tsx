/** @jest-environment jsdom */
import { Seo } from "./PageHead"
import { Footer } from "../Footer"
import { renderOnSite } from "../../../tests/jsdom/site"
import { company, contentFile } from "../../../tests/site-content"

/** A part of a page with some settings and company details filled in. */
const shown = (part: React.ReactNode, settings: object, registration?: object) =>
  renderOnSite(part, {
    settings: { ...contentFile<object>("site/settings.json"), ...settings },
    company: { ...company, registration },
  })
const page = (path: string) => <Seo title="Title" description="Text" path={path} />
const script = () => document.querySelector("script[src]")

test("no page loads a script of another site, until visits are to be counted", () => {
  shown(page("/about"), {})
  expect(script()).toBeNull()
  shown(page("/about"), { analytics: "plausible", siteUrl: "https://www.example.com" })
  expect(script()?.getAttribute("src")).toBe("https://plausible.io/js/script.js")
  expect(script()?.getAttribute("data-domain")).toBe("www.example.com")
})

test("a page names its translation, but /blog does not name that of the newest post", () => {
  const named = () => document.querySelectorAll("link[hreflang]").length
  renderOnSite(page("/blog/new"), { translation: "/hi/blog", path: "/blog" })
  expect(named()).toBe(0)
  renderOnSite(page("/blog/new"), { translation: "/hi/blog/new", path: "/blog/new" })
  expect(named()).toBe(3)
})

test("Search Console finds its word on the home page alone", () => {
  const word = () => document.querySelector('meta[name="google-site-verification"]')
  shown(page("/about"), { searchConsole: "a-word-of-letters-and-digits-1" })
  expect(word()).toBeNull()
  shown(page("/"), { searchConsole: "a-word-of-letters-and-digits-1" })
  expect(word()?.getAttribute("content")).toBe("a-word-of-letters-and-digits-1")
})

test("what a registered company must show is at the foot of every page, as far as it is known", () => {
  const { getByText, queryByText } = shown(
    <Footer />,
    {},
    { gstin: "27AAPFU0939F1ZV", office: "Town" },
  )
  getByText("GSTIN 27AAPFU0939F1ZV")
  getByText("Registered office: Town")
  expect(queryByText(/CIN/)).toBeNull()
})
