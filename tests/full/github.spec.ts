import path from "node:path"
import { expect, test, type Page } from "@playwright/test"
import { connectEditor, goTo, openEntry, pressPublish, previewOf, publish } from "../browser/editor"
import { startGitHubRepository, type GitHubRepository } from "../github-repository"
import { contentFile } from "../site-content"

/* The editor of the published site with GitHub. */

// The policy of /admin names the servers of the build's settings, and the build of the tests has none.
test.use({ bypassCSP: true, permissions: ["local-network-access"] })

const token = "the-token"
const file = "content/branches/raipur.json"
const raipur = contentFile<{ name: string; address: string; phones: string[] }>(
  "branches/raipur.json",
)
const changedEntry = (values: object) => `${JSON.stringify({ ...raipur, ...values }, null, 2)}\n`

const address = (page: Page) => page.getByLabel("Address", { exact: true })
const dialog = (page: Page) => page.getByRole("dialog")
const notice = (page: Page) => page.locator("#editor-notice")

let github: GitHubRepository
test.beforeEach(async ({ page }) => {
  github = await startGitHubRepository(path.resolve(__dirname, "../../content"), token)
  await connectEditor(page, {
    GATSBY_CMS_BACKEND: "github",
    GATSBY_CMS_REPO: "doab/website",
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
const head = () => github.git("rev-parse", "main").trim()
const entry = () => JSON.parse(github.read(file)) as Record<string, unknown>

test("an earlier version is put into the form, seen on the page and published", async ({
  page,
}) => {
  github.commitAs("Asha", file, changedEntry({ address: "Wrong, Raipur" }))
  await goTo(page, "/collections/branches/entries/raipur")
  await expect(address(page)).toHaveValue("Wrong, Raipur")
  await page.getByRole("button", { name: "Earlier versions" }).click()
  const versions = dialog(page).locator(".site-versions > li")
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText("Asha")
  await expect(versions.first()).toContainText(`Address: ${raipur.address} → Wrong, Raipur`)
  await versions.last().getByRole("button", { name: "Put it into the form" }).click()
  await expect(address(page)).toHaveValue(raipur.address)
  await expect(previewOf(page).getByText(raipur.address).first()).toBeVisible()
  await publish(page)
  expect(entry()).toEqual(raipur)
})

test("a deleted entry is brought back from its list, with its Hindi", async ({ page }) => {
  const hindi = file.replace("content/", "content/hi/")
  const before = [github.read(file), github.read(hindi)]
  github.commitFiles("main", "Content: delete Branch “raipur”", [
    { path: file, content: null },
    { path: hindi, content: null },
  ])
  await goTo(page, "/collections/branches")
  await page.getByRole("button", { name: "Deleted entries" }).click()
  await expect(dialog(page)).toContainText("Deleted by Editor")
  await dialog(page).getByRole("button", { name: "Bring it back" }).click()
  await expect(address(page)).toHaveValue(raipur.address, { timeout: 30_000 })
  expect([github.read(file), github.read(hindi)]).toEqual(before)
})

test("what somebody else published meanwhile is shown with their name, and both changes are published", async ({
  page,
}) => {
  await openRaipur(page)
  github.commitAs("Asha", file, changedEntry({ address: "Asha’s address, Raipur" }))
  await page.getByLabel("Name", { exact: true }).fill("Raipur yard")
  await address(page).fill("My address, Raipur")
  await pressPublish(page)
  await expect(dialog(page)).toContainText(/Asha changed this entry on .+, after you opened it\./)
  await dialog(page).getByLabel("Theirs: Asha’s address, Raipur").check()
  await dialog(page).getByRole("button", { name: "Publish both changes as shown" }).click()
  await expect(address(page)).toHaveValue("Asha’s address, Raipur")
  expect(entry()).toMatchObject({ name: "Raipur yard", address: "Asha’s address, Raipur" })
})

test("a change is a commit of one line, and GitHub's checks show why it is not live", async ({
  page,
}) => {
  await openRaipur(page)
  github.checks = [{ name: "Build", status: "in_progress" }]
  await address(page).fill("Typed in the editor, Raipur")
  await publish(page)
  expect(entry()).toMatchObject({ address: "Typed in the editor, Raipur" })
  expect(github.git("log", "-1", "--format=%s", "main").trim()).toBe(
    "Content: change Branch “raipur”",
  )
  expect(github.git("diff", "--numstat", "main~1", "main").trim()).toBe(`1\t1\t${file}`)

  const state = page.getByRole("status").filter({ hasText: /being built|live/i })
  await expect(state).toHaveText("Saved, being built")
  github.checks = [
    {
      name: "Build",
      status: "completed",
      conclusion: "failure",
      annotations: [
        { path: ".github", message: "Process completed with exit code 1." },
        { path: file, message: "position.lat must be between 6 and 38" },
      ],
    },
  ]
  await expect(state).toHaveText("A change is not live", { timeout: 30_000 })
  await state.click()
  const fault = "Place on the map, Latitude (north): must be between 6 and 38"
  const place = `Branches, ${raipur.name}`
  await expect(page.getByText(`${place} is saved, but not live: ${place}, ${fault}`)).toBeVisible()

  // Somebody mends it: the next build works, and the site is there with the text.
  github.checks = [{ name: "Build", status: "completed", conclusion: "success" }]
  await page.route("**/version.json", (route) => route.fulfill({ json: { commit: head() } }))
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
  github.beforeNextMove = () => github.commitAs("Asha", other, theirs)
  await address(page).fill("Mine, Raipur")
  await publish(page)
  expect(entry()).toMatchObject({ address: "Mine, Raipur" })
  expect(github.read(other)).toBe(theirs)

  github.beforeNextMove = () =>
    github.commitAs("Asha", file, changedEntry({ address: "Quicker, Raipur" }))
  await address(page).fill("Mine again, Raipur")
  await pressPublish(page)
  await expect(dialog(page).getByLabel("Theirs: Quicker, Raipur")).toBeVisible()
  expect(entry()).toMatchObject({ address: "Quicker, Raipur" })
})

test("an entry somebody else deleted is published again only after a question", async ({
  page,
}) => {
  await openRaipur(page)
  github.commitAs("Asha", file)
  await address(page).fill("Still here, Raipur")
  await pressPublish(page)
  await expect(dialog(page)).toContainText(
    /Asha deleted this entry on .+, while it was open here\./,
  )
  await dialog(page).getByRole("button", { name: "Publish it again" }).click()
  await expect(page.getByText("Changes saved")).toBeVisible()
  expect(entry()).toMatchObject({ address: "Still here, Raipur" })
})

test.describe("a refusal by GitHub is explained, nothing is written, and nothing typed is lost", () => {
  const refusals = [
    { mood: "expired", sentence: "your login has expired." },
    { mood: "read only", sentence: "your account may read this site, but not change it." },
    {
      mood: "gone",
      sentence: "GitHub does not find the repository, or your account may no longer change it.",
    },
    { mood: "broken", sentence: "GitHub has a fault of its own (502)." },
  ] as const
  for (const { mood, sentence } of refusals) {
    test(sentence, async ({ page }) => {
      await openRaipur(page)
      const before = head()
      await address(page).fill("Typed, Raipur")
      github.mood = mood
      await pressPublish(page)
      await expect(notice(page)).toContainText(`Not saved: ${sentence}`)
      await expect(notice(page)).toContainText("What you typed is still in the form.")
      await expect(address(page)).toHaveValue("Typed, Raipur")
      expect(head()).toBe(before)

      github.mood = "well"
      await publish(page)
      expect(entry()).toMatchObject({ address: "Typed, Raipur" })
    })
  }
})
