import { expect, test } from "@playwright/test"
import { open } from "./hydration"
import { watchErrors } from "./page-faults"
import { hollowProduct } from "./tried-pages"

/*
 * The browsers of `browserslist` in package.json, as far as Chromium can play them: without the functions that the oldest lack.
 * What an engine draws differently is not seen here; the lint refuses the styles that are known for it (.stylelintrc.json).
 */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object
    const lacking: readonly (readonly [object | undefined, string])[] = [
      [URL, "canParse parse"],
      [Promise, "withResolvers try"],
      [Object, "groupBy"],
      [Map, "groupBy"],
      [Array, "fromAsync"],
      [AbortSignal, "any"],
      [RegExp, "escape"],
      [Math, "sumPrecise f16round"],
      [String.prototype, "isWellFormed toWellFormed"],
      [ArrayBuffer.prototype, "transfer transferToFixedLength"],
      [Set.prototype, "union intersection difference symmetricDifference"],
      [Set.prototype, "isSubsetOf isSupersetOf isDisjointFrom"],
      [iterator, "map filter take drop flatMap reduce toArray forEach some find"],
      [Element.prototype, "checkVisibility setHTMLUnsafe moveBefore"],
      [HTMLElement.prototype, "showPopover hidePopover togglePopover popover"],
      [Document, "parseHTMLUnsafe"],
      [Document.prototype, "startViewTransition"],
      [Navigator.prototype, "userActivation connection"],
      [window, "requestIdleCallback cancelIdleCallback scheduler navigation CloseWatcher Iterator"],
    ]
    for (const [owner, names] of lacking) {
      for (const name of names.split(" ")) if (owner) Reflect.deleteProperty(owner, name)
    }
  }),
)

for (const path of ["/", "/hi", "/contact", "/inquiry", "/products", hollowProduct]) {
  test(`${path} is whole in the oldest browsers: it answers, keeps its title, its description and its address`, async ({
    page,
  }) => {
    const errors = watchErrors(page)
    const html = await (await page.request.get(path)).text()
    await open(page, path)
    expect(await page.evaluate(() => "canParse" in URL || "requestIdleCallback" in window)).toBe(
      false,
    )
    await expect(page).toHaveTitle(/\p{L}/u)
    const [before, after] = await page.evaluate((text) => {
      const arrived = new DOMParser().parseFromString(text, "text/html")
      return [arrived, document].map(({ head }) =>
        ["title", "link[rel=canonical]", "meta[name=description]", "meta[property^=og]"].map(
          (part) => head.querySelectorAll(part).length,
        ),
      )
    }, html)
    expect(after).toEqual(before)
    expect(errors).toEqual([])
  })
}
