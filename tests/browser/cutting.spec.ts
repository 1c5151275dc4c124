import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { expectNoAxeFault } from "./accessibility"
import { open } from "./hydration"

const drawing = "Mark\tSection\tLength (mm)\tNos\nC1\tISMC 100\t2900\t4\nC2\tISMC 100\t6100\t1"

test("an afternoon with a drawing list: pasted rows, a row typed and corrected, bars on the inquiry list, a CSV with the marks, one sheet for the saw", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await open(page, "/cutting-list")
  const field = (name: string) => page.getByRole("textbox", { name, exact: true })
  await field("Mark, row 1").focus()
  await page.evaluate((text) => navigator.clipboard.writeText(text), drawing)
  await page.keyboard.press("ControlOrMeta+V")
  await field("Mark, row 3").fill("B1")
  await field("Section, row 3").fill("50x50x5")
  await field("Length, row 3").fill("long")
  await field("Nos, row 3").fill("6")
  await field("Mark, row 1").focus()
  await page.getByRole("button", { name: /^Equal angle/ }).click()
  await expect(page.getByText("“long” is not a number.")).toBeVisible()
  await expectNoAxeFault(page, "a row is to be corrected")
  await field("Length, row 3").fill("4 ft")
  await expect(page.getByRole("region", { name: /^Equal angle/ })).toContainText("1 bar of 12 m")
  await expectNoAxeFault(page, "the list is planned")

  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "CSV" }).click()
  const csv = readFileSync(await (await download).path(), "utf8")
  expect(csv).toMatch(/Channel ISMC 100,12000,\d,C2,6100,1,/)
  expect(csv).toMatch(/Equal angle .*,12000,1,B1,1219\.2,6,/)

  await page.emulateMedia({ media: "print" })
  for (const name of [/^Channel ISMC/, /^Equal angle/])
    await expect(page.getByRole("region", { name })).toContainText("like this")
  await expect(field("Mark, row 1")).toBeHidden()
  await expect(page.getByText("Cut by")).toBeVisible()
  await page.emulateMedia({ media: null })

  await page.getByRole("button", { name: "Put the bars on the inquiry list" }).click()
  await page.getByRole("link", { name: "Open the inquiry list" }).click()
  await expect(page.locator("main")).toContainText(/For C/)
})
