import { expect, test } from "@playwright/test"
import { goTo, pressPublish, previewOf, publish } from "../browser/editor"
import type { RepositoryServer } from "../repository-server"
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
  startGitea,
  startGitHub,
  startGitLab,
} from "./repository-editor"

/* What an editor can do on each server. What only GitHub can: github.spec.ts. */

// The policy of /admin lets the editor reach no server of this machine.
test.use({ bypassCSP: true, permissions: ["local-network-access"] })

for (const [name, backend, start] of [
  ["GitHub", "github", startGitHub],
  ["GitLab", "gitlab", startGitLab],
  ["the Gitea server", "gitea", startGitea],
] as const) {
  test.describe(`with ${name}`, () => {
    let server: RepositoryServer
    test.beforeEach(async ({ page }) => {
      server = await start()
      await openOn(page, backend, server)
    })
    test.afterEach(() => server.close())

    test("an earlier version is put into the form, seen on the page and published", async ({
      page,
    }) => {
      server.commitAs("Asha", file, changedEntry({ address: "Wrong, Raipur" }))
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
      expect(entryOn(server)).toEqual(raipur)
    })

    test("a deleted entry is brought back from its list", async ({ page }) => {
      const before = server.read(file)
      server.commitAs("Asha", file)
      await goTo(page, "/collections/branches")
      await page.getByRole("button", { name: "Deleted entries" }).click()
      await expect(dialog(page)).toContainText("Deleted by Asha")
      await dialog(page).getByRole("button", { name: "Bring it back" }).click()
      await expect(address(page)).toHaveValue(raipur.address, { timeout: 30_000 })
      expect(server.read(file)).toBe(before)
    })

    test("what somebody else published meanwhile is shown with their name, and both changes are published", async ({
      page,
    }) => {
      await openRaipur(page)
      server.commitAs("Asha", file, changedEntry({ address: "Asha’s address, Raipur" }))
      await page.getByLabel("Name", { exact: true }).fill("Raipur yard")
      await address(page).fill("My address, Raipur")
      await pressPublish(page)
      await expect(dialog(page)).toContainText(
        /Asha changed this entry on .+, after you opened it\./,
      )
      await dialog(page).getByLabel("Theirs: Asha’s address, Raipur").check()
      await dialog(page).getByRole("button", { name: "Publish both changes as shown" }).click()
      await expect(address(page)).toHaveValue("Asha’s address, Raipur")
      expect(entryOn(server)).toMatchObject({
        name: "Raipur yard",
        address: "Asha’s address, Raipur",
      })
    })

    test("an expired login is explained, and nothing typed is lost", async ({ page }) => {
      await openRaipur(page)
      await address(page).fill("Typed, Raipur")
      server.mood = "expired"
      await pressPublish(page)
      await expect(notice(page)).toContainText("Not saved: your login has expired.")
      await expect(address(page)).toHaveValue("Typed, Raipur")
      server.mood = "well"
      await publish(page)
      expect(entryOn(server)).toMatchObject({ address: "Typed, Raipur" })
    })

    test("after the repository was renamed it goes on, or says why it cannot", async ({ page }) => {
      await openRaipur(page)
      server.isRenamed = true
      await address(page).fill("After the renaming, Raipur")
      if (backend === "gitlab") {
        await pressPublish(page)
        await expect(notice(page)).toContainText(
          "Not saved: GitLab has the repository under another name now.",
        )
        await expect(address(page)).toHaveValue("After the renaming, Raipur")
        return
      }
      await publish(page)
      expect(entryOn(server)).toMatchObject({ address: "After the renaming, Raipur" })
    })
  })
}
