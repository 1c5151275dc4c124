import path from "node:path"
import { expect, test, type Page } from "@playwright/test"
import { connectEditor, goTo, openEntry, pressPublish, previewOf, publish } from "../browser/editor"
import { startGiteaRepository, type GiteaRepository } from "../gitea-repository"
import { startGitLabRepository, type GitLabRepository } from "../gitlab-repository"
import { contentFile } from "../site-content"

const token = "the-token"
const raipur = contentFile<{ name: string; address: string }>("branches/raipur.json")
const file = "content/branches/raipur.json"
const changedEntry = (values: object) => `${JSON.stringify({ ...raipur, ...values }, null, 2)}\n`

// The policy of /admin lets the editor reach no server of this machine.
test.use({ bypassCSP: true, permissions: ["local-network-access"] })

const address = (page: Page) => page.getByLabel("Address", { exact: true })
const dialog = (page: Page) => page.getByRole("dialog")

for (const [name, backend, start] of [
  ["GitLab", "gitlab", startGitLabRepository],
  ["the Gitea server", "gitea", startGiteaRepository],
] as const) {
  test.describe(`with ${name}`, () => {
    let server: GitLabRepository | GiteaRepository
    test.beforeEach(async ({ page }) => {
      server = await start(path.resolve(__dirname, "../../content"), token)
      await connectEditor(page, {
        GATSBY_CMS_BACKEND: backend,
        GATSBY_CMS_REPO: "doab/website",
        GATSBY_CMS_BASE_URL: server.address,
        GATSBY_CMS_APP_ID: "the-application",
      })
      const user = { backendName: backend, token, login: "editor", name: "Editor" }
      await page.addInitScript(
        (value) => localStorage.setItem("decap-cms-user", value),
        JSON.stringify(user),
      )
    })
    test.afterEach(() => server.close())

    const entry = () => JSON.parse(server.read(file)) as Record<string, unknown>

    async function openRaipur(page: Page) {
      await page.goto("/admin/")
      await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible({
        timeout: 30_000,
      })
      await openEntry(page, "/collections/branches/entries/raipur", ["Name", raipur.name])
    }

    test("an earlier version is put into the form, seen on the page and published", async ({
      page,
    }) => {
      server.commitAs("Asha", file, changedEntry({ address: "Wrong, Raipur" }))
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
      const before = server.read(file)
      server.commitAs("Asha", file)
      await page.goto("/admin/")
      await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible({
        timeout: 30_000,
      })
      await goTo(page, "/collections/branches")
      await page.getByRole("button", { name: "Deleted entries" }).click()
      await expect(dialog(page)).toContainText("Deleted by Asha")
      await dialog(page).getByRole("button", { name: "Bring it back" }).click()
      await expect(address(page)).toHaveValue(raipur.address, { timeout: 30_000 })
      expect(server.read(file)).toBe(before)
    })

    test("what somebody else published meanwhile is shown with their name", async ({ page }) => {
      await openRaipur(page)
      server.commitAs("Asha", file, changedEntry({ address: "Asha’s address, Raipur" }))
      await address(page).fill("My address, Raipur")
      await pressPublish(page)
      await expect(dialog(page)).toContainText(
        /Asha changed this entry on .+, after you opened it\./,
      )
      await dialog(page).getByLabel("Theirs: Asha’s address, Raipur").check()
      await dialog(page)
        .getByRole("button", { name: /^Publish/ })
        .click()
      await expect(address(page)).toHaveValue("Asha’s address, Raipur")
    })

    test("an expired login is explained, and nothing typed is lost", async ({ page }) => {
      await openRaipur(page)
      await address(page).fill("Typed, Raipur")
      server.mood = "expired"
      await pressPublish(page)
      const notice = page.locator("#editor-notice")
      await expect(notice).toContainText("Not saved: your login has expired.")
      await expect(address(page)).toHaveValue("Typed, Raipur")
      server.mood = "well"
      await publish(page)
      expect(entry()).toMatchObject({ address: "Typed, Raipur" })
    })

    test("after the repository was renamed it goes on, or says why it cannot", async ({ page }) => {
      await openRaipur(page)
      server.isRenamed = true
      await address(page).fill("After the renaming, Raipur")
      if (backend === "gitea") {
        await publish(page)
        expect(entry()).toMatchObject({ address: "After the renaming, Raipur" })
        return
      }
      await pressPublish(page)
      await expect(page.locator("#editor-notice")).toContainText(
        "Not saved: GitLab has the repository under another name now.",
      )
      await expect(address(page)).toHaveValue("After the renaming, Raipur")
    })
  })
}
