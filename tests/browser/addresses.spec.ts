import { expect, test, type Page } from "@playwright/test"
import { listLink, type InquiryLine } from "../../src/inquiry/list/line"
import { company } from "../site-content"
import { hydrated } from "./hydration"
import { watchErrors } from "./page-faults"
import { hollowProduct } from "./tried-pages"

/** The fragment of a link to a list of 30 lines, every third with a remark. */
function fragmentOf(remark: string): string {
  const lines = Array.from({ length: 30 }, (_, at): InquiryLine => {
    const quantity = { amount: 10 + at, unit: "pieces", pieceLength: 6 } as const
    const sizeId = `shs-50x50x${1.5 + at / 10}`
    return {
      kind: "size",
      sizeId,
      quantity,
      remark: at % 3 === 0 ? `${remark}, ${at}%` : undefined,
    }
  })
  return listLink("", lines)
}

/** The beginnings of a text, the whole of it last. */
const cutsOf = (text: string) => Array.from(text, (_, at) => text.slice(0, at + 1))

const isBroken = (fragment: string) => {
  try {
    decodeURI(fragment)
    return false
  } catch {
    return true
  }
}

const fragments = [fragmentOf("जिंदल का, अच्छा माल"), fragmentOf("cut at both ends, Jindal, no rust")]

/** The page is there: who it is of, and how to call. */
async function expectThere(page: Page) {
  await hydrated(page)
  const call = page.getByRole("contentinfo").getByRole("link", { name: company.tollFree })
  await expect(call.first()).toBeVisible()
}

for (const address of [
  "/#50%",
  "/hi#50%",
  `${hollowProduct}#utm=50%off`,
  "/about?q=50%&x=%E0#50%",
  "/50%25",
  "/%E0%A4%A",
  "/100%",
]) {
  test(`the page is there at ${address}, opened first of all`, async ({ page }) => {
    const errors = watchErrors(page)
    await page.goto(address)
    await expectThere(page)
    expect(errors).toEqual([])
  })
}

test("a list's link that was cut anywhere opens a page that says so", async ({ page }) => {
  const errors = watchErrors(page)
  // src/site/before-gatsby.test.ts tries every cut, also on an open page.
  for (const fragment of fragments) {
    const broken = cutsOf(fragment).filter(isBroken)
    for (const cut of [broken[0], broken[Math.floor(broken.length / 2)], broken.at(-1)]) {
      // Another document, or the browser would only change the fragment.
      await page.goto("about:blank")
      await page.goto(`/inquiry${cut}`)
      await expectThere(page)
      await expect(page.getByText("The end of this link is missing").first()).toBeVisible()
    }
  }
  expect(errors).toEqual([])
})
