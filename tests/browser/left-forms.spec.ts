import { expect, type Page, type Request } from "@playwright/test"
import { branchName, contentFile, productEntry } from "../site-content"
import { editorApi, goTo, holdAnswers, labelled, openEntry, pressPublish, test } from "./editor"
import { photograph } from "./photograph"

/*
 * Work that takes time belongs to the form it began in. Each act is begun while the server does not answer, the form is left on each
 * way, and then the answers come: no entry but its own changes, and what was not taken is named.
 */

const plank = productEntry("plank").name
const alpha = productEntry("alpha").name
const notice = (page: Page) => page.locator("#editor-notice")

/** All but what Decap itself asks. */
const isOurs = (request: Request) => !request.url().endsWith(editorApi)

const photos = async (...names: string[]) =>
  Promise.all(
    names.map(async (name) => {
      return { name, mimeType: "image/jpeg", buffer: await photograph(800, 600) }
    }),
  )

/** Begins to add photos to the list of pictures of a product. */
async function beginPhotos(page: Page) {
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Add several photos" }).click()
  await (await chooser).setFiles(await photos("Yard.jpg", "Gate.jpg"))
}

const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Back: (page) => page.evaluate(() => window.history.back()),
  "the arrow to the list": (page) => page.getByRole("link", { name: "←" }).click(),
  "the finder": async (page) => {
    await page.getByRole("link", { name: "←" }).click()
    await page.getByPlaceholder("Where do I change …?").click()
    await page.getByRole("searchbox").fill(alpha)
    await page.keyboard.press("Enter")
  },
  "the button of the other language": (page) =>
    page.getByRole("button", { name: /^(Hindi|English) texts$/ }).click(),
  "the address of another form": (page) => goTo(page, "/collections/products/entries/alpha"),
  "another collection": (page) => goTo(page, "/collections/branches"),
}

const address = "/collections/products/entries/plank"

for (const [way, leave] of Object.entries(ways)) {
  test(`photos are being added, and the form is left by ${way}: no form takes them, and they are named`, async ({
    page,
    project,
  }) => {
    await goTo(page, "/collections/branches")
    await openEntry(page, address, ["Name", plank])
    const letAnswersGo = await holdAnswers(page, isOurs)
    await beginPhotos(page)
    await leave(page)
    await expect(page).not.toHaveURL(new RegExp(`${address}$`))
    letAnswersGo()
    await expect(notice(page)).toContainText(/Not uploaded.*Yard\.jpg.*Gate\.jpg/s)
    // Leaving asks nothing: no form has changes.
    const asked: string[] = []
    page.on("dialog", (question) => {
      asked.push(question.message())
      void question.accept()
    })
    await openEntry(page, "/collections/products/entries/alpha", ["Name", alpha])
    await openEntry(page, "/collections/branches/entries/raipur", ["Name", branchName("raipur")])
    expect(asked).toEqual([])
    expect(project.changes()).toEqual([])
  })
}

test("Publish says what is still coming, and nothing is published without it", async ({
  page,
  project,
}) => {
  await openEntry(page, "/collections/products/entries/plank", ["Name", plank])
  const letAnswersGo = await holdAnswers(page, isOurs)
  await beginPhotos(page)
  await page.getByLabel(labelled("Page heading")).fill("Planks and more")
  await pressPublish(page)
  await expect(notice(page)).toContainText("Files are still being added to the form.")
  letAnswersGo()
  await expect(notice(page)).toContainText("“Gate.jpg” was added")
  expect(project.changes()).toEqual([])
  await expect(page.getByLabel(labelled("Page heading"))).toHaveValue("Planks and more")
})

test("windows and the media library close with their page", async ({ page }) => {
  const ntpc = contentFile<{ name: string }>("projects/ntpc.json").name
  await openEntry(page, "/collections/projects/entries/ntpc", ["Name", ntpc])
  for (const open of [
    () => page.getByRole("button", { name: "Earlier versions" }).click(),
    () => page.getByRole("button", { name: "Choose different image" }).first().click(),
  ]) {
    await open()
    await expect(page.getByRole("dialog")).toBeVisible()
    await page.evaluate(() => window.history.back())
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await page.evaluate(() => window.history.forward())
    await expect(page.getByLabel(labelled("Name")).first()).toHaveValue(ntpc)
  }
})
