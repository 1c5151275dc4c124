import { expect, test, type Page } from "@playwright/test"
import { english } from "../../src/kit/words/en"
import { hindi } from "../../src/kit/words/hi"
import { contentFile } from "../site-content"
import { open } from "./hydration"

// Any text, answers and edits, in jsdom: src/inquiry/list/nothing-lost.test.tsx

const texts = (folder: string) =>
  contentFile<{ paste: { label: string } }>(`${folder}site/inquiry-page.json`).paste

const requirement = [
  "MS channel",
  "MS angle",
  "50x50x6 20 nos kal tak chahiye",
  "50x50x3 20 nos excluding GST ex godown",
  "ISMB 200 ५ नग with 12 mm holes",
  "<b>pipe</b> ½ inch medium 40 nos 😀",
  "no ISMB 250",
  "chaukhat 100x50 30 nos",
  "zero\u200Bwidth \u0007bell ૨૫ nos",
  "MS pipes",
]

/** Words and figures as a reader sees them: the invisible ones are none. */
const partsOf = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u200B-\u200D]/g, "")
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
const missing = (text: string) => {
  const there = new Set(partsOf(text))
  return requirement.flatMap(partsOf).filter((part) => !there.has(part))
}

async function put(page: Page, label: string, button: string, text: string): Promise<void> {
  const box = page.getByRole("textbox", { name: label, exact: true })
  await box.fill(text)
  await page.getByRole("button", { name: button }).click()
  await expect(box).toHaveValue("")
}

for (const [words, folder, path] of [
  [english, "", ""],
  [hindi, "hi/", "/hi"],
] as const) {
  test(`each word and figure of the box arrives by WhatsApp, form, print, link and file, after a reload, too: ${words.language}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await open(page, `${path}/inquiry`)
    await put(page, texts(folder).label, words.paste.put, requirement.join("\n"))
    const rows = page.locator("[id^=inquiry-line-]")
    const count = await rows.count()
    await page.reload()
    await expect(rows).toHaveCount(count)
    const panel = page.locator("#inquiry-total")
    const whatsapp = panel.locator("a[href*='wa.me']")
    const message = async () =>
      new URL(String(await whatsapp.getAttribute("href"))).searchParams.get("text") ?? ""
    // Until the tables have come, a size that they alone know goes by its id.
    await expect.poll(message).not.toContain("ismb-200: ")
    const text = await message()
    expect(missing(text), "WhatsApp").toEqual([])
    await page.emulateMedia({ media: "print" })
    expect(missing(await page.getByRole("table").innerText()), "on paper").toEqual([])
    await page.emulateMedia({ media: "screen" })
    await panel.getByText(words.sending.moreWays).click()
    const download = page.waitForEvent("download")
    await panel.getByRole("button", { name: "CSV" }).click()
    const stream = await (await download).createReadStream()
    let file = ""
    for await (const part of stream) file += String(part)
    expect(missing(file), "CSV").toEqual([])
    const colleague = await browser.newPage({ baseURL })
    await open(colleague, /https?:\S+/.exec(text)?.[0].replace(/^https?:\/\/[^/]+/, "") ?? "")
    await expect(colleague.locator("[id^=inquiry-line-]")).toHaveCount(count)
    const again = colleague.locator("#inquiry-total a[href*='wa.me']")
    await expect
      .poll(async () => new URL(String(await again.getAttribute("href"))).searchParams.get("text"))
      .toBe(text)
    await colleague.close()
    await open(page, `${path}/contact`)
    const list = page.locator('input[name="list"]')
    await expect(list).toHaveValue(/ISMB/)
    await expect.poll(async () => missing(await list.inputValue())).toEqual([])
  })
}

test("with 100 KB in the box the quickest of five keys takes less than 200 ms of work, the text is in every tab, and none of it is lost", async ({
  page,
  context,
}) => {
  // Typed by the keyboard of a test it takes the browser minutes.
  await page.addInitScript(() => {
    const line = (n: number) => `line ${n} of a product that no table has, 😀 ½ <i>`
    const text = Array.from({ length: 2300 }, (_, n) => line(n)).join("\n")
    if (localStorage.getItem("policy") === null) localStorage.setItem("pasted-inquiry", text)
    localStorage.setItem("policy", "ok")
  })
  await open(page, "/inquiry")
  const box = page.getByRole("textbox", { name: texts("").label, exact: true })
  expect((await box.inputValue()).length).toBeGreaterThan(100_000)
  // The work of the page itself: what other programs do meanwhile is not counted. They slow it down, though, for they share the
  // memory with it, so the quickest counts.
  const session = await context.newCDPSession(page)
  await session.send("Performance.enable", { timeDomain: "threadTicks" })
  const worked = async () => {
    const { metrics } = await session.send("Performance.getMetrics")
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000
  }
  const answers: number[] = []
  for (const key of "abcde") {
    // What follows a pause in typing has been done by then.
    await page.waitForTimeout(1500)
    const before = await worked()
    await box.press(key)
    // Until the letter is painted.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    )
    answers.push((await worked()) - before)
  }
  expect(Math.min(...answers)).toBeLessThan(200)
  await box.blur()
  const other = await context.newPage()
  await open(other, "/inquiry")
  const same = other.getByRole("textbox", { name: texts("").label, exact: true })
  expect(await same.inputValue()).toBe(await box.inputValue())
  await other.close()
  await page.getByRole("button", { name: "Put on the list" }).click()
  const news = page.locator("#inquiry-undo")
  await expect(news).toContainText("1800 lines stay in the box")
  await expect(page.locator("[id^=inquiry-line-]")).toHaveCount(500)
  expect((await box.inputValue()).split("\n")).toHaveLength(1800)
})
