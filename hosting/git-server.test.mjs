import { execFileSync, spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { nginxFile } from "../src/build/hosting/nginx-file"

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

/**
 * A project whose check refuses a word, and whose build copies the text and then waits for a file named go. Its check needs
 * installed packages, as that of the real project does.
 */
const projectWhoseCheckRefuses = (word, more = "") => ({
  ".gitignore": "node_modules/\n.cache/\npublic/\nsite/\n",
  "scripts/install.mjs": `
    import fs from "node:fs"
    fs.mkdirSync("node_modules", { recursive: true })
    fs.writeFileSync("node_modules/word.txt", ${JSON.stringify(word)})
    while (fs.existsSync("../hold-install")) await new Promise((resolve) => setTimeout(resolve, 20))`,
  "scripts/check-content.mjs": `
    import { readFileSync } from "node:fs"
    ${more}
    const word = readFileSync("node_modules/word.txt", "utf8")
    if (readFileSync((process.argv[2] ?? "content") + "/text.txt", "utf8").includes(word)) {
      console.error("content/text.txt:1: must not be " + word)
      process.exit(3)
    }`,
  "scripts/build.mjs": `
    import fs from "node:fs"
    const text = fs.readFileSync("content/text.txt", "utf8")
    fs.appendFileSync("../builds", text + "\\n")
    await import("./check-content.mjs")
    fs.mkdirSync("site", { recursive: true })
    fs.writeFileSync("site/index.html", "")
    while (!fs.existsSync("../go")) await new Promise((resolve) => setTimeout(resolve, 20))
    if (text === "broken") throw new Error("the text is broken")
    fs.writeFileSync("site/index.html", text.replace("$SITE_NAME", process.env.SITE_NAME))`,
})

// No single step is slow, but each push starts a dozen programs.
jest.setTimeout(120_000)

/** A test of many pushes. They run with npm run test:full: together they take longer than all other unit tests of a room. */
const longTest = process.env.LONG_TESTS === "1" ? test : () => undefined

beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "git-server-"))
  const repository = path.join(folder, "site.git")
  const site = path.join(folder, "site")
  const editor = path.join(folder, "editor")
  fs.mkdirSync(site)
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", repository)
  git(repository, "config", "site.folder", site)
  for (const hook of ["pre-receive", "post-receive"]) {
    fs.symlinkSync(path.join(hooks, hook), path.join(repository, "hooks", hook))
  }
  fs.mkdirSync(editor)
  git(editor, "init", "--quiet", "--initial-branch=main")
  git(editor, "remote", "add", "origin", repository)
  server = { folder, repository, site, editor, logs: [] }
  write(projectWhoseCheckRefuses("bad"))
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

/** Writes files into the editor's clone. */
function write(files) {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(server.editor, file)), { recursive: true })
    fs.writeFileSync(path.join(server.editor, file), text)
  }
}

function commit(text, message = `Content: change text to ${text}`) {
  write({ "content/text.txt": text })
  git(server.editor, "add", ".")
  git(server.editor, "commit", "--quiet", "--allow-empty", "-m", message)
  return git(server.editor, "rev-parse", "HEAD")
}

/** The server's answer to a push, and the log of the build it starts. */
function push(...more) {
  const { status, stderr } = spawnSync("git", ["push", "origin", "main", ...more], {
    cwd: server.editor,
    encoding: "utf8",
  })
  const [, log] = /Log: (\S+)/.exec(stderr) ?? []
  if (log) server.logs.push(log)
  return { accepted: status === 0, output: stderr, log }
}

const end = ({ log }) => until(() => textOf(log).includes("Ended with code"))

/** Ends the build of the last push as a lack of memory would. */
function kill({ log }) {
  const [, group] = /kill -- -(\d+)/.exec(textOf(log))
  process.kill(-Number(group), "SIGKILL")
  server.logs.pop()
}

const served = () => fs.readFileSync(path.join(server.site, "current/index.html"), "utf8")
const builds = () => fs.readFileSync(path.join(server.site, "builds"), "utf8").trim().split("\n")

async function publish(text) {
  const id = commit(text)
  const pushed = push()
  if (!pushed.accepted) throw new Error(pushed.output)
  await end(pushed)
  return id
}

test("a commit with bad content is refused with a sentence, and the site stays", async () => {
  await publish("good")
  commit("bad")
  const { accepted, output } = push()
  expect(accepted).toBe(false)
  expect(output).toContain("content/text.txt:1: must not be bad")
  expect(output).toContain("The site stays as it is")
  expect(served()).toBe("good")
  expect(git(server.repository, "log", "-1", "--format=%s")).toBe("Content: change text to good")
  expect(fs.readdirSync(server.site).filter((name) => name.startsWith("check-"))).toEqual([])
  // Nor is it hidden by an attribute.
  write({ "content/.gitattributes": "text.txt export-ignore\n" })
  commit("bad, too")
  expect(push().output).toContain("content/text.txt:1: must not be bad")
})

test("the first push is accepted unchecked, and its build publishes nothing that has a fault", async () => {
  commit("bad")
  const pushed = push()
  expect(pushed).toMatchObject({
    accepted: true,
    output: expect.stringContaining("Not checked here"),
  })
  await end(pushed)
  expect(textOf(pushed.log)).toContain("content/text.txt:1: must not be bad")
  expect(fs.existsSync(path.join(server.site, "current"))).toBe(false)
  await publish("good")
  expect(served()).toBe("good")
})

test("no code of a push runs before the push is accepted", async () => {
  await publish("good")
  const trace = path.join(server.folder, "pushed-code-ran")
  const leavesTrace = `await import("node:fs").then((fs) => fs.writeFileSync(${JSON.stringify(trace)}, ""))`
  write(projectWhoseCheckRefuses("bad", leavesTrace))
  holdBuilds()
  fs.writeFileSync(path.join(server.site, "hold-install"), "")
  commit("better")
  const pushed = push()
  expect(pushed.accepted).toBe(true)
  expect(fs.existsSync(trace)).toBe(false)
  fs.rmSync(path.join(server.site, "hold-install"))
  letBuildsEnd()
  await end(pushed)
  expect(fs.existsSync(trace)).toBe(true)
})

longTest(
  "a commit whose code brings a new package or a new rule is accepted, and checked with them from then on",
  async () => {
    await publish("good")
    // The accepted check refuses this text; the pushed one needs packages that only its own installation brings.
    write(projectWhoseCheckRefuses("worse", 'await import("../node_modules/new-package.mjs")'))
    write({
      "scripts/install.mjs": `${projectWhoseCheckRefuses("worse")["scripts/install.mjs"]}
      fs.writeFileSync("node_modules/new-package.mjs", "")`,
    })
    commit("bad")
    const pushed = push()
    expect(pushed).toMatchObject({
      accepted: true,
      output: expect.stringContaining("code changes too"),
    })
    await end(pushed)
    expect(served()).toBe("bad")
    commit("worse")
    expect(push().output).toContain("content/text.txt:1: must not be worse")
    expect(served()).toBe("bad")
  },
)

longTest(
  "of several pushes during a build the newest is served, and those between are not built",
  async () => {
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
  },
)

longTest("uploads alone are not built; the entry that follows brings them along", async () => {
  await publish("first")
  commit("first with a picture", "[skip ci] Content: upload “picture.jpg”")
  expect(push().output).toContain("nothing to build")
  expect(builds()).toEqual(["first"])
  git(server.editor, "commit", "--quiet", "--allow-empty", "-m", "Content: change product “alpha”")
  await end(push())
  expect(served()).toBe("first with a picture")
})

longTest(
  "another branch is neither checked nor built, and a commit pushed again needs no build",
  async () => {
    const first = await publish("first")
    git(server.editor, "checkout", "--quiet", "-b", "draft")
    commit("bad")
    expect(spawnSync("git", ["push", "origin", "draft"], { cwd: server.editor }).status).toBe(0)
    git(server.editor, "checkout", "--quiet", "main")
    await publish("second")
    git(server.editor, "reset", "--quiet", "--hard", first)
    await end(push("--force"))
    expect(served()).toBe("first")
    expect(builds()).toEqual(["first", "second"])
  },
)

longTest(
  "a build that fails or is killed leaves the old site whole, and the next push is built",
  async () => {
    await publish("first")
    commit("broken")
    const failing = push()
    await end(failing)
    expect(textOf(failing.log)).toContain("the text is broken")
    expect(served()).toBe("first")
    holdBuilds()
    commit("second")
    const killed = push()
    await until(() => builds().includes("second"))
    kill(killed)
    letBuildsEnd()
    expect(served()).toBe("first")
    await publish("third")
    expect(served()).toBe("third")
  },
)

longTest(
  "the build has the server's variables, and the same commit is built again after a change of them",
  async () => {
    const publishAgain = () =>
      execFileSync(path.join(hooks, "publish"), [server.repository], { encoding: "utf8" })
    for (const name of ["Doab", "Tubes"]) {
      fs.writeFileSync(path.join(server.site, "environment"), `export SITE_NAME=${name}\n`)
      if (name === "Doab") await publish("$SITE_NAME")
      else expect(publishAgain()).toContain("is the site now")
      expect(publishAgain()).toContain("is the site already")
      expect(served()).toBe(name)
    }
    expect(fs.readdirSync(path.join(server.site, "releases"))).toHaveLength(2)
  },
)

longTest("as many releases stay as are to be kept, and always the one served", async () => {
  for (const [text, keep, left] of [
    ["1", 2, 1],
    ["2", 2, 2],
    ["3", 2, 2],
    ["4", 0, 1],
  ]) {
    git(server.repository, "config", "site.keep", String(keep))
    await publish(text)
    expect(fs.readdirSync(path.join(server.site, "releases"))).toHaveLength(left)
    expect(served()).toBe(text)
  }
})

test("a check that is broken itself locks no editor out: the build decides", async () => {
  await publish("good")
  write({ "scripts/check-content.mjs": 'throw new Error("the check is broken")' })
  commit("next")
  await end(push())
  write(projectWhoseCheckRefuses("bad"))
  fs.writeFileSync(path.join(server.editor, "scripts/check-content.mjs"), "throw new Error()")
  commit("mended")
  const pushed = push()
  expect(pushed.accepted).toBe(true)
  expect(pushed.output).not.toContain("correct the content")
  await end(pushed)
  expect(served()).toBe("good")
})

longTest(
  "when the command after a release fails, the site stays; the same commit is tried again",
  async () => {
    await publish("first")
    git(server.repository, "config", "site.afterwards", "test -f allowed")
    commit("second")
    const pushed = push()
    await end(pushed)
    expect(textOf(pushed.log)).toContain("The site stays as it was")
    expect(served()).toBe("first")
    fs.writeFileSync(path.join(server.site, "allowed"), "")
    execFileSync(path.join(hooks, "publish"), [server.repository])
    expect(served()).toBe("second")
    expect(builds()).toEqual(["first", "second"])
  },
)

describe("the rules of nginx that a build writes", () => {
  /** Runs the script with a stand-in for nginx that reads site.conf*, and accepts exactly one file, if it does not contain the word "broken". */
  function giveToNginx(more = "") {
    const rules = nginxFile(
      [
        {
          path: "/*",
          headers: { "X-Frame-Options": "DENY", "Content-Security-Policy": "default-src 'none'" },
        },
        { path: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
      ],
      [{ fromPath: "/info", toPath: "/about" }],
      ["/404", "/hi/404"],
    )
    const name = "a".repeat(40)
    const release = path.join(server.site, "releases", name)
    fs.mkdirSync(release, { recursive: true })
    fs.writeFileSync(path.join(release, "_nginx.conf"), `${rules}${more}\n`)
    fs.rmSync(path.join(server.site, "current"), { force: true })
    fs.symlinkSync(`releases/${name}`, path.join(server.site, "current"))
    const bin = path.join(server.folder, "bin")
    const file = path.join(server.folder, "site.conf")
    fs.mkdirSync(bin, { recursive: true })
    const nginx = `#!/bin/bash\nfound=(${file}*)\n[ \${#found[@]} = 1 ] && ! grep -q broken ${file}\n`
    fs.writeFileSync(path.join(bin, "nginx"), nginx, { mode: 0o755 })
    const env = { PATH: `${bin}:${process.env.PATH}`, SITE_FOLDER: server.site, NGINX_RULES: file }
    const { status, stderr } = spawnSync(path.join(hooks, "site-nginx"), { encoding: "utf8", env })
    return { status, stderr, given: textOf(file) }
  }

  test("are given to it with the folder of the release; what it does not accept is taken back", () => {
    const { status, given } = giveToNginx()
    expect(status).toBe(0)
    expect(given).toMatch(/^root \S+\/releases\/a{40};\n/)
    expect(given).toContain("location = /info { return 301 /about$is_args$args; }")
    expect(giveToNginx()).toEqual({ status: 0, stderr: "", given })
    const refused = giveToNginx('set $site_x "broken";')
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain("it goes on with those of before")
    expect(refused.given).toBe(given)
  })

  test.each([
    "access_log /etc/cron.d/x;",
    'set $site_x "a"; access_log /x;',
    'set $site_x "a\\\\"; error_log /x; set $b "";',
    "location = /x { return 404; } error_log /x;",
    "location = /x { try_files /../../etc/passwd; }",
    "include /etc/shadow;",
    "server { listen 80; }",
  ])("are refused with a line of another kind: %s", (line) => {
    const { status, stderr, given } = giveToNginx(line)
    expect(status).toBe(1)
    expect(stderr).toContain(line)
    expect(given).toBe("")
  })
})
