import { spawn, spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, test as base, type FrameLocator, type Page, type Request } from "@playwright/test"
import { faultsOf } from "../../src/content/check/read-files"
import { faultLine } from "../../src/content/check/fault"
import { freePort } from "../free-port"
import { type Violations, watchViolations } from "./page-faults"

const projectRoot = path.resolve(__dirname, "../..")

/** How the address of the editor's file server ends. */
export const editorApi = "/api/v1"

/** A copy of the project's content in a Git repository of its own, with the editor's file server. */
type ScratchProject = Awaited<ReturnType<typeof openScratchProject>>

/** The editor in a page of its own, up to its login, with a scratch project behind it. */
export const testOnOwnPage = base.extend<{ project: ScratchProject }>({
  project: async ({ page, baseURL }, use) => {
    const project = await openScratchProject(String(baseURL))
    await leadToFileServer(page, project.fileServer)
    const violations = await watchViolations(page)
    await use(project)
    violations.expectNone()
    // Decap may still be asking for something, and the file server is about to end.
    await page.unrouteAll({ behavior: "ignoreErrors" })
    project.close()
  },
})

interface Sitting {
  readonly page: Page
  readonly project: ScratchProject
  readonly violations: Violations
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
      const project = await openScratchProject(String(options.baseURL))
      const { baseURL, locale, serviceWorkers, viewport } = options
      const context = await browser.newContext({ baseURL, locale, serviceWorkers, viewport })
      const page = await context.newPage()
      await leadToFileServer(page, project.fileServer)
      const violations = await watchViolations(page)
      await withoutSlidingMessages(page)
      await openEditor(page)
      await use({ page, project, violations })
      await context.close()
      project.close()
    },
    { scope: "worker", timeout: 240_000 },
  ],
  page: async ({ sitting: { page, project } }, use) => {
    await backToProducts(page)
    await use(page)
    for (const event of heardByTests) page.removeAllListeners(event)
    project.undoChanges()
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

/** Leaves whatever a test before has opened: a window, a notice, a form that is not saved. */
async function backToProducts(page: Page): Promise<void> {
  page.on("dialog", (dialog) => void dialog.accept())
  await page.keyboard.press("Escape")
  await goTo(page, "/collections/products")
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  // A message of Decap from an earlier step, such as "Changes saved", must not count for this one.
  const messages = page.locator(".Toastify__toast")
  for (const message of await messages.all()) await message.click({ timeout: 2000 }).catch(() => {})
  await expect(messages).toHaveCount(0)
  page.removeAllListeners("dialog")
}

/** @param site where the editor is opened */
async function openScratchProject(site: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "scratch-project-"))
  for (const name of ["content", "static"]) {
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true })
  }
  const git = gitIn(folder)
  const author = (name: string) => [
    "-c",
    `user.name=${name}`,
    "-c",
    "user.email=editor@example.com",
  ]
  git("init", "--quiet")
  git("add", ".")
  git(...author("Test"), "commit", "-qm", "As it was")
  const asItWas = git("rev-parse", "HEAD").trim()
  const server = await startFileServer(folder, site)
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  return {
    fileServer: server.address,
    /** The changes since the copy, by Git: each path with the lines added and removed. */
    changes: () => {
      // So that new files are in the difference too.
      git("add", "--intent-to-add", ".")
      const files = git("diff", "--name-only").split("\n").filter(Boolean)
      return files.map((file) => changeOf(file, git("diff", "--unified=0", "--", file)))
    },
    /** A file of the copy, as text. The path starts at its root. */
    read: (file: string) => readFileSync(path.join(folder, file), "utf8"),
    /** Writes a file of the copy, as somebody else would. */
    write,
    /** Writes a file of the copy and commits it under somebody's name. */
    commit: (file: string, text: string, name: string) => {
      write(file, text)
      git(...author(name), "commit", "--quiet", "-m", `Content: change ${file}`, "--", file)
    },
    /** What the project's content check finds in the copy: a sentence for each fault. */
    contentFaults: async () => (await faultsOf(path.join(folder, "content"))).map(faultLine),
    undoChanges: () => {
      git("reset", "--quiet", "--hard", asItWas)
      git("clean", "--quiet", "--force", "-d")
    },
    close: () => {
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
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
function changeOf(file: string, difference: string) {
  const after = (sign: string) =>
    difference
      .split("\n")
      .filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
      .map((line) => line.slice(1))
  return { path: file, removed: after("-"), added: after("+") }
}

/** The editor's file server on a folder, for the editor of the sites at these addresses, separated by blanks. */
export async function startFileServer(folder: string, sites: string) {
  const port = await freePort()
  const token = "token-of-the-test"
  const server = spawn(process.execPath, [path.join(projectRoot, "scripts/editor-server.mjs")], {
    stdio: "ignore",
    env: {
      ...process.env,
      ENDS_WITH: String(process.pid),
      PORT: String(port),
      EDITOR_TOKEN: token,
      EDITOR_ORIGINS: sites,
      GIT_REPO_DIRECTORY: folder,
    },
  })
  const address = `http://127.0.0.1:${port}/${token}${editorApi}`
  const question = { method: "POST", headers: { Origin: sites.split(" ")[0] ?? "" } }
  // Any answer: this is no question of the editor.
  const answers = () => fetch(address, question).then(Boolean, () => server.exitCode)
  await expect.poll(answers, { message: "the editor's file server answers" }).toBe(true)
  return { address, kill: () => server.kill() }
}

/**
 * Leads the editor of a published site to a file server. The policy of a published editor does not let it ask there, so /admin/ is
 * sent with one that does.
 */
export async function leadToFileServer(page: Page, address: string): Promise<void> {
  await giveVariables(page, { GATSBY_DECAP_SERVER_URL: address })
  const { origin } = new URL(address)
  // Chrome lets no page ask a server on this computer unless it has come from there itself or may do so.
  await page.context().grantPermissions(["local-network-access"])
  await page.route("**/admin/", async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const headers = response.headers()
    const policy = headers["content-security-policy"] ?? ""
    headers["content-security-policy"] = policy.replace("connect-src", `connect-src ${origin}`)
    await route.fulfill({ response, headers })
  })
}

/**
 * Lets the compiled editor find these variables. The build of the tests has none of them set, and what is not set is looked
 * up on an empty object: each object is given them, where no loop over its keys comes upon them.
 */
export async function giveVariables(page: Page, variables: object): Promise<void> {
  await page.addInitScript((given) => {
    for (const [name, value] of Object.entries(given)) {
      Object.defineProperty(Object.prototype, name, { value })
    }
  }, variables)
}

/** Opens the editor and logs in, up to the list of products. */
export async function openEditor(page: Page, address = "/admin/"): Promise<void> {
  await page.goto(address)
  await page.getByRole("button", { name: "Login" }).click()
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible()
}

/** Goes to a place of the open editor: "/collections/branches/new". */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.goto(`/admin/#${place}`)
}

/** Opens the form of a new entry. Decap shows it a moment before it takes what is typed. */
export async function openNewEntry(page: Page, collection: string) {
  await goTo(page, `/collections/${collection}/new`)
  await expect(
    previewOf(page)
      .getByText(/^\[.+\]/)
      .first(),
  ).toBeAttached()
}

/** What is called so in English: a form shows "Heading · शीर्षक", and behind it whether it may be left empty. */
export function labelled(english: string): RegExp {
  return new RegExp(`^${english.replace(/[.*+?^$()|]/g, "\\$&")}( · .*)?( \\(optional\\))?$`)
}

/** Opens the form of an entry and waits until its values are there. */
export async function openEntry(page: Page, place: string, [label, value]: [string, string]) {
  await goTo(page, place)
  await expect(page.getByLabel(labelled(label)).first()).toHaveValue(value)
}

export const previewOf = (page: Page): FrameLocator => page.frameLocator("#preview-pane")

/** Holds back the answers to some questions to the server, and scripts that load late. Returns what lets them go. */
export async function holdAnswers(page: Page, isHeld: (request: Request) => boolean) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/api\/v1(\/|$)|\/admin\/parts\/[^/]*\.js$/, async (route) => {
    if (isHeld(route.request())) await released
    await route.fallback()
  })
  return letGo
}

/** Asks to publish what is in the form, whatever comes of it. */
export async function pressPublish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await page.getByRole("menuitem", { name: "Publish now", exact: true }).click()
}

/** Publishes what is in the form, and waits until the form of a new entry has the address of the entry. */
export async function publish(page: Page): Promise<void> {
  await pressPublish(page)
  await expect(page.getByText("Changes saved")).toBeVisible()
  await expect(page).toHaveURL(/\/entries\//)
}

/** Waits until a formatted text knows where the caret is: Slate reads that a tenth of a second later, and puts the caret back there. */
export const caretIsRead = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
