import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, test as base, type FrameLocator, type Locator, type Page } from "@playwright/test"
import { faultsOf } from "../../src/content/check/check-folder"
import { faultLine } from "../../src/content/check/fault"
import { editorPolicy } from "../../src/build/hosting/content-policy"
import type { EditorEnvironment } from "../../src/content/model/editor-environment"
import { freePort } from "../free-port"
import { giveVariables, openEditorSite } from "./editor-site"
import { watchViolations, type Violations } from "./violations"

const projectRoot = path.resolve(__dirname, "../..")

/** A copy of the project's content in a Git repository of its own, which the editor's file server writes to. */
interface ScratchProject {
  /** The changes since the copy, by Git: each path with the lines added and removed. */
  changes(): { path: string; added: string[]; removed: string[] }[]
  /** A file of the copy, as text. The path starts at its root. */
  read(file: string): string
  /** Writes a file of the copy, as somebody else would. */
  write(file: string, text: string): void
  /** Writes a file of the copy and commits it under somebody's name. */
  commit(file: string, text: string, name: string): void
  /** What the project's content check finds in the copy: a sentence for each fault. */
  contentFaults(): Promise<string[]>
}

type Git = ReturnType<typeof gitIn>

/** A copy of the project's content, and the built site whose editor writes to it. */
interface Scratch {
  readonly folder: string
  readonly git: Git
  /** Of the site, "http://127.0.0.1:40001". */
  readonly address: string
  /** Of the file server, as the editor knows it. */
  readonly fileServer: string
}

/** The editor in a page of its own, up to its login, with a scratch project behind it. */
export const testOnOwnPage = base.extend<{ scratch: Scratch; project: ScratchProject }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  scratch: async ({}, use, { project: { use: options } }) => {
    await withScratchProject(String(options.baseURL), use)
  },
  baseURL: async ({ scratch }, use) => use(scratch.address),
  project: async ({ page, scratch: { folder, git, fileServer } }, use) => {
    await giveFileServer(page, fileServer)
    const violations = await watchViolations(page)
    await use(scratchProject(folder, git))
    violations.expectNone()
    // Decap may still be asking for something, and the file server is about to end.
    await page.unrouteAll({ behavior: "ignoreErrors" })
  },
})

interface Sitting {
  readonly page: Page
  readonly project: ScratchProject
  readonly violations: Violations
  readonly undoChanges: () => void
}

/** What a test may listen to on the page that the tests share. */
const heardByTests = ["dialog", "pageerror", "console", "response", "request", "requestfailed"]

/**
 * Tests in the editor, logged in, at the list of products, with a scratch project behind it; the editor's own policy must refuse
 * nothing. Loading the editor takes seconds, so the tests of a worker share one page: between two of them the project is as it
 * was copied, and unsaved forms, windows and notices are closed. After a test that failed Playwright starts another worker.
 */
export const test = base.extend<{ project: ScratchProject }, { sitting: Sitting }>({
  sitting: [
    async ({ browser }, use, { project: { use: options } }) => {
      await withScratchProject(String(options.baseURL), async (scratch) => {
        const { folder, git, address, fileServer } = scratch
        const { locale, serviceWorkers, viewport } = options
        const ofBrowser = { baseURL: address, locale, serviceWorkers, viewport }
        const context = await browser.newContext(ofBrowser)
        const page = await context.newPage()
        await giveFileServer(page, fileServer)
        const violations = await watchViolations(page)
        await withoutSlidingMessages(page)
        await openEditor(page)
        const project = scratchProject(folder, git)
        const asItWas = git("rev-parse", "HEAD").trim()
        const undoChanges = () => {
          git("reset", "--quiet", "--hard", asItWas)
          git("clean", "--quiet", "--force", "-d")
        }
        await use({ page, project, violations, undoChanges })
        await context.close()
      })
    },
    { scope: "worker", timeout: 60_000 },
  ],
  page: async ({ sitting: { page, undoChanges } }, use) => {
    await backToProducts(page)
    await use(page)
    for (const event of heardByTests) page.removeAllListeners(event)
    undoChanges()
  },
  project: async ({ sitting: { project, violations } }, use) => {
    await use(project)
    violations.expectNone()
  },
})

/** Lets Decap's messages come and go at once: closing each would take a second. */
async function withoutSlidingMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(".Toastify__toast { animation-duration: 1ms !important; }")
    document.adoptedStyleSheets = [sheet]
  })
}

/** Leaves whatever a test before has opened: the media window, a notice, a form that is not saved. */
async function backToProducts(page: Page): Promise<void> {
  page.on("dialog", (dialog) => void dialog.accept())
  const mediaWindow = page.getByRole("dialog")
  // Its cross has no name and comes first.
  await pressUnlessGone(mediaWindow.getByRole("button").first())
  await expect(mediaWindow).toHaveCount(0)
  const closesNotice = page.locator("#editor-notice").getByRole("button", { name: "Close" })
  await pressUnlessGone(closesNotice)
  await expect(closesNotice).toBeHidden()
  // A message of Decap from an earlier step, such as "Changes saved", must not count for this one.
  const messages = page.locator(".Toastify__toast")
  for (const message of await messages.all()) await pressUnlessGone(message)
  await expect(messages).toHaveCount(0)
  await goTo(page, "/collections/products")
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible()
  page.removeAllListeners("dialog")
}

/** Presses what may close by itself before it can be pressed; the caller then checks that it is gone. */
async function pressUnlessGone(button: Locator): Promise<void> {
  if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => {})
}

/** Tells the editor where its file server is. */
async function giveFileServer(page: Page, address: string): Promise<void> {
  await giveVariables(page, { GATSBY_DECAP_SERVER_URL: address })
}

/** Copies the content into a new Git repository and serves it to the editor, until `run` has ended. */
async function withScratchProject(built: string, run: (scratch: Scratch) => Promise<void>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "scratch-project-"))
  for (const name of ["content", "static"]) {
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true })
  }
  const git = gitIn(folder)
  git("init", "--quiet")
  git("add", ".")
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-qm", "As it was")
  const site = await openEditorSite(built)
  const server = await startFileServer(folder, site.address)
  const { origin, pathname } = new URL(server.address)
  site.ask(origin)
  try {
    await run({ folder, git, address: site.address, fileServer: site.address + pathname })
  } finally {
    await site.close()
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs git in a folder; throws with git's message when it fails. */
export function gitIn(folder: string) {
  return (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: folder, encoding: "utf8" })
    if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`)
    return stdout
  }
}

/** The lines that a difference adds to a file and removes from it. */
export function changeOf(file: string, difference: string) {
  const after = (sign: string) =>
    difference
      .split("\n")
      .filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
      .map((line) => line.slice(1))
  return { path: file, removed: after("-"), added: after("+") }
}

function scratchProject(folder: string, git: Git): ScratchProject {
  return {
    changes: () => {
      // So that new files are in the difference too.
      git("add", "--intent-to-add", ".")
      return git("diff", "--name-only")
        .split("\n")
        .filter(Boolean)
        .map((file) => changeOf(file, git("diff", "--unified=0", "--", file)))
    },
    read: (file) => readFileSync(path.join(folder, file), "utf8"),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    commit: (file, text, name) => {
      writeFileSync(path.join(folder, file), text)
      const author = ["-c", `user.name=${name}`, "-c", "user.email=editor@example.com"]
      git(...author, "commit", "--quiet", "--message", `Content: change ${file}`, "--", file)
    },
    contentFaults: async () => (await faultsOf(path.join(folder, "content"))).map(faultLine),
  }
}

/** The editor's file server on a folder, for the editor of the sites at these addresses, separated by blanks. */
export async function startFileServer(folder: string, sites: string) {
  const program = path.join(projectRoot, "scripts/editor-server.mjs")
  const port = await freePort()
  const token = "token-of-the-test"
  const server = spawn(process.execPath, [program], {
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      EDITOR_TOKEN: token,
      EDITOR_ORIGINS: sites,
      GIT_REPO_DIRECTORY: folder,
    },
  })
  const address = `http://127.0.0.1:${port}/${token}/api/v1`
  await answersAt(address, sites.split(" ")[0] ?? "", server)
  return { address, kill: () => server.kill() }
}

async function answersAt(address: string, origin: string, server: ChildProcess): Promise<void> {
  await expect
    .poll(
      async () => {
        if (server.exitCode !== null) throw new Error("the editor's file server ended by itself")
        try {
          const response = await fetch(address, {
            method: "POST",
            headers: { "Content-Type": "application/json", Origin: origin },
            body: JSON.stringify({ action: "info" }),
          })
          return response.ok
        } catch {
          return false
        }
      },
      { message: "the editor's file server answers" },
    )
    .toBe(true)
}

/**
 * Leads the editor of a published site to a file server. The policy of a published editor does not let it ask there, so /admin/ is
 * sent with one that does.
 */
export async function leadToFileServer(page: Page, address: string): Promise<void> {
  await giveFileServer(page, address)
  await page.route("**/admin/", async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers["content-security-policy"]?.replace(
      "connect-src",
      `connect-src ${new URL(address).origin}`,
    )
    await route.fulfill({
      response,
      headers: { ...headers, ...(policy && { "content-security-policy": policy }) },
    })
  })
}

/** The editor of a build with these variables. */
export async function connectEditor(page: Page, variables: EditorEnvironment) {
  await giveVariables(page, variables)
  // The policy a build with these variables would send.
  await page.route("**/admin/", async (route) => {
    const response = await route.fetch()
    const policy = { "content-security-policy": editorPolicy(variables) }
    await route.fulfill({ response, headers: { ...response.headers(), ...policy } })
  })
}

/** Opens the editor and logs in, up to the list of products. */
export async function openEditor(page: Page, address = "/admin/"): Promise<void> {
  await page.goto(address)
  await page.getByRole("button", { name: "Login" }).click()
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible({
    timeout: 20_000,
  })
}

/** Goes to a place of the open editor: "/collections/branches/new". */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.goto(`/admin/#${place}`)
}

/** Opens the form of a new entry. Decap shows it a moment before it takes what is typed. */
export async function openNewEntry(page: Page, collection: string) {
  await goTo(page, `/collections/${collection}/new`)
  const standIn = previewOf(page).getByText(/^\[.+\]/)
  await expect(standIn.first()).toBeAttached()
}

/** Opens the form of an entry and waits until its values are there. */
export async function openEntry(page: Page, place: string, [label, value]: [string, string]) {
  await goTo(page, place)
  await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(value)
}

export const previewOf = (page: Page): FrameLocator => page.frameLocator("#preview-pane")

/** The preview of the open form shows what is typed into a field. Afterwards the field has its old text again. */
export async function expectPreviewFollows(page: Page, label: string, before: string | undefined) {
  const field = page.getByLabel(label, { exact: true }).first()
  await field.fill("Typed just now")
  const shown = previewOf(page).getByText("Typed just now").first()
  await expect(shown, page.url()).toBeAttached()
  await expect(page.getByText("Check for Preview")).toBeHidden()
  // So that leaving the form does not ask.
  await field.fill(String(before))
}

/** Asks to publish what is in the form, whatever comes of it. */
export async function pressPublish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await page.getByRole("menuitem", { name: "Publish now", exact: true }).click()
}

/** Publishes what is in the form. */
export async function publish(page: Page): Promise<void> {
  await pressPublish(page)
  await expect(page.getByText("Changes saved")).toBeVisible()
}
