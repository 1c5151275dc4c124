import type { Page, Request } from "@playwright/test"
import { storedLines } from "../stored-list"
import { hydratedMark } from "../../src/kit/page"
import { hollowProduct, plainProduct } from "./tried-pages"
import { drawn } from "./stopped-clock"

/** A page with a tool, what the tool keeps and reads, and by what one sees that it is there. */
export interface FilledTool {
  readonly path: string
  readonly shows: string
  /** Texts by key, as browsers keep them. */
  readonly local?: Readonly<Record<string, string>>
  readonly session?: Readonly<Record<string, string>>
  /** Queries and fragments that the tool reads. */
  readonly links?: readonly string[]
}

const list = storedLines([
  {
    kind: "size",
    sizeId: "shs-100x100x3",
    quantity: { amount: 20, unit: "pieces", pieceLength: 6 },
  },
  { kind: "words", text: "pipe 50 nb 5 nos", isOpen: true },
  {
    kind: "product",
    product: "chaukhat",
    name: "Chaukhat",
    quantity: { amount: 30, unit: "pieces" },
    remark: "100x50",
  },
])
const listLink = "#l=2_n2~Site+B_20p-shs-100x100x3_~Delivery+to+site_n2"
const cutting =
  "cut=1&bars=6+m&kerf=3&connections=0&there=shs-100x100x3%093200%2C+4100" +
  "&row=A%09ISMB+200%092500%093&row=B%09100x100x3%094100%092&end=2"
const rate = { rate: "62", withGst: true }

/** Every page with a tool that keeps or reads something, each a little filled. */
export const filledTools: readonly FilledTool[] = [
  {
    path: "/inquiry",
    shows: "textarea",
    local: {
      "inquiry-list": JSON.stringify({
        ...(JSON.parse(list) as object),
        lead: { name: "Site B", wanted: "2026-12-01", place: "Kanpur" },
        rateSettings: { withGst: rate.withGst, isSent: true },
      }),
      "pasted-inquiry": "50x50x3 - 20 pcs\nurgent",
      "kept-lists": JSON.stringify({ version: 1, lists: [{ day: "2026-11-25", hash: listLink }] }),
    },
    links: [listLink, "?add=20p-shs-100x100x3", "?add=shs-50x50x3"],
  },
  {
    path: "/contact",
    shows: 'form[name="inquiry"]',
    local: { "inquiry-list": list },
    session: {
      "typed-inquiry": JSON.stringify({ "inquiry-name": "Ravi", "inquiry-message": "20 pcs" }),
    },
    links: ["?product=ms-pipes"],
  },
  {
    path: "/delivery-check",
    shows: "textarea",
    local: { "inquiry-list": list, "pasted-delivery": "MS flat 50x6 - 20 nos" },
    session: {
      "typed-delivery": JSON.stringify({
        list: "20p-shs-100x100x3",
        rows: [{ sizeId: "shs-100x100x3", pieces: "20", length: "6", width: "", ordered: "" }],
        slip: { gross: "", tare: "", net: "1100" },
      }),
    },
    links: [listLink],
  },
  {
    path: "/cutting-list",
    shows: "input",
    local: { "cutting-list": cutting },
    links: [`#${cutting}`],
  },
  {
    path: "/products",
    shows: "#finder input",
    session: { "compared-sizes": "shs-100x100x3 ismb-200" },
    links: ["?q=100x100x3", "#compare=shs-100x100x3_ismb-200"],
  },
  {
    path: hollowProduct,
    shows: "#sizes table",
    local: { "inquiry-list": list },
    session: { "compared-sizes": "shs-100x100x3 ismb-200" },
    links: ["#compare=shs-100x100x3_ismb-200"],
  },
  { path: plainProduct ?? "/products", shows: "form", local: { "inquiry-list": list } },
  { path: "/contact/thank-you", shows: "h1", session: { "sent-inquiry": "Name: Ravi\n20 pcs" } },
]

/** What a browser keeps, by area. */
export type Kept = Required<Pick<FilledTool, "local" | "session">>

/** Notes requests under way, so that a page can be waited for without a pause. Call it once, before pages are opened. */
export function settling(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  const ended = (request: Request) => underWay.delete(request)
  page.on("request", (request) => underWay.add(request))
  page.on("requestfinished", ended)
  page.on("requestfailed", ended)
  // What a page asked for that has been left ends unsaid.
  page.on("framenavigated", () => underWay.clear())
  return async () => {
    for (let quiet = 0; quiet < 3; quiet = underWay.size > 0 ? 0 : quiet + 1) await drawn(page)
  }
}

/** An empty page of the site, on which what is kept can be changed without a tool that answers. */
const EMPTY = "/empty-page"

/** Opens a page in a browser that keeps exactly this. */
export async function openWith(page: Page, address: string, { local, session }: Kept) {
  await page.goto(EMPTY)
  await page.evaluate(
    ([inLocal, inSession]) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const [key, text] of Object.entries(inLocal)) localStorage.setItem(key, text)
      for (const [key, text] of Object.entries(inSession)) sessionStorage.setItem(key, text)
      localStorage.setItem("policy", "seen")
    },
    [local, session] as const,
  )
  await page.goto(address, { waitUntil: "domcontentloaded" })
}

/** Lets `openWith` work on this page. */
export async function withEmptyPage(page: Page) {
  await page.route(EMPTY, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>.</title>" }),
  )
}

/** What is missing of a page that must not go blank: "" if it has its head, a telephone number, and its tool or the sentence. */
export async function missingOf(page: Page, settled: () => Promise<void>, shows: string) {
  const parts = [hydratedMark, shows] as const
  // A page that has gone blank does not come to it.
  const isUp = (mark: string) =>
    document.documentElement.hasAttribute(mark) || !document.querySelector("header")
  await page.waitForFunction(isUp, hydratedMark)
  await settled()
  return page.evaluate(([mark, tool]) => {
    const wanted = ["header nav", 'a[href^="tel:"]', `main :is(${tool}, [data-failed])`]
    const missing = wanted.filter((part) => !document.querySelector(part))
    return document.documentElement.hasAttribute(mark) ? missing.join(" ") : "scripts"
  }, parts)
}
