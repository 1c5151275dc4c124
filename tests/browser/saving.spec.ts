import { expect, type Page, type Request } from "@playwright/test"
import {
  caretIsRead,
  goTo,
  holdAnswers,
  labelled,
  openEntry,
  openNewEntry,
  pressPublish,
  publish,
  test,
  testOnOwnPage,
} from "./editor"
import { photograph } from "./photograph"
import { contentFile, productEntry } from "../site-content"

const raipur = contentFile<{ name: string; address: string; number: number }>(
  "branches/raipur.json",
)
const openRaipur = (page: Page) =>
  openEntry(page, "/collections/branches/entries/raipur", ["Name", raipur.name])

const dialog = (page: Page) => page.getByRole("dialog")

/** Holds back the answers to these questions. Returns the first of them, and what lets the answers go. */
async function heldBack(page: Page, isWanted: (question: string) => boolean) {
  const isHeld = (request: Request) => isWanted(request.postData() ?? "")
  const letGo = await holdAnswers(page, isHeld)
  return [page.waitForRequest(isHeld), letGo] as const
}

/** What the page keeps in the databases of the browser, as one text. */
const storedInDatabases = (page: Page) =>
  page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(String(request.error)))
      })
    const found: unknown[] = []
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        found.push(await answer(database.transaction(store).objectStore(store).getAll()))
      }
      database.close()
    }
    return JSON.stringify(found)
  })

const nameField = (page: Page) => page.getByLabel(labelled("Name")).first()

test("the next new entry that is opened while one is still being saved stays as it is typed", async ({
  page,
  project,
}) => {
  const name = "Agra"
  const file = "content/projects/agra.json"
  await openNewEntry(page, "projects")
  await nameField(page).fill(name)
  await page.getByLabel("What the picture shows").fill("A depot of hollow sections")
  await page.getByRole("button", { name: "Choose an image" }).click()
  await page.locator("input[type=file]").setInputFiles({
    name: "depot.jpg",
    mimeType: "image/jpeg",
    buffer: await photograph(800, 600),
  })
  await expect(page.getByRole("button", { name: "Choose different image" })).toBeVisible()
  let isWritten = false
  const [asked, letAnswersGo] = await heldBack(page, (question) => {
    isWritten ||= question.includes('"persistEntry"')
    return isWritten && question.includes('"getEntry"') && question.includes(file)
  })
  await pressPublish(page)
  await expect(page.getByText("Entry saved")).toBeVisible()
  await asked
  await page.getByRole("link", { name: "Projects" }).first().click()
  await page.getByText("+ Project").click()
  await expect(nameField(page)).not.toHaveValue(name)
  await nameField(page).fill("Typed meanwhile")
  const address = page.url()
  // The editor may have cancelled what it no longer needs: then no answer comes.
  const answered = page
    .waitForResponse((response) => response.request().postData()?.includes(file) ?? false, {
      timeout: 10_000,
    })
    .catch(() => undefined)
  letAnswersGo()
  await answered
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await expect(nameField(page)).toHaveValue("Typed meanwhile")
  expect(page.url()).toBe(address)
  expect(project.read(file)).toContain(name)
  // It is still a change that was not published.
  const question = page.waitForEvent("dialog")
  const left = page.getByRole("link", { name: "Projects" }).first().click()
  await (await question).accept()
  await left
})

test("who stays in a form after the browser's Back keeps its address and its words, also the second time", async ({
  page,
}) => {
  await page.getByPlaceholder("Where do I change …?").click()
  await dialog(page).getByRole("searchbox").fill(raipur.address)
  await page.keyboard.press("Enter")
  const name = page.getByLabel(labelled("Name"))
  await expect(name).toHaveValue(raipur.name)
  const address = page.url()
  await name.fill("Raipur yard")
  const asked: string[] = []
  page.on("dialog", (question) => {
    asked.push(question.message())
    void question.dismiss()
  })
  for (const times of [1, 2]) {
    await page.evaluate(
      () =>
        new Promise<void>((left) => {
          addEventListener("hashchange", () => left(), { once: true })
          window.history.back()
        }),
    )
    await expect.poll(() => page.url(), `time ${times}`).toBe(address)
    await expect(name).toHaveValue("Raipur yard")
  }
  expect(asked).not.toEqual([])
})

test("an address of what is not there leads to its list, which says what is the matter", async ({
  page,
}) => {
  for (const [address, list] of [
    ["projects/entries/gone", "Projects"],
    ["pages/entries/nonsense", "Pages"],
    ["hi-projects/entries/gone", "Projects"],
  ] as const) {
    await goTo(page, `/collections/${address}`)
    await expect(page.getByRole("heading", { name: list, level: 1 })).toBeVisible()
    const notice = page.getByRole("alert").filter({ hasText: /does not find|does not exist/ })
    await expect(notice.first()).toBeVisible()
    await expect(page.getByText("Cannot read")).toHaveCount(0)
    await notice.getByRole("button", { name: "Close" }).first().click()
  }
})

testOnOwnPage(
  "what is typed while pictures load is in the field, and a draft outlives a closed tab",
  async ({ page, project }) => {
    // The editor starts twice.
    page.on("dialog", (asked) => void asked.accept())
    const [loading, letPicturesGo] = await heldBack(page, (asked) =>
      asked.includes('"getMediaFile"'),
    )
    await page.goto("/admin/#/collections/branches/new")
    await page.getByRole("button", { name: "Login" }).click()
    await loading
    const name = page.getByLabel(labelled("Name")).first()
    await name.click()
    await page.keyboard.type("Kanpur")
    await expect(name).toHaveValue("Kanpur")
    letPicturesGo()

    await openRaipur(page)
    const address = page.getByLabel(labelled("Address"))
    await address.fill("Typed before the tab was closed")
    // Decap writes its copy two seconds after the last key.
    await expect.poll(() => storedInDatabases(page)).toContain("Typed before the tab was closed")
    // The published entry comes after the draft, and does not take its place.
    const [read, letEntryCome] = await heldBack(
      page,
      (asked) => asked.includes('"getEntry"') && asked.includes("raipur.json"),
    )
    await page.reload()
    await read
    await page.waitForTimeout(500)
    letEntryCome()
    await expect(address).toHaveValue("Typed before the tab was closed")
    expect(project.changes()).toEqual([])
  },
)

test("what somebody else published meanwhile is shown, and both changes are published", async ({
  page,
  project,
}) => {
  await openRaipur(page)
  const file = "content/branches/raipur.json"
  const theirs = project.read(file).replace(/"address": ".*"/, '"address": "Their address, Raipur"')
  project.write(file, theirs)
  await page.getByLabel(labelled("Name")).fill("Raipur yard")
  await page.getByLabel(labelled("Address")).fill("My address, Raipur")
  await pressPublish(page)
  await expect(dialog(page)).toContainText("changed this entry")
  // Nothing is chosen beforehand, and without a choice nothing is published.
  await dialog(page).getByRole("button", { name: "Publish as chosen" }).click()
  await expect(dialog(page).getByLabel("Yours: My address, Raipur")).toBeFocused()
  await expect(dialog(page).getByLabel("Yours: My address, Raipur")).not.toBeChecked()
  expect(project.read(file)).toBe(theirs)
  await dialog(page).getByLabel("Theirs: Their address, Raipur").check()
  await dialog(page).getByRole("button", { name: "Publish as chosen" }).click()
  await expect(page.getByLabel(labelled("Address"))).toHaveValue("Their address, Raipur")
  expect(JSON.parse(project.read(file))).toMatchObject({
    name: "Raipur yard",
    address: "Their address, Raipur",
  })
})

test("an earlier version is listed field by field, shown in the form, and published again", async ({
  page,
  project,
}) => {
  const file = "content/branches/raipur.json"
  const first = project.read(file)
  project.commit(file, first.replace(/"address": ".*"/, '"address": "A wrong address"'), "Asha")
  await openRaipur(page)
  await page.getByRole("button", { name: "Earlier versions" }).click()
  const versions = dialog(page).locator(".site-versions > li")
  await expect(versions.first()).toContainText("Asha")
  await expect(versions.first()).toContainText(/Address: .+ → A wrong address/s)
  await versions.nth(1).getByRole("button", { name: "Put it into the form" }).click()
  const address = page.getByLabel(labelled("Address"))
  await expect(address).toHaveValue(raipur.address)
  expect(project.read(file)).not.toBe(first)
  // The editor asks before an earlier version replaces what was typed.
  await address.fill("What I typed")
  for (const answer of ["Back to the form", "Put it into the form"]) {
    await page.getByRole("button", { name: "Earlier versions" }).click()
    await versions.nth(1).getByRole("button", { name: "Put it into the form" }).click()
    await expect(dialog(page)).toContainText("has changes that are not published")
    await expect(address).toHaveValue("What I typed")
    await dialog(page).getByRole("button", { name: answer }).click()
  }
  await expect(address).toHaveValue(raipur.address)
  await publish(page)
  expect(project.read(file)).toBe(first)
})

test("a form takes no words while it is being published, and what was published can be typed back at once", async ({
  page,
  project,
}) => {
  await openRaipur(page)
  const address = page.getByLabel(labelled("Address"))
  await address.fill("Before")
  const [writing, letWriteGo] = await heldBack(page, (asked) => asked.includes('"persistEntry"'))
  await pressPublish(page)
  await writing
  await address.click({ force: true })
  await page.keyboard.type(" and after")
  letWriteGo()
  await expect(page.getByText("Changes saved")).toBeVisible()
  await expect(address).toHaveValue("Before")
  await address.fill("Before and after")
  await publish(page)
  expect(project.read("content/branches/raipur.json")).toContain('"Before and after"')
  await address.fill(raipur.address)
  await pressPublish(page)
  await expect.poll(() => project.changes()).toEqual([])
})

test("the form of a new entry that was published asks before it is left, and its date is as typed", async ({
  page,
  project,
}) => {
  await openNewEntry(page, "posts")
  await page.getByLabel(labelled("Title")).fill("Lucknow opens")
  await page.getByLabel(labelled("Summary")).fill("A branch on the ring road.")
  await page
    .getByLabel(labelled("Description for search engines"))
    .fill(
      "The branch at Lucknow opens: which sizes stand there, and how to order from it by phone.",
    )
  await page.locator("[data-slate-editor]").click()
  await page.keyboard.type("Lucknow has a yard of its own.")
  const date = page.getByLabel(labelled("Date"))
  await date.click({ position: { x: 14, y: 14 } })
  const { year, typed } = nextYearEnd()
  await page.keyboard.type(typed)
  await expect(date).toHaveValue(`${year}-12-31`)
  await pressPublish(page)
  // It has no Hindi, and nothing is asked for that: /hi/blog keeps the newest post that has.
  await expect(page.getByText("Changes saved")).toBeVisible()
  expect(project.read("content/posts/lucknow-opens.json")).toContain(`"date": "${year}-12-31"`)

  await expect(page).toHaveURL(/entries\/lucknow-opens$/)
  await page.getByLabel(labelled("Title")).fill("Lucknow opens soon")
  const asked: string[] = []
  page.once("dialog", (question) => {
    asked.push(question.message())
    void question.dismiss()
  })
  await page.getByRole("link", { name: "Blog" }).first().click()
  expect(asked).toHaveLength(1)
  await expect(page.getByLabel(labelled("Title"))).toHaveValue("Lucknow opens soon")
})

/** The last day of next year, as it is typed in the browser of the tests. */
function nextYearEnd() {
  const year = new Date().getFullYear() + 1
  return { year, typed: `1231${year}` }
}

test("Enter behind a link that ends a paragraph gives a new paragraph", async ({
  page,
  project,
}) => {
  const file = "content/products/plank.json"
  const plank = JSON.parse(project.read(file)) as { description: string }
  const description = "Ask for [the sizes](/contact)"
  project.write(file, `${JSON.stringify({ ...plank, description }, null, 2)}\n`)
  await openEntry(page, "/collections/products/entries/plank", ["Name", productEntry("plank").name])
  const text = page.locator("[data-slate-editor]").first()
  await expect(text).toContainText("the sizes")
  await text.getByText("the sizes").click()
  await caretIsRead(page)
  await page.keyboard.press("ControlOrMeta+End")
  await caretIsRead(page)
  await page.keyboard.press("Enter")
  await page.keyboard.type("Next line.")
  await publish(page)
  expect(JSON.parse(project.read(file))).toMatchObject({
    description: `${description}\n\nNext line.`,
  })
})

test("an entry deleted by mistake is brought back", async ({ page, project }) => {
  page.on("dialog", (asked) => void asked.accept())
  const { name } = contentFile<{ name: string }>("tolerances/angles-over-3-mm.json")
  await openEntry(page, "/collections/tolerances/entries/angles-over-3-mm", ["Goods", name])
  await page.getByRole("button", { name: "Delete entry" }).click()
  await page.getByRole("button", { name: "Deleted entries" }).click()
  await expect(dialog(page)).toContainText(name)
  await dialog(page).getByRole("button", { name: "Bring it back" }).click()
  await expect(page.getByLabel(labelled("Goods"))).toHaveValue(name)
  expect(project.changes()).toEqual([])
})

test("a number pasted from a contact card is cleaned", async ({ page }) => {
  await openRaipur(page)
  const number = page.getByLabel(labelled("WhatsApp number"))
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await page.evaluate(() => navigator.clipboard.writeText("\u202A+91 (98100) 22222\u202C "))
  await number.fill("")
  await number.press("ControlOrMeta+v")
  // It is read when it is left.
  await number.press("Tab")
  await expect(number).toHaveValue("+91 98100 22222")
})

test("bold, links and lists of a pasted text are published, and the editor says what is left out", async ({
  page,
  project,
}) => {
  await openEntry(page, "/collections/products/entries/plank", ["Name", productEntry("plank").name])
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await page.evaluate(async () => {
    const html =
      '<p>We sell <b>planks</b> and <a href="https://example.com/">pipes</a>:</p><ul><li>black</li></ul><img src="x.png">'
    const data = new Blob([html], { type: "text/html" })
    await navigator.clipboard.write([new ClipboardItem({ "text/html": data })])
  })
  const text = page.locator("[data-slate-editor]").first()
  await text.click()
  // The editor needs a tenth of a second to notice a selection. An earlier Delete removes one letter, so press both keys again.
  await expect(async () => {
    await text.press("ControlOrMeta+a")
    await text.press("Delete")
    await expect(text).toHaveText(/^\ufeff?$/, { timeout: 1000 })
  }).toPass()
  await text.press("ControlOrMeta+v")
  await expect(text.getByRole("listitem")).toHaveText("black")
  await expect(page.getByRole("alert")).toContainText("The picture was left out.")
  await publish(page)
  const { description } = JSON.parse(project.read("content/products/plank.json")) as {
    description: string
  }
  expect(description).toBe("We sell **planks** and [pipes](https://example.com/):\n\n* black")
})

test("text typed during an undo is kept", async ({ page, project }) => {
  await openRaipur(page)
  const address = page.getByLabel(labelled("Address"))
  await address.fill("A wrong address")
  await publish(page)
  const [writing, letWriteGo] = await heldBack(page, (asked) => asked.includes('"persistEntry"'))
  await page.getByRole("button", { name: "Undo" }).click()
  await writing
  await address.fill("What I typed")
  letWriteGo()
  await expect(page.getByText("A wrong address →")).toBeVisible()
  await expect(address).toHaveValue("What I typed")
  await pressPublish(page)
  await dialog(page).getByLabel("Yours: What I typed").check()
  await dialog(page).getByRole("button", { name: "Publish as chosen" }).click()
  await expect(page.getByText("Changes saved")).toBeVisible()
  expect(project.read("content/branches/raipur.json")).toContain('"What I typed"')
})

test("finishing a deletion does not disturb another open entry", async ({ page }) => {
  page.on("dialog", (asked) => void asked.accept())
  const { name } = contentFile<{ name: string }>("tolerances/angles-over-3-mm.json")
  await openEntry(page, "/collections/tolerances/entries/angles-over-3-mm", ["Goods", name])
  const [deleting, letDeleteGo] = await heldBack(page, (asked) => asked.includes('"deleteFiles"'))
  await page.getByRole("button", { name: "Delete entry" }).click()
  await deleting
  await openRaipur(page)
  await page.getByLabel(labelled("Address")).fill("What I typed")
  letDeleteGo()
  await expect(page.getByText("Undo")).toBeVisible()
  await expect(page).toHaveURL(/branches\/entries\/raipur$/)
  await expect(page.getByLabel(labelled("Address"))).toHaveValue("What I typed")
  await publish(page)
})
