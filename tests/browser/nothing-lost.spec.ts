import { expect, test } from "@playwright/test"
import { contentFile } from "../site-content"
import { open } from "./hydration"

const { label } = contentFile<{ paste: { label: string } }>("site/inquiry-page.json").paste

// That nothing is lost: src/inquiry/list/nothing-lost.test.tsx, list.test.ts
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
  const box = page.getByRole("textbox", { name: label, exact: true })
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
  const same = other.getByRole("textbox", { name: label, exact: true })
  expect(await same.inputValue()).toBe(await box.inputValue())
  await other.close()
  await page.getByRole("button", { name: "Put on the list" }).click()
  const news = page.locator("#inquiry-undo")
  await expect(news).toContainText("1800 lines stay in the box")
  await expect(page.locator("[id^=inquiry-line-]")).toHaveCount(500)
  expect((await box.inputValue()).split("\n")).toHaveLength(1800)
})
