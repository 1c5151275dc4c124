import { expect, test as testOnOwnPage, type Page } from "@playwright/test"
import { fileGroups } from "../../src/content/model/index"
import type { Widget } from "../../src/content/model/fields/field"
import { company as companyEntry } from "../../src/content/model/company"
import { expectPreviewFollows, goTo, openEntry, publish, test } from "./editor"
import { watchFaults } from "./page-faults"
import {
  company,
  contentFile,
  contentFolderEntries,
  type BranchContent,
  products,
} from "../site-content"

/** The labels a form must show, in order: those of its fields and of the fields in its groups. Lists start empty. */
function labelsOf(fields: readonly Widget[]): string[] {
  return fields.flatMap(({ label, widget, required, fields: inner }) => [
    required === false ? `${label} (optional)` : label,
    ...(widget === "object" && inner ? labelsOf(inner) : []),
  ])
}

const editorFields = (type: (typeof fileGroups)[number]["types"][number]) =>
  Object.values(type.fields).map(({ widget }) => widget)

/** Of the files whose preview is the page itself: the label and the key of a field that the page shows. */
const typedInto: Readonly<Record<string, readonly [label: string, key: string]>> = {
  "site/home.json": ["Heading", "heading"],
  "site/about.json": ["Heading", "heading"],
  "site/contact.json": ["Heading", "heading"],
  "site/csr.json": ["Heading", "heading"],
  "site/company.json": ["Name", "name"],
}

const shownLabels = (page: Page) => page.locator("label[for*='-field-']").allTextContents()

testOnOwnPage.describe("without a repository behind it", () => {
  testOnOwnPage(
    "/admin names the missing setting, and contacts no server on the visitor's machine",
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
      expect(askedOnThisMachine).toEqual([])
    },
  )
})

test.describe("on the editor's own machine", () => {
  test("after the login come the collections in marketing's order", async ({ page, project }) => {
    const faults = watchFaults(page)
    await expect(page.getByRole("complementary").getByRole("listitem")).toHaveText([
      ...["Products", "Branches", "Projects", "Certificates", "Blog", "Tolerances"],
      ...["Pages", "Company & settings"],
    ])
    const entries = page.getByRole("main").getByRole("listitem")
    await expect(entries).toHaveCount(contentFolderEntries("products").length)
    await expect(entries.first()).toHaveText(products.map(({ name }) => name).sort()[0] ?? "")
    expect(project.changes()).toEqual([])
    faults.expectNone()
  })

  for (const group of fileGroups) {
    test(`every entry of ${group.label} opens with what its file holds, and its page follows what is typed`, async ({
      page,
      project,
    }) => {
      const faults = watchFaults(page)
      // Decap asks before it leaves a form in which one has typed.
      page.on("dialog", (dialog) => void dialog.accept())
      await goTo(page, `/collections/${group.name}`)
      const links = page.getByRole("main").getByRole("listitem").getByRole("link")
      await expect(links).toHaveText(group.types.map(({ label }) => label))
      const places = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))
      for (const [index, type] of group.types.entries()) {
        const { file } = type.storedIn as { file: string }
        const [firstKey, firstField] = Object.entries(type.fields)[0] ?? []
        const value = contentFile<Record<string, unknown>>(file)[String(firstKey)]
        // By the address of the link: to show the list again before each form would take half of the time.
        await goTo(page, String(places[index]).replace(/^.*#/, ""))
        await expect
          .poll(
            async () => {
              const shown = await shownLabels(page)
              return labelsOf(editorFields(type)).filter((label) => !shown.includes(label))
            },
            { message: `labels missing in ${type.label}`, intervals: [100] },
          )
          .toEqual([])
        if (typeof value === "string") {
          await expect(page.getByLabel(String(firstField?.widget.label)).first()).toHaveValue(value)
        }
        const [label, key] = typedInto[file] ?? []
        if (label && key) {
          await expectPreviewFollows(page, label, contentFile<Record<string, string>>(file)[key])
        }
      }
      expect(project.changes()).toEqual([])
      faults.expectNone()
    })
  }
})

test.describe("publishing", () => {
  const newNumber = "1800 123 4567"

  // On a phone: phone-editor.spec.ts. From the published change to the page that shows it: tests/full/publishing.spec.ts.
  test("an editor who has logged in changes the toll-free number, sees it on the page and publishes it as a change of one line", async ({
    page,
    project,
  }) => {
    const [group] = fileGroups.filter(({ types }) => types.includes(companyEntry))
    await page.getByRole("link", { name: group?.label, exact: true }).click()
    await page
      .getByRole("main")
      .getByRole("link", { name: companyEntry.label, exact: true })
      .click()
    const field = page.getByLabel("Toll-free number", { exact: true })
    await expect(field).toHaveValue(company.tollFree)
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

  test("an emptied optional field leaves no key behind", async ({ page, project }) => {
    const { name, whatsapp } = contentFile<BranchContent>("branches/raipur.json")
    await openEntry(page, "/collections/branches/entries/raipur", ["Name", name])
    await page.getByLabel("WhatsApp number (optional)", { exact: true }).fill("")
    await publish(page)
    expect(project.changes()).toEqual([
      {
        path: "content/branches/raipur.json",
        removed: [`  "whatsapp": "${whatsapp}",`],
        added: [],
      },
    ])
    expect(await project.contentFaults()).toEqual([])
  })
})
