import path from "node:path"
import { expect, type Page } from "@playwright/test"
import type { EditorEnvironment } from "../../src/content-model/editor-environment"
import { connectEditor, openEntry } from "../browser/editor"
import { startGiteaRepository } from "../gitea-repository"
import { startGitHubRepository } from "../github-repository"
import { startGitLabRepository } from "../gitlab-repository"
import type { RepositoryServer } from "../repository-server"
import { contentFile } from "../site-content"

const token = "the-token"
const content = path.resolve(__dirname, "../../content")

export const startGitHub = () => startGitHubRepository(content, token)
export const startGitLab = () => startGitLabRepository(content, token)
export const startGitea = () => startGiteaRepository(content, token)

/** The entry that the tests change. */
export const file = "content/branches/raipur.json"
export const raipur = contentFile<{ name: string; address: string; phones: string[] }>(
  "branches/raipur.json",
)
export const changedEntry = (values: object) =>
  `${JSON.stringify({ ...raipur, ...values }, null, 2)}\n`
export const entryOn = (server: RepositoryServer) =>
  JSON.parse(server.read(file)) as Record<string, unknown>

export const address = (page: Page) => page.getByLabel("Address", { exact: true })
export const dialog = (page: Page) => page.getByRole("dialog")
export const notice = (page: Page) => page.locator("#editor-notice")

/** Opens the editor as somebody who is logged in on the server. */
export async function openOn(
  page: Page,
  backend: "github" | "gitlab" | "gitea",
  server: RepositoryServer,
  more: EditorEnvironment = {},
) {
  await connectEditor(page, {
    GATSBY_CMS_BACKEND: backend,
    GATSBY_CMS_REPO: "doab/website",
    ...(backend === "github"
      ? { GATSBY_CMS_API_ROOT: server.address }
      : { GATSBY_CMS_BASE_URL: server.address, GATSBY_CMS_APP_ID: "the-application" }),
    ...more,
  })
  const user = { backendName: backend, token, login: "editor", name: "Editor" }
  await page.addInitScript(
    (value) => localStorage.setItem("decap-cms-user", value),
    JSON.stringify(user),
  )
  await page.goto("/admin/")
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible({
    timeout: 30_000,
  })
}

export const openRaipur = (page: Page) =>
  openEntry(page, "/collections/branches/entries/raipur", ["Name", raipur.name])
