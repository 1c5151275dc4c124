import { expect, test } from "@playwright/test"
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"
import { open } from "./hydration"
import { company, productRoutes, routes } from "./site-routes"

/** Kilobytes that may be spent on fonts before the first text is drawn. */
const fontsLimit = 60

test("the fonts are there with the first text, and weigh no more than their limit", async ({
  page,
  request,
}) => {
  await page.goto("/")
  const fonts = ['600 40px "Barlow Condensed"', '400 16px "Barlow"', '600 16px "Barlow"']
  for (const font of fonts) {
    expect(await page.evaluate((each) => document.fonts.check(each, "Steel 20 × 20"), font)).toBe(
      true,
    )
  }
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(preloaded).toHaveLength(fonts.length)
  const sizes = await Promise.all(
    preloaded.map(async (file) => (await (await request.get(file)).body()).length),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(fontsLimit)
})

test("on a phone everything to tap that is not inside a sentence is at least 44 px high", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 })
  for (const { path } of routes) {
    await open(page, path)
    const small = await page
      .locator("a:visible, button:visible, summary:visible, select:visible, input:visible")
      .evaluateAll((targets) =>
        targets
          // The markers of neighbouring towns share the room there is; the branch list has the same links.
          .filter((target) => !target.closest("p, figcaption, [data-branch]"))
          // On the target alone: Gatsby's frame of the whole page has it too.
          .filter((target) => !target.matches("[tabindex='-1']"))
          .filter((target) => {
            const label = target.closest("label") ?? target
            const { width, height } = label.getBoundingClientRect()
            return width > 1 && height > 1 && height < 43.5
          })
          .map((target) => `${target.outerHTML.slice(0, 140)}`),
      )
    expect(small, path).toEqual([])
  }
})

test("the action bar of a phone is within reach of the thumb and gone on a desktop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await open(page, "/")
  const call = page.getByRole("link", { name: "Call", exact: true }).last()
  const box = await call.boundingBox()
  expect(box!.y + box!.height).toBeGreaterThan(915 - 20)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(call).toBeHidden()
})

const withoutSpaces = (text: string) => text.replace(/\s/g, "")

for (const { path } of productRoutes) {
  test(`${path} prints on one or two sheets of A4 with the telephone number and its tables`, async ({
    page,
  }) => {
    await open(page, path)
    const rows = await page
      .locator("#sizes details[open] tbody tr:first-child, #specification tbody tr:last-child")
      .allInnerTexts()
    expect(rows.length).toBeGreaterThan(0)
    const pdf = await getDocument({
      data: new Uint8Array(await page.pdf({ format: "A4" })),
      useSystemFonts: true,
    }).promise
    expect(pdf.numPages).toBeLessThanOrEqual(2)
    const texts: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      texts.push(withoutSpaces(items.map((item) => ("str" in item ? item.str : "")).join("")))
    }
    expect(texts[0]).toContain(withoutSpaces(company.tollFree))
    for (const row of rows) expect(texts.join("")).toContain(withoutSpaces(row))
  })
}
