import { expect } from "@playwright/test"
import { contentFile } from "../site-content"
import { publish, test, labelled } from "./editor"

const file = "branches/raipur.json"
const english = contentFile<object>(file)
const hindi = contentFile<{ name: string }>(`hi/${file}`)

test("an editor translates beside the English, and one publish writes the Hindi texts", async ({
  page,
  project,
}) => {
  const changed = { ...english, name: "Raipur yard", address: "The new yard, Raipur" }
  project.write(`content/${file}`, `${JSON.stringify(changed, null, 2)}\n`)

  await test.step("what lacks Hindi or is to be looked at is listed first", async () => {
    await page.getByRole("button", { name: "Hindi" }).click()
    const first = page.getByRole("dialog").getByRole("listitem").first()
    await expect(first).toHaveText("Branches, Raipur yard: texts whose English has changed: 2")
    await first.getByRole("button").click()
  })
  const address = page.getByLabel(labelled("Address"))
  const field = page.getByLabel(/^Field: /).filter({ has: address })

  await test.step("each field shows its English text", async () => {
    await expect(page.getByLabel(labelled("Name"))).toHaveValue(hindi.name)
    await expect(field).toContainText(changed.address)
    await expect(field).toContainText("The English has changed since this was translated.")
  })

  await test.step("the preview is in Hindi", async () => {
    const frame = page.frameLocator("iframe")
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText(hindi.name)
  })

  await test.step("one file is written, with the English each text was made from or still fits", async () => {
    await address.fill("नया यार्ड, रायपुर")
    await page.getByRole("button", { name: "The Hindi is still right" }).first().click()
    await publish(page)
    expect(project.changes().map(({ path }) => path)).toEqual([
      `content/${file}`,
      `content/hi/${file}`,
    ])
    const written = JSON.parse(project.read(`content/hi/${file}`)) as object
    const from = { name: changed.name, address: changed.address }
    expect(written).toMatchObject({ name: hindi.name, address: "नया यार्ड, रायपुर", from })
    await expect(page.getByText("The English has changed")).toHaveCount(0)
  })
})
