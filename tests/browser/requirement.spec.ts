import { expect, test, type Locator } from "@playwright/test"
import { contentFile } from "../site-content"
import { open } from "./hydration"

/** A requirement as a buyer sends it: sizes, goods of ours without a table, what we do not sell, and words. */
const requirement = [
  "50x50x3 - 20 pcs",
  "100x100x4 pipe 10 nos",
  "rhs 100x50x4 - 15 nos",
  "2 inch medium 40 nos",
  "ISMB 200 - 2 ton",
  "ISMC 100 12 nos",
  "ISA 50x50x6 25 nos",
  "72x72x3.2 SHS 30 nos",
  "96x48x3.2 RHS 12 nos",
  "sheet 5 mm 1250x2500 8 nos",
  "chaukhat 100x50 1.6 mm 30 nos",
  "colour coated sheet 0.5mm 12ft blue 50 nos",
  "HR coil 2.5 mm 3 ton",
  "TMT saria 12mm 2 ton",
  "binding wire 50 kg",
  "Delivery Sahibabad site pe",
  "25x25 16 gauge pipe do bundle",
  "welding rod 2 packet",
  "नट बोल्ट 5 किलो",
  "urgent, call before you come 😀",
]

/** What stands in every message: of a size its name, of all else what was written. */
const said = [
  /50 × 50 × 3/,
  /100 × 100 × 4/,
  /100 × 50 × 4/,
  /50 nb medium/,
  /ISMB 200: 2 t/,
  /ISMC 100/,
  /50 × 50 × 6/,
  /72 × 72 × 3\.2/,
  /96 × 48 × 3\.2/,
  /1250 × 2500|1250x2500/,
  /100x50 1\.6/,
  /0\.5 ?mm 12 ?ft blue/,
  /2\.5 mm/,
  /saria 12 ?mm/,
  /binding wire/,
  /Delivery Sahibabad site pe/,
  /16 gauge/,
  /welding rod 2 packet/,
  /नट बोल्ट 5 किलो/,
  /urgent, call before you come 😀/,
]

const { paste } = contentFile<{ paste: { label: string } }>("site/inquiry-page.json")
const { form } = contentFile<{ form: { list: string } }>("site/contact.json")

for (const [where, use] of [
  ["a phone", { viewport: { width: 412, height: 860 }, isMobile: true, hasTouch: true }],
  ["a desktop", { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use(use)
    const press = (target: Locator) => (where === "a phone" ? target.tap() : target.click())

    test("twenty mixed lines arrive whole by WhatsApp, e-mail and the form", async ({ page }) => {
      await open(page, "/inquiry")
      await page.getByLabel(paste.label, { exact: true }).fill(requirement.join("\n"))
      await press(page.getByRole("button", { name: "Read the sizes" }))
      await press(page.getByRole("button", { name: /^Add \d+ lines/ }).first())
      await expect(page.getByRole("button", { name: "Undo" })).toBeFocused()

      const send = page.getByRole("region", { name: "Send it", exact: true })
      await press(send.getByText("More ways"))
      await expect(send.getByRole("link", { name: "E-mail" })).toBeVisible()
      for (const name of ["WhatsApp", "E-mail"]) {
        const address = await send.getByRole("link", { name }).getAttribute("href")
        const { searchParams } = new URL(String(address))
        const message = searchParams.get("text") ?? searchParams.get("body") ?? ""
        for (const part of said) expect(message, name).toMatch(part)
        expect(message).toMatch(/lines? without weight/)
      }
      await press(send.getByRole("link", { name: "Send with the form" }))
      await expect(page.getByLabel(new RegExp(`^${form.list}.* lines`))).toBeChecked()
      const field = page.locator('input[name="list"]')
      // Until the tables have loaded, sizes are named by their id.
      await expect.poll(() => field.inputValue()).toContain("50 nb medium")
      const list = await field.inputValue()
      for (const part of said) expect(list, "the form").toMatch(part)
    })
  })
}
