import { expect, test, type Page } from "@playwright/test"
import { openWithStoppedClock } from "./hydration"
import { contentFile } from "../site-content"
import { pass, passUntil } from "./stopped-clock"

const { contact } = contentFile<{ contact: { label: string; to: string } }>("site/navigation.json")

/** Opens a page as a visitor who does or does not save data, and keeps what is fetched of other pages. */
async function openSaving(page: Page, saveData: boolean): Promise<readonly string[]> {
  await page.addInitScript((saves) => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: saves, effectiveType: "4g" },
    })
  }, saveData)
  const fetched: string[] = []
  page.on("request", (request) => {
    const [, data] =
      /\/page-data(\/.+)\/page-data\.json$/.exec(new URL(request.url()).pathname) ?? []
    if (data) fetched.push(data)
  })
  await openWithStoppedClock(page, "/about")
  return fetched
}

test("the page behind a link in sight is there before it is asked for", async ({ page }) => {
  const fetched = await openSaving(page, false)
  await expect(async () => {
    await pass(page, 500)
    expect(fetched).toContain(contact.to)
  }).toPass({ timeout: 20_000, intervals: [50] })
})

test("for a visitor who saves data a page is fetched only when it is pointed at", async ({
  page,
}) => {
  const fetched = await openSaving(page, true)
  await pass(page, 60_000)
  expect(fetched).toEqual(["/about"])
  await page.getByRole("banner").getByRole("link", { name: contact.label, exact: true }).hover()
  await passUntil(
    page,
    async () => fetched.includes(contact.to),
    "one that is pointed at is fetched",
  )
})
