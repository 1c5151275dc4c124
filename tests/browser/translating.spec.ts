import { expect } from "@playwright/test"
import { textMark } from "../../src/content/model/translation"
import { contentFile } from "../site-content"
import { openEntry, publish, test } from "./editor"

const file = "branches/raipur.json"
const english = contentFile<{ name: string; address: string }>(file)
const hindi = contentFile<{ name: string }>(`hi/${file}`)

test("an editor translates beside the English, and one publish writes the Hindi texts", async ({
  page,
  project,
}) => {
  const changed = { ...english, address: "The new yard, Raipur" }
  project.write(`content/${file}`, `${JSON.stringify(changed, null, 2)}\n`)

  await test.step("what lacks Hindi or is to be looked at is listed first", async () => {
    await page.getByRole("button", { name: "Hindi" }).click()
    const first = page.getByRole("dialog").getByRole("listitem").first()
    await expect(first).toHaveText(`Branches, ${english.name}: of 1 text the English has changed`)
    await first.getByRole("button").click()
  })
  const address = page.getByLabel("Address", { exact: true })
  const field = page.getByLabel(/^Field: /).filter({ has: address })

  await test.step("each field shows its English text", async () => {
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(hindi.name)
    await expect(field).toContainText(changed.address)
    await expect(field).toContainText("The English has changed since this was translated.")
  })

  await test.step("the preview is in Hindi", async () => {
    const frame = page.frameLocator("iframe")
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(hindi.name)
  })

  await test.step("one file is written, with the English each text was made from", async () => {
    await address.fill("नया यार्ड, रायपुर")
    await publish(page)
    expect(project.changes().map(({ path }) => path)).toEqual([
      `content/${file}`,
      `content/hi/${file}`,
    ])
    const written = JSON.parse(project.read(`content/hi/${file}`)) as { from: { address: string } }
    expect(written).toMatchObject({ name: hindi.name, address: "नया यार्ड, रायपुर" })
    expect(written.from.address).toBe(textMark(changed.address))
    await expect(field).not.toContainText("The English has changed")
  })
})

test("Hindi that is still right is confirmed without a change of the text", async ({
  page,
  project,
}) => {
  const changed = { ...english, address: "The new yard, Raipur" }
  project.write(`content/${file}`, `${JSON.stringify(changed, null, 2)}\n`)
  const before = JSON.parse(project.read(`content/hi/${file}`)) as { address: string }
  await openEntry(page, "/collections/hi-branches/entries/raipur", ["Name", hindi.name])
  await page.getByRole("button", { name: "The Hindi is still right" }).click()
  await expect(page.getByText("The English has changed since this was translated.")).toHaveCount(0)
  await publish(page)
  const written = JSON.parse(project.read(`content/hi/${file}`)) as {
    address: string
    from: { address: string }
  }
  expect(written.address).toBe(before.address)
  expect(written.from.address).toBe(textMark(changed.address))
})
