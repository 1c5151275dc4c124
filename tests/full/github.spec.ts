import path from "node:path"
import { expect, test, type Page } from "@playwright/test"
import { connectEditor, goTo, openEntry, pressPublish, previewOf, publish } from "../browser/editor"
import { startGitHubRepository, type GitHubRepository } from "../github-repository"
import { contentFile } from "../site-content"

const token = "gho_theToken"
const raipur = contentFile<{ name: string; address: string; phones: string[] }>(
  "branches/raipur.json",
)
const file = "content/branches/raipur.json"

// The policy of /admin names the servers of the build's settings, and the build of the tests has none.
test.use({ bypassCSP: true, permissions: ["local-network-access"] })

let github: GitHubRepository
test.beforeEach(async () => {
  github = await startGitHubRepository(path.resolve(__dirname, "../../content"), token)
})
test.afterEach(() => github.close())

/** Opens the editor as somebody who is logged in with GitHub. */
async function openWithGitHub(page: Page, review = false) {
  await connectEditor(page, {
    GATSBY_CMS_BACKEND: "github",
    GATSBY_CMS_REPO: "doab/website",
    GATSBY_CMS_API_ROOT: github.address,
    ...(review && { GATSBY_CMS_REVIEW: "1" }),
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
}

const openRaipur = (page: Page) =>
  openEntry(page, "/collections/branches/entries/raipur", ["Name", raipur.name])

const address = (page: Page) => page.getByLabel("Address", { exact: true })
const dialog = (page: Page) => page.getByRole("dialog")
const notice = (page: Page) => page.locator("#editor-notice")
const head = () => github.git("rev-parse", "main").trim()
const entry = () => JSON.parse(github.read(file)) as Record<string, unknown>
const changedEntry = (values: object) => `${JSON.stringify({ ...raipur, ...values }, null, 2)}\n`

test("a change is a commit of one line, and GitHub's checks show why it is not live", async ({
  page,
}) => {
  await openWithGitHub(page)
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

test("what somebody else published meanwhile is shown with their name, and both changes are published", async ({
  page,
}) => {
  await openWithGitHub(page)
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

test("when somebody is a moment quicker, GitHub refuses and the editor publishes on top of theirs", async ({
  page,
}) => {
  await openWithGitHub(page)
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
  await openWithGitHub(page)
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

test("an earlier version is put into the form, seen on the page and published", async ({
  page,
}) => {
  github.commitAs("Asha", file, changedEntry({ address: "Wrong, Raipur" }))
  await openWithGitHub(page)
  await openRaipur(page)
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

test("a deleted entry is brought back from its list", async ({ page }) => {
  const before = github.read(file)
  github.commitAs("Asha", file)
  await openWithGitHub(page)
  await goTo(page, "/collections/branches")
  await page.getByRole("button", { name: "Deleted entries" }).click()
  await expect(dialog(page)).toContainText("Deleted by Asha")
  await dialog(page).getByRole("button", { name: "Bring it back" }).click()
  await expect(address(page)).toHaveValue(raipur.address, { timeout: 30_000 })
  expect(github.read(file)).toBe(before)
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
      await openWithGitHub(page)
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

  test("there is no connection", async ({ page, context }) => {
    await openWithGitHub(page)
    await openRaipur(page)
    await address(page).fill("Typed, Raipur")
    await context.setOffline(true)
    await pressPublish(page)
    await expect(notice(page)).toContainText("Not saved: there is no connection to GitHub.")
    await expect(address(page)).toHaveValue("Typed, Raipur")
    await context.setOffline(false)
    await publish(page)
    expect(entry()).toMatchObject({ address: "Typed, Raipur" })
  })
})

test("publishing still works after the repository was renamed", async ({ page }) => {
  await openWithGitHub(page)
  await openRaipur(page)
  github.isRenamed = true
  await address(page).fill("After the renaming, Raipur")
  await publish(page)
  expect(entry()).toMatchObject({ address: "After the renaming, Raipur" })
})

test.describe("with drafts and review", () => {
  /** Saves a draft of the entry and sets it to Ready. */
  async function makeReady(page: Page, values: { address: string }) {
    await openWithGitHub(page, true)
    await openRaipur(page)
    await address(page).fill(values.address)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await setReady(page)
  }

  /** A draft that is saved again is a draft again. */
  async function setReady(page: Page) {
    await page.getByRole("button", { name: "Status: Draft" }).click({ timeout: 15_000 })
    await page.getByRole("menuitem", { name: "Ready" }).click()
    await expect(page.getByRole("button", { name: "Status: Ready" })).toBeVisible()
  }

  const publishDraft = async (page: Page) => {
    await page.getByRole("button", { name: "Publish", exact: true }).click()
    await page.getByRole("menuitem", { name: "Publish now", exact: true }).click()
  }

  test("a draft is published with what others have published meanwhile", async ({ page }) => {
    page.on("dialog", (asked) => void asked.accept())
    await makeReady(page, { address: "Of the draft, Raipur" })
    expect(entry()).toEqual(raipur)
    github.commitAs("Asha", file, changedEntry({ phones: ["+91 98100 00000"] }))
    await publishDraft(page)
    await expect(page.getByText("Entry published")).toBeVisible({ timeout: 15_000 })
    expect(entry()).toMatchObject({
      address: "Of the draft, Raipur",
      phones: ["+91 98100 00000"],
    })
  })

  test("a draft is not published over the same field of somebody else until it was asked whose stays", async ({
    page,
  }) => {
    page.on("dialog", (asked) => void asked.accept())
    await makeReady(page, { address: "Of the draft, Raipur" })
    const theirs = changedEntry({ address: "Asha’s address, Raipur" })
    github.commitAs("Asha", file, theirs)
    await publishDraft(page)
    await expect(notice(page)).toContainText(
      "Asha changed the same fields after the draft was begun: Address.",
    )
    expect(github.read(file)).toBe(theirs)

    // Saved again, the draft asks which text stays.
    await address(page).fill("For both, Raipur")
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await dialog(page).getByLabel("Yours: For both, Raipur").check()
    await dialog(page).getByRole("button", { name: "Publish both changes as shown" }).click()
    await setReady(page)
    await publishDraft(page)
    await expect(page.getByText("Entry published")).toBeVisible({ timeout: 15_000 })
    expect(entry()).toMatchObject({ address: "For both, Raipur" })
  })
})
