import { expect, test, type Page } from "@playwright/test"
import { pressPublish, publish } from "../browser/editor"
import type { GitHubRepository } from "../github-repository"
import {
  address,
  changedEntry,
  dialog,
  entryOn,
  file,
  notice,
  openOn,
  openRaipur,
  raipur,
  startGitHub,
} from "./repository-editor"

/* What only GitHub can do, or answers in its own way. For the rest see repositories.spec.ts. */

// The policy of /admin names the servers of the build's settings, and the build of the tests has none.
test.use({ bypassCSP: true, permissions: ["local-network-access"] })

let github: GitHubRepository
test.beforeEach(async () => {
  github = await startGitHub()
})
test.afterEach(() => github.close())

const openWithGitHub = (page: Page) => openOn(page, "github", github)
const head = () => github.git("rev-parse", "main").trim()
const entry = () => entryOn(github)

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

test.describe("a refusal by GitHub is explained, nothing is written, and nothing typed is lost", () => {
  const refusals = [
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
})

test.describe("with drafts and review", () => {
  /** Saves a draft of the entry and sets it to Ready. */
  async function makeReady(page: Page, values: { address: string }) {
    await openOn(page, "github", github, { GATSBY_CMS_REVIEW: "1" })
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

  test("a draft whose field somebody else has changed is published only after a question", async ({
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
