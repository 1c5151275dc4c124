import path from "node:path"
import { expect, test, type Page, type Request } from "@playwright/test"
import { giveVariables, goTo, labelled, openEntry, pressPublish, publish } from "../browser/editor"
import { startGitHubRepository } from "../github-repository"
import { contentFile } from "../site-content"

/* The editor of the published site with GitHub. What it does with every server: tests/browser/saving.spec.ts. */

// The policy of /admin names the servers of the build's settings, and the build of the tests has none.
test.use({ bypassCSP: true, permissions: ["local-network-access"] })

const token = "the-token"
const file = "content/branches/raipur.json"
const raipur = contentFile<{ name: string; address: string }>("branches/raipur.json")
const changedEntry = (values: object) => `${JSON.stringify({ ...raipur, ...values }, null, 2)}\n`

const address = (page: Page) => page.getByLabel(labelled("Address"))
const dialog = (page: Page) => page.getByRole("dialog")

let github: Awaited<ReturnType<typeof startGitHubRepository>>
test.beforeEach(async ({ page }) => {
  github = await startGitHubRepository(path.resolve(__dirname, "../../content"), token)
  await giveVariables(page, {
    GATSBY_CMS_BACKEND: "github",
    GATSBY_CMS_REPO: "doab/website",
    GATSBY_CMS_BASE_URL: "https://www.example.com",
    GATSBY_CMS_API_ROOT: github.address,
  })
  const user = { backendName: "github", token, login: "editor", name: "Editor" }
  await page.addInitScript(
    (value) => localStorage.setItem("decap-cms-user", value),
    JSON.stringify(user),
  )
  await page.goto("/admin/")
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible({
    timeout: 30_000,
  })
})
test.afterEach(() => github.close())

const openRaipur = (page: Page) =>
  openEntry(page, "/collections/branches/entries/raipur", ["Name", raipur.name])
const entry = () => JSON.parse(github.read(file)) as Record<string, unknown>

test("earlier versions are listed, and a deleted entry is brought back with its Hindi", async ({
  page,
}) => {
  const hindi = file.replace("content/", "content/hi/")
  const before = [github.read(file), github.read(hindi)]
  github.commitAs("Asha", "Content: change", { [file]: changedEntry({ address: "Wrong, Raipur" }) })
  await goTo(page, "/collections/branches/entries/raipur")
  await page.getByRole("button", { name: "Earlier versions" }).click()
  const versions = dialog(page).locator(".site-versions > li")
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText("Asha")
  await expect(versions.first()).toContainText(`Address: ${raipur.address} → Wrong, Raipur`)
  await dialog(page).getByRole("button", { name: "Close" }).click()

  github.commitAs("Asha", "Content: change", { [file]: before[0] })
  const gone = { [file]: undefined, [hindi]: undefined }
  github.commitAs("Asha", "Content: delete Branch “raipur”", gone)
  await goTo(page, "/collections/branches")
  await page.getByRole("button", { name: "Deleted entries" }).click()
  await expect(dialog(page)).toContainText("Deleted by Asha")
  await dialog(page).getByRole("button", { name: "Bring it back" }).click()
  await expect(address(page)).toHaveValue(raipur.address, { timeout: 30_000 })
  expect([github.read(file), github.read(hindi)]).toEqual(before)
})

test("a change is one commit of one file, and a failed check of GitHub is shown with its address", async ({
  page,
}) => {
  await openRaipur(page)
  const before = github.head
  github.checks = { build: null }
  await address(page).fill("Typed in the editor, Raipur")
  await publish(page)
  expect(github.read(file)).toBe(changedEntry({ address: "Typed in the editor, Raipur" }))
  const [latest] = github.log()
  expect(latest?.commit.message).toBe("Content: change content/branches/raipur.json")
  expect(latest?.parents).toEqual([{ sha: before }])

  const state = page.getByRole("status").filter({ hasText: /being built|live/i })
  await expect(state).toHaveText("Saved, being built")
  // The next publication ends the build of this one; the weekly proof has nothing to do with it.
  github.checks = { build: "CANCELLED", prove: "FAILURE" }
  const isAsked = (request: Request) => request.postData()?.includes("statusCheckRollup") ?? false
  // The second question comes when the answer to the first has been shown.
  await page.waitForRequest(isAsked)
  await page.waitForRequest(isAsked)
  await expect(state).toHaveText("Saved, being built")
  github.checks = { build: "FAILURE" }
  await expect(state).toHaveText("A change is not live", { timeout: 30_000 })
  await state.click()
  await expect(page.getByText(`Branches, ${raipur.name} is saved, but not live`)).toBeVisible()
  await expect(page.getByRole("link", { name: "What the build says" })).toHaveAttribute(
    "href",
    `https://github.com/doab/website/commit/${github.head}`,
  )

  // Somebody mends it: the next build works, and the site is there with the text.
  github.checks = { build: "SUCCESS" }
  await page.route("**/admin/content.json", async (route) => {
    const content = (await (await route.fetch()).json()) as Record<string, unknown>
    await route.fulfill({ json: { ...content, "branches/raipur.json": entry() } })
  })
  await expect(state).toHaveText("Live", { timeout: 30_000 })
})

test("when somebody is a moment quicker, GitHub refuses and the editor publishes on top of theirs", async ({
  page,
}) => {
  await openRaipur(page)
  const other = "content/branches/indore.json"
  const theirs = github.read(other).replace(/"address": ".*"/, '"address": "Quicker, Indore"')
  github.beforeNextMove = () => github.commitAs("Asha", "Content: change", { [other]: theirs })
  await address(page).fill("Mine, Raipur")
  await publish(page)
  expect(entry()).toMatchObject({ address: "Mine, Raipur" })
  expect(github.read(other)).toBe(theirs)

  const quicker = changedEntry({ address: "Quicker, Raipur" })
  github.beforeNextMove = () => github.commitAs("Asha", "Content: change", { [file]: quicker })
  await address(page).fill("Mine again, Raipur")
  await pressPublish(page)
  await expect(dialog(page)).toContainText(/Asha \(.+\) changed this entry, after you opened it\./)
  await expect(dialog(page).getByLabel("Theirs: Quicker, Raipur")).toBeVisible()
  expect(entry()).toMatchObject({ address: "Quicker, Raipur" })
})

const notice = (page: Page) => page.locator("#editor-notice")
const list = (page: Page) => page.getByRole("heading", { name: "Branches", level: 1 })

for (const [cause, refusal, words] of [
  ["without rights", [403, "Resource not accessible"], /your account may not (read|change)/],
  ["a repository that is gone", [404, "Not Found"], /your account may not (read|change)/],
  ["somebody else's write", [409, "Conflict"], /at the same moment|GitHub answered: Conflict/],
  ["a fault of GitHub", [502, "Bad Gateway"], /GitHub has a fault of its own \(502\)/],
  ["no network", undefined, /there is no connection to GitHub/],
  ["an expired login", [401, "Bad credentials"], /your login has expired/],
] as const) {
  test(`${cause} is called so when an entry is opened, a list is read and an entry is published, and nothing typed is lost`, async ({
    page,
  }) => {
    const fail = async (fails: boolean) => {
      github.refusal = fails ? refusal : undefined
      await page.context().setOffline(fails && !refusal)
    }
    await goTo(page, "/collections/branches")
    await expect(list(page)).toBeVisible()
    const raipurLink = page.getByRole("link", { name: raipur.name })
    await expect(raipurLink).toBeVisible()
    await fail(true)
    await raipurLink.click()
    await expect(notice(page)).toContainText("Not read: ")
    await expect(notice(page)).toContainText(words)
    await expect(notice(page)).not.toContainText("deleted")
    await expect(list(page)).toBeVisible()
    await goTo(page, "/collections/vehicles")
    await expect(notice(page)).toContainText(/^Not read: /)
    await expect(notice(page)).toContainText(words)

    await fail(false)
    await openRaipur(page)
    const before = github.head
    await address(page).fill("Typed, Raipur")
    await fail(true)
    await pressPublish(page)
    await expect(notice(page)).toContainText("Not saved: ")
    await expect(notice(page)).toContainText(words)
    await expect(notice(page)).toContainText("What you typed is still in the form.")
    expect(github.head).toBe(before)
    await fail(false)
    await publish(page)
    expect(entry()).toMatchObject({ address: "Typed, Raipur" })
  })
}

test("who logs in again in the tab that is offered publishes what was typed before", async ({
  page,
}) => {
  await openRaipur(page)
  await address(page).fill("Typed, Raipur")
  github.token = "a new token"
  await pressPublish(page)
  const tab = page.waitForEvent("popup")
  await notice(page).getByRole("button", { name: "Log in again" }).click()
  const user = { backendName: "github", token: github.token, login: "editor", name: "Editor" }
  await (
    await tab
  ).evaluate((value) => localStorage.setItem("decap-cms-user", value), JSON.stringify(user))
  await publish(page)
  expect(entry()).toMatchObject({ address: "Typed, Raipur" })
})
