import { devices, expect, type Locator, type Page } from "@playwright/test"
import { contentFile } from "../site-content"
import { caretIsRead, goTo, labelled, openEditor, testOnOwnPage as test } from "./editor"
import { photograph } from "./photograph"

const { hasTouch, isMobile, userAgent } = devices["Pixel 7"]
test.use({ hasTouch, isMobile, userAgent, viewport: { width: 412, height: 800 } })

/** The narrowest phone the editor is laid out for, and a common one (px). */
const widths = [360, 412]

/** Everything wider than the screen, by its classes. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { width, right } = element.getBoundingClientRect()
        const isShown = width > 0 && getComputedStyle(element).visibility !== "hidden"
        return isShown && right > document.documentElement.clientWidth + 1
      })
      .map((element) => String(element.getAttribute("class") ?? element.tagName)),
  )
}

/** Holds on both widths: nothing is wider than the screen, and all of these buttons are on it. */
async function expectFits(page: Page, what: string, inReach: readonly Locator[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => tooWide(page), { message: `${what} at ${width} px` }).toEqual([])
    for (const button of inReach) await expect(button).toBeInViewport({ ratio: 1 })
  }
}

/** Expects these buttons beside each other, at both widths: none begins lower than the half of another. */
async function expectInOneLine(page: Page, buttons: readonly Locator[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const tops = async () =>
      Promise.all(buttons.map(async (each) => (await each.boundingBox())?.y ?? Infinity))
    const apart = async () => Math.max(...(await tops())) - Math.min(...(await tops()))
    await expect.poll(apart, { message: `the tops of the buttons at ${width} px` }).toBeLessThan(22)
  }
}

test("a text and a picture are changed by finger and seen live, and nothing is wider than the screen", async ({
  page,
  project,
}) => {
  const { name } = contentFile<{ name: string }>("projects/ntpc.json")
  const button = (label: string) => page.getByRole("button", { name: label, exact: true })
  await openEditor(page)
  await expectFits(page, "the list", [button("Media")])
  await page
    .getByRole("complementary")
    .getByRole("link", { name: labelled("Projects") })
    .tap()
  await page.getByRole("main").getByRole("link", { name }).tap()
  const field = page.getByLabel(labelled("Name"))
  await expect(field).toHaveValue(name)
  // Below Publish, Delete would be pressed by mistake.
  await expectInOneLine(page, [button("Published"), button("Delete entry"), button("Form")])
  await field.tap()
  await field.fill("Typed by finger")
  await expectFits(page, "the form", [button("Publish"), button("Form"), button("Page")])

  await button("Page").tap()
  const shown = page.frameLocator("#preview-pane").getByText("Typed by finger")
  await expect(shown).toBeInViewport()
  await expect(field).toBeHidden()
  await expectFits(page, "the page", [button("Publish"), button("Form")])
  await button("Form").tap()
  await expect(shown).toBeHidden()

  await button("Choose different image").tap()
  await expectFits(page, "the pictures", [button("Choose selected")])
  await page.locator("input[type=file]").setInputFiles({
    name: "IMG_20261122_101500.jpg",
    mimeType: "image/jpeg",
    buffer: await photograph(800, 600),
  })
  // It is in the field.
  await expect(page.getByText("Added to the form.", { exact: true })).toBeVisible()
  await expect(button("Choose selected")).toBeHidden()

  await button("Publish").tap()
  const publishNow = page.getByRole("menuitem", { name: "Publish now", exact: true })
  await expectFits(page, "the menu", [publishNow])
  await publishNow.tap()
  await expect(page.getByText("Changes saved")).toBeVisible()
  expect(project.changes().map(({ path }) => path)).toEqual([
    "content/media/img-20261122-101500.jpg",
    "content/projects/ntpc.json",
  ])

  const state = page.getByRole("status").filter({ hasText: /being built|Live/ })
  await state.tap()
  const sentence = page.getByRole("listitem").filter({ hasText: "The site is being built." })
  await expectFits(page, "the way of the change", [sentence])
  await page.route("**/admin/content.json", async (route) => {
    const content = (await (await route.fetch()).json()) as Record<string, unknown>
    const entry = JSON.parse(project.read("content/projects/ntpc.json")) as unknown
    await route.fulfill({ json: { ...content, "projects/ntpc.json": entry } })
  })
  await expect(state).toHaveText("Live")
})

test("a finger reaches each formatted text, from its first to its last word, and what is typed there is published as typed", async ({
  page,
  project,
}) => {
  await openEditor(page)
  page.on("dialog", (asked) => void asked.accept())
  for (const form of ["hi-products/entries/plank", "posts/entries/a-warehouse-planned-in-raipur"]) {
    await goTo(page, `/collections/${form}`)
    const text = page.locator("[data-slate-editor]").first()
    const blocks = text.locator("> *")
    await expect(blocks.first(), form).not.toBeEmpty()
    for (const block of [blocks.first(), blocks.last()]) {
      await block.scrollIntoViewIfNeeded()
      await block.tap({ position: { x: 30, y: 10 } })
      await expect(text, form).toBeFocused()
      const isThere = () =>
        block.evaluate((element) => element.contains(getSelection()?.anchorNode ?? null))
      await expect.poll(isThere, { message: `the caret in ${form}` }).toBe(true)
    }
  }
  await goTo(page, "/collections/products/entries/plank")
  const last = page.locator("[data-slate-editor] > *").last()
  await last.tap({ position: { x: 30, y: 10 } })
  await caretIsRead(page)
  for (const line of ["+ GST 18%", "1) first", "1. 5 mm plate"]) {
    await page.keyboard.press("Enter")
    await page.keyboard.type(line)
  }
  await page.getByRole("button", { name: "Publish", exact: true }).tap()
  await page.getByRole("menuitem", { name: "Publish now", exact: true }).tap()
  await expect
    .poll(() =>
      project
        .changes()
        .flatMap(({ added }) => added)
        .join(),
    )
    .toMatch(/\+ GST 18%.*1\\\\\) first.*1\\\\\. 5 mm plate/)
})

test("a line of the order of lists is dragged by finger", async ({ page, project }) => {
  await openEditor(page)
  await goTo(page, "/collections/settings/entries/order")
  const lines = page.getByRole("list").filter({ hasText: "☰" }).first().getByRole("listitem")
  await expect(lines.nth(3)).toBeVisible()
  const [moved, ...others] = (await lines.allInnerTexts()).map(nameIn)
  const cdp = await page.context().newCDPSession(page)
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", at?: Locator) => {
    const box = await at?.getByRole("button").boundingBox()
    const touchPoints = box ? [{ x: box.x + 20, y: box.y + 20 }] : []
    await cdp.send("Input.dispatchTouchEvent", { type, touchPoints })
  }
  await touch("touchStart", lines.nth(0))
  for (const line of [1, 2]) await touch("touchMove", lines.nth(line))
  await touch("touchEnd")
  const wanted = [...others.slice(0, 2), moved, ...others.slice(2)]
  await expect.poll(async () => (await lines.allInnerTexts()).map(nameIn)).toEqual(wanted)
  expect(project.changes()).toEqual([])
})

/** "2. MS Pipes" without its number. */
const nameIn = (line: string) => line.replace(/^.*\d+\. /s, "")
