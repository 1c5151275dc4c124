import { expect, test as testOnOwnPage } from "@playwright/test"
import { company as companyEntry } from "../../src/content/model/settings"
import { fileGroups } from "../../src/content/model/index"
import { expectPreviewFollows, publish, test, labelled } from "./editor"
import { company } from "../site-content"

testOnOwnPage(
  "/admin without a repository behind it names the missing setting, and contacts no server on the visitor's machine",
  async ({ page, baseURL }) => {
    const askedOnThisMachine: string[] = []
    page.on("request", (request) => {
      const { hostname } = new URL(request.url())
      if (hostname !== "www.example.com") askedOnThisMachine.push(request.url())
    })
    await page.route("https://www.example.com/**", async (route) => {
      const { pathname } = new URL(route.request().url())
      // The server may close a connection that was idle at the moment it is used again.
      const response = await route.fetch({ url: `${baseURL}${pathname}`, maxRetries: 2 })
      await route.fulfill({ response })
    })
    // /admin/, with a slash, is where every other test of the editor begins.
    await page.goto("https://www.example.com/admin")
    const message = page.getByRole("alert")
    await expect(message).toContainText("This editor is not connected to a repository yet.")
    await expect(message).toContainText("GATSBY_CMS_BACKEND")
    await expect(page.getByRole("button", { name: "Login" })).toHaveCount(0)
    const html = await (await page.request.get(`${baseURL}/admin/`)).text()
    expect(html).toContain('<html lang="en">')
    expect(askedOnThisMachine).toEqual([])
  },
)

// On a phone: phone-editor.spec.ts. From the published change to the page that shows it: tests/full/publishing.spec.ts.
test("an editor who has logged in changes the toll-free number, sees it on the page and publishes it as a change of one line", async ({
  page,
  project,
}) => {
  const newNumber = "1800 123 4567"
  await expect(page.getByRole("complementary").getByRole("listitem")).toHaveText([
    ...["Products", "Weight charts", "Branches", "Projects", "Certificates", "Blog"].map(labelled),
    ...["Tolerances", "Vehicles", "Pages", "Company & settings"].map(labelled),
  ])
  const [group] = fileGroups.filter(({ types }) => types.includes(companyEntry))
  await page.getByRole("link", { name: labelled(String(group?.label)) }).click()
  await page
    .getByRole("main")
    .getByRole("link", { name: labelled(companyEntry.label) })
    .click()
  const field = page.getByLabel(labelled("Toll-free number"))
  await expect(field).toHaveValue(company.tollFree)
  // A folded group opens by its words, not only by the small arrow.
  const inside = page.getByLabel(labelled("Text before the name"))
  await expect(inside).toBeHidden()
  await page.locator("[id^='credit-field']").getByText("Web design credit").click()
  await expect(inside).toBeVisible()
  await expectPreviewFollows(page, "Toll-free number", newNumber)
  await publish(page)
  expect(project.changes()).toEqual([
    {
      path: "content/site/company.json",
      removed: [`  "tollFree": "${company.tollFree}",`],
      added: [`  "tollFree": "${newNumber}",`],
    },
  ])
  expect(await project.contentFaults()).toEqual([])
})
