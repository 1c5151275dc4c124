import { expect, type Page } from "@playwright/test"
import { pathsBelow, readContentFiles } from "../../src/content/check/read-files"
import { contentFile } from "../site-content"
import labels from "../../src/editor/hindi/labels.json"
import { goTo, labelled, testOnOwnPage as test } from "./editor"
import { photograph } from "./photograph"

const { tollFree } = contentFile<{ tollFree: string }>("site/company.json")
const { slides } = contentFile<{ slides: [{ name: string }, { name: string }] }>("site/home.json")

/** What is in English in a Hindi editor: the content of the site, labels such as GSTIN, and names. */
const ownWords = [
  ...readContentFiles("content").map(({ text }) => text),
  ...Object.values(labels.labels),
  ...pathsBelow("content/media"),
  ...["English", "Markdown", "JPG", "PNG", "WEBP", "PDF", "WEBM", "MP4"],
].join()

/** Each text that is seen, and each name of a button or field, in which there are English words and no Hindi. */
async function englishOn(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const texts: (string | null | undefined)[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node
      const isShown = parentElement?.checkVisibility({ visibilityProperty: true })
      if (isShown && !parentElement?.closest("[lang=en], style, script")) texts.push(node.nodeValue)
    }
    for (const each of document.querySelectorAll(
      "[placeholder], button[aria-label], button[title]",
    )) {
      if (!each.checkVisibility({ visibilityProperty: true })) continue
      for (const name of ["placeholder", "aria-label", "title"]) texts.push(each.getAttribute(name))
    }
    return texts.map((text) => text?.replace(/\s+/g, " ").trim() ?? "")
  })
  const isEnglish = (text: string) => /[a-z]{3}/i.test(text) && !/[\u0900-\u097F]/.test(text)
  // Also in the line of a folded item: "Surface: Mill scale".
  const isContent = (text: string) => text.split(": ").every((part) => ownWords.includes(part))
  return [...new Set(seen)].filter((text) => isEnglish(text) && !isContent(text))
}

test("who has chosen Hindi before the login meets no English sentence in the everyday tasks, and each does what it says", async ({
  page,
  project,
}) => {
  test.slow()
  page.on("dialog", (asked) => void asked.accept())
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true })
  const isHindi = async (step: string) => expect.soft(await englishOn(page), step).toEqual([])
  const notice = page.locator("#editor-notice")
  const publish = async () => {
    await button("Publish करें").click()
    await page.getByRole("menuitem", { name: "अभी Publish करें", exact: true }).click()
  }

  await test.step("Hindi is chosen before the login, and remembered", async () => {
    await page.goto("/admin/")
    await button("हिन्दी").click()
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN")
    await isHindi("login")
    await button("लॉगिन").click()
    await expect(page.getByRole("heading", { name: "प्रोडक्ट", level: 1 })).toBeVisible()
    await isHindi("list of products")
  })

  await test.step("a telephone number is found and published; the strip says where the change is", async () => {
    await page.getByPlaceholder("कहाँ बदलूँ …?").click()
    const finder = page.getByRole("dialog", { name: "कहाँ बदलूँ …?" })
    await finder.getByRole("searchbox").fill(tollFree)
    await expect(finder.getByRole("listitem").first()).toBeVisible()
    await isHindi("finder")
    await page.keyboard.press("Enter")
    const field = page.getByLabel(labelled("Toll-free number"))
    await expect(field).toBeFocused()
    await isHindi("company form")
    await field.fill("1800 12")
    await publish()
    await expect(notice).toContainText("अभी सेव नहीं हुआ। कृपया ठीक करें:")
    await expect(notice).toContainText("टोल फ़्री नंबर: यहाँ एक ही फ़ोन नंबर चाहिए")
    await isHindi("a number refused")
    await field.fill("1800 123 4567")
    await publish()
    await expect(page.getByRole("status").filter({ hasText: "सेव हो गया" })).toBeVisible()
    await isHindi("a number published")
    expect(project.changes()).toEqual([
      {
        path: "content/site/company.json",
        removed: [`  "tollFree": "${tollFree}",`],
        added: ['  "tollFree": "1800 123 4567",'],
      },
    ])
    expect(await project.contentFaults()).toEqual([])
  })

  await test.step("the earlier version is shown and put into the form", async () => {
    await button("पुराने रूप").click()
    await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible()
    await isHindi("earlier versions")
    await page.keyboard.press("Escape")
  })

  await test.step("the publication is undone", async () => {
    await button("वापस लें").click()
    await expect.poll(project.changes).toEqual([])
    await isHindi("undone")
  })

  await test.step("a product with a picture is refused, field by field", async () => {
    await goTo(page, "/collections/products/new")
    await button("फ़ोटो जोड़ें").click()
    await isHindi("new product")
    await button("फ़ोटो चुनें").click()
    const upload = page.locator("input[type=file]")
    const file = { mimeType: "image/jpeg", buffer: await photograph(320, 200) }
    await upload.setInputFiles({ name: "small.jpg", ...file })
    await expect(notice).toContainText("फ़ोटो 320 पिक्सेल चौड़ी है")
    await isHindi("a picture refused")
    await button("बंद करें").first().click()
    await page.getByRole("dialog").getByRole("button", { name: "बंद करें" }).click()
    await publish()
    await expect(notice).toContainText("नाम: कृपया भरें")
    await isHindi("a product refused")
  })

  await test.step("slides are moved, and one is removed", async () => {
    await goTo(page, "/collections/pages/entries/home")
    const first = page
      .locator("[data-movable-list] :has(> button[aria-expanded=false]) + *")
      .first()
    const [one, two] = slides.map(({ name }) => name)
    await expect(first).toContainText(one)
    await button("स्लाइड 1: जगह बदलें").focus()
    await page.keyboard.press("ArrowDown")
    await expect(first).toContainText(two)
    await expect(button("स्लाइड 2: जगह बदलें")).toBeFocused()
    await button("स्लाइड 1: हटाएँ").click()
    await expect(first).toContainText(one)
    await isHindi("slides")
  })

  await test.step("an entry is translated", async () => {
    await goTo(page, "/collections/branches")
    await expect(page.getByRole("heading", { name: "शाखाएँ", level: 1 })).toBeVisible()
    await button("हिन्दी टेक्स्ट").click()
    await expect(page.getByRole("dialog", { name: "हिन्दी टेक्स्ट" })).not.toContainText("पढ़ा जा रहा है")
    await isHindi("list of missing Hindi")
    await page.keyboard.press("Escape")
    await goTo(page, "/collections/branches/entries/raipur")
    await button("हिन्दी टेक्स्ट").click()
    await expect(page.locator(".site-original").first()).toBeVisible()
    await isHindi("a form of Hindi texts")
  })

  await test.step("what the site needs is not deleted, and it is said where it is used", async () => {
    await goTo(page, "/collections/products/entries/hr-sheet")
    await button("मिटाएँ").click()
    await expect(notice).toContainText("नहीं मिटा, क्योंकि वेबसाइट को इसकी ज़रूरत है:")
    await isHindi("a deletion refused")
    await goTo(page, "/collections/products")
    await button("मिटाई हुई चीज़ें").click()
    await expect(page.getByRole("dialog")).toContainText("यहाँ से कुछ नहीं मिटाया गया।")
    await isHindi("deleted entries")
    await page.keyboard.press("Escape")
  })

  await test.step("the help is in Hindi, the media library, too", async () => {
    const opened = page.waitForEvent("popup")
    await page.getByRole("link", { name: "मदद" }).click()
    const help = await opened
    await expect(help.getByRole("heading", { name: "बदलाव वापस लेना" })).toBeVisible()
    await help.close()
    await button("फ़ोटो और फ़ाइलें").click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await isHindi("media library")
  })
})
