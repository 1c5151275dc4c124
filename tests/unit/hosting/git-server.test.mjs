import { execFileSync, spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

const hooks = path.resolve("hosting/git-server")

/** A server with a bare repository, the hooks and a served folder, and an editor's clone of a stand-in project. */
let server

function git(folder, ...args) {
  const identity = ["-c", "user.name=Editor", "-c", "user.email=editor@example.com"]
  return execFileSync("git", [...identity, ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  }).trim()
}

/** Its check refuses the word "bad"; its build copies the text, and lasts until a file named go is there. */
const standIn = {
  "package.json": JSON.stringify({ name: "site", scripts: { build: "node build.mjs" } }),
  ".gitignore": "node_modules/\n.cache/\npublic/\n",
  "scripts/check-content.mjs": `
    import { readFileSync } from "node:fs"
    if (readFileSync("content/text.txt", "utf8").includes("bad")) {
      console.error("content/text.txt:1: must not be bad")
      process.exit(1)
    }`,
  "build.mjs": `
    import fs from "node:fs"
    const text = fs.readFileSync("content/text.txt", "utf8")
    fs.mkdirSync("public", { recursive: true })
    fs.mkdirSync("node_modules", { recursive: true })
    fs.writeFileSync("public/index.html", "")
    fs.appendFileSync("../builds", text + "\\n")
    while (!fs.existsSync("../go")) await new Promise((resolve) => setTimeout(resolve, 20))
    if (text === "broken") throw new Error("the text is broken")
    fs.writeFileSync("public/index.html", text.replace("$SITE_NAME", process.env.SITE_NAME))`,
}

// Nothing here is slow by itself, but each push starts a dozen programs.
jest.setTimeout(60_000)

beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "git-server-"))
  const repository = path.join(folder, "site.git")
  const site = path.join(folder, "site")
  const editor = path.join(folder, "editor")
  fs.mkdirSync(site)
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", repository)
  git(repository, "config", "site.folder", site)
  git(repository, "config", "site.keep", "3")
  for (const hook of ["pre-receive", "post-receive"]) {
    fs.symlinkSync(path.join(hooks, hook), path.join(repository, "hooks", hook))
  }
  for (const [file, text] of Object.entries(standIn)) {
    fs.mkdirSync(path.dirname(path.join(editor, file)), { recursive: true })
    fs.writeFileSync(path.join(editor, file), text)
  }
  git(editor, "init", "--quiet", "--initial-branch=main")
  git(editor, "remote", "add", "origin", repository)
  server = { folder, repository, site, editor, logs: [] }
  letBuildsEnd()
})

afterEach(async () => {
  letBuildsEnd()
  for (const log of server.logs) await until(() => /Ended with code/.test(textOf(log)))
  fs.rmSync(server.folder, { recursive: true, force: true })
})

const letBuildsEnd = () => fs.writeFileSync(path.join(server.site, "go"), "")
const holdBuilds = () => fs.rmSync(path.join(server.site, "go"))

const textOf = (file) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "")

async function until(isSo) {
  for (let waited = 0; !isSo(); waited += 20) {
    if (waited > 30_000) throw new Error(`Waited in vain until ${isSo}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function commit(text, message = `Content: change text to ${text}`) {
  fs.mkdirSync(path.join(server.editor, "content"), { recursive: true })
  fs.writeFileSync(path.join(server.editor, "content/text.txt"), text)
  git(server.editor, "add", ".")
  git(server.editor, "commit", "--quiet", "--allow-empty", "-m", message)
  return git(server.editor, "rev-parse", "HEAD")
}

/** What the server answers to a push, and the log of the build it starts. */
function push(...more) {
  const { status, stderr } = spawnSync("git", ["push", "origin", "main", ...more], {
    cwd: server.editor,
    encoding: "utf8",
  })
  const [, log] = /Log: (\S+)/.exec(stderr) ?? []
  if (log) server.logs.push(log)
  return { accepted: status === 0, says: stderr, log }
}

const end = ({ log }) => until(() => textOf(log).includes("Ended with code"))

const served = () => fs.readFileSync(path.join(server.site, "current/index.html"), "utf8")
const builds = () => fs.readFileSync(path.join(server.site, "builds"), "utf8").trim().split("\n")

async function publish(text) {
  const id = commit(text)
  const pushed = push()
  if (!pushed.accepted) throw new Error(pushed.says)
  await end(pushed)
  return id
}

test("what is pushed is served by itself, and the old release is kept", async () => {
  const first = await publish("first")
  expect(served()).toBe("first")
  const second = await publish("second")
  expect(served()).toBe("second")
  expect(fs.readdirSync(path.join(server.site, "releases")).sort()).toEqual([first, second].sort())
})

test("a commit with bad content is refused with its sentence, and the site stays", async () => {
  await publish("good")
  commit("bad")
  const { accepted, says } = push()
  expect(accepted).toBe(false)
  expect(says).toContain("content/text.txt:1: must not be bad")
  expect(says).toContain("The site stays as it is")
  expect(served()).toBe("good")
  expect(git(server.repository, "log", "-1", "--format=%s")).toBe("Content: change text to good")
  expect(fs.readdirSync(server.site).filter((name) => name.startsWith("check-"))).toEqual([])
})

test("of several pushes during a build the newest is served, and those between are not built", async () => {
  await publish("first")
  holdBuilds()
  const pushes = []
  for (const text of ["second", "third", "fourth"]) {
    commit(text)
    pushes.push(push())
    await until(() => builds().includes("second"))
  }
  expect(served()).toBe("first")
  letBuildsEnd()
  for (const pushed of pushes) await end(pushed)
  expect(served()).toBe("fourth")
  expect(builds()).toEqual(["first", "second", "fourth"])
})

test("uploads alone are not built; the entry that follows brings them along", async () => {
  await publish("first")
  commit("first with a picture", "[skip ci] Content: upload “picture.jpg”")
  expect(push().says).toContain("nothing to build")
  expect(builds()).toEqual(["first"])
  git(server.editor, "commit", "--quiet", "--allow-empty", "-m", "Content: change product “alpha”")
  await end(push())
  expect(served()).toBe("first with a picture")
})

test("a build that fails leaves the old site, and says why in its log", async () => {
  await publish("first")
  commit("broken")
  const pushed = push()
  await end(pushed)
  expect(served()).toBe("first")
  expect(textOf(pushed.log)).toContain("the text is broken")
  await publish("mended")
  expect(served()).toBe("mended")
})

test("a build that is killed leaves the old site whole, and the next push is built", async () => {
  await publish("first")
  holdBuilds()
  commit("second")
  const killed = push()
  await until(() => builds().includes("second"))
  const [, group] = /kill -- -(\d+)/.exec(textOf(killed.log))
  process.kill(-Number(group), "SIGKILL")
  server.logs.pop()
  expect(served()).toBe("first")
  letBuildsEnd()
  await publish("third")
  expect(served()).toBe("third")
})

test("an earlier commit that is pushed again is served from its release without a build", async () => {
  const first = await publish("first")
  await publish("second")
  git(server.editor, "reset", "--quiet", "--hard", first)
  await end(push("--force"))
  expect(served()).toBe("first")
  expect(builds()).toEqual(["first", "second"])
})

test("no more releases are kept than set", async () => {
  for (const text of ["1", "2", "3", "4"]) await publish(text)
  expect(fs.readdirSync(path.join(server.site, "releases"))).toHaveLength(3)
  expect(served()).toBe("4")
})

test("the build has the server's variables, and what comes after a release is done after it", async () => {
  fs.writeFileSync(path.join(server.site, "environment"), "export SITE_NAME=Doab\n")
  git(server.repository, "config", "site.afterwards", `cat current/index.html > after`)
  commit("$SITE_NAME")
  await end(push())
  expect(served()).toBe("Doab")
  expect(textOf(path.join(server.site, "after"))).toBe("Doab")
})

test("another branch is neither checked nor built", async () => {
  await publish("first")
  git(server.editor, "checkout", "--quiet", "-b", "draft")
  commit("bad")
  expect(spawnSync("git", ["push", "origin", "draft"], { cwd: server.editor }).status).toBe(0)
  expect(builds()).toEqual(["first"])
})
