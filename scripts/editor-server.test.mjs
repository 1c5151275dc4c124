import { execFileSync, spawn } from "node:child_process"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { request } from "node:http"
import os from "node:os"
import path from "node:path"
import { freePort } from "../tests/free-port"

/** @type {string} */
let folder
/** @type {import("node:child_process").ChildProcess} */
let server
/** @type {number} */
let port

const token = "0123456789abcdef"
const origin = "http://localhost:8000"
const english = "content/products/angle.json"
const hindi = "content/hi/products/angle.json"

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "editor-server-"))
  const git = (/** @type {string[]} */ ...args) => execFileSync("git", args, { cwd: folder })
  const person = ["-c", "user.name=Asha", "-c", "user.email=asha@example.com"]
  git("init", "--quiet")
  mkdirSync(path.join(folder, "content/media"), { recursive: true })
  for (const file of [english, hindi]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), '{ "name": "Angle" }')
  }
  git("add", ".")
  git(...person, "commit", "--quiet", "-m", "Content: as it was")
  symlinkSync(folder, path.join(folder, "content/products/away"))
  // What a page that could write to .git would leave there.
  git("config", "core.fsmonitor", `touch ${path.join(folder, "HAS-RUN")}; false`)

  port = await freePort()
  server = spawn(process.execPath, ["scripts/editor-server.mjs"], {
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      EDITOR_TOKEN: token,
      EDITOR_ORIGINS: `${origin} http://127.0.0.1:8000`,
      GIT_REPO_DIRECTORY: folder,
    },
  })
  const isUp = () =>
    ask({ action: "info" }).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50))
}, 30_000)

afterAll(() => {
  server?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Asks as the editor's page does, but for what `headers` and `address` change.
 *
 * @param {object} question
 * @param {{ headers?: Record<string, string>, address?: string }} [options]
 * @returns {Promise<{ status: number | undefined, body: string }>}
 */
function ask(question, { headers = {}, address = `/${token}/api/v1` } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path: address,
        method: "POST",
        headers: {
          Host: `127.0.0.1:${port}`,
          Origin: origin,
          "Content-Type": "application/json",
          ...headers,
        },
      },
      (response) => {
        let body = ""
        response.on("data", (part) => (body += part))
        response.on("end", () => resolve({ status: response.statusCode, body }))
      },
    )
    sent.on("error", reject)
    sent.end(JSON.stringify({ branch: "main", ...question }))
  })
}

test("all entries are read at once, links left out, and the files of content/media", async () => {
  const { body } = await ask({}, { address: `/${token}/api/v1/content` })
  const { files, media } = JSON.parse(body)
  const text = '{ "name": "Angle" }'
  const paths = ["hi/products/angle.json", "products/angle.json"]
  expect(files).toEqual(expect.arrayContaining(paths.map((file) => ({ path: file, text }))))
  expect(files.every(({ path: file }) => !file.includes("away"))).toBe(true)
  expect(media).toEqual([])
})

/** @param {string} file */
const write = (file) => ({
  action: "persistEntry",
  params: {
    branch: "main",
    dataFiles: [{ slug: "x", path: file, raw: "written" }],
    assets: [],
    options: {
      collectionName: "products",
      commitMessage: "x",
      useWorkflow: false,
      status: "draft",
    },
  },
})
/** @param {string} file */
const read = (file) => ({ action: "getEntry", params: { branch: "main", path: file } })
/** @param {string} file */
const inFolder = (file) => path.join(folder, file)

test("the editor's page reads, writes and deletes below content/", async () => {
  expect((await ask(read(english))).body).toContain("Angle")
  expect((await ask(write("content/products/new.json"))).status).toBe(200)
  expect(readFileSync(inFolder("content/products/new.json"), "utf8")).toBe("written")
  const options = { commitMessage: "x" }
  const remove = {
    action: "deleteFile",
    params: { branch: "main", path: "content/products/new.json", options },
  }
  expect((await ask(remove)).status).toBe(200)
  expect(existsSync(inFolder("content/products/new.json"))).toBe(false)
})

test.each([
  ["another Host (DNS rebinding)", { headers: { Host: "evil.example:8081" } }],
  ["another Origin", { headers: { Origin: "http://evil.example" } }],
  ["another port of this computer", { headers: { Origin: "http://localhost:3000" } }],
  ["no token", { address: "/api/v1" }],
  ["a wrong token", { address: "/0000/api/v1" }],
])("whoever asks with %s is refused, and nothing is written", async (_, options) => {
  expect((await ask(read(english), options)).status).toBe(403)
  expect((await ask(write("content/products/foreign.json"), options)).status).toBe(403)
  expect(existsSync(inFolder("content/products/foreign.json"))).toBe(false)
  const address = `${options.address ?? `/${token}/api/v1`}/versions`
  expect((await ask({ path: "products/angle.json" }, { ...options, address })).status).toBe(403)
})

test.each([
  ".git/config",
  "content/products/../../x",
  "content/.hidden.json",
  "content/products/away/x.json",
  "content\\..\\x",
  "/tmp/x",
  "content",
])("no file outside content/ is read or written: %s", async (file) => {
  expect((await ask(read(file))).status).toBe(403)
  expect((await ask(write(file))).status).toBe(403)
  expect((await ask({ action: "getMedia", params: { mediaFolder: file } })).status).toBe(403)
  expect(
    (await ask({ action: "deleteFiles", params: { paths: [english, file], options: {} } })).status,
  ).toBe(403)
  expect(existsSync(inFolder("x"))).toBe(false)
  expect(existsSync(inFolder("x.json"))).toBe(false)
})

test.each([
  "/api/v1/",
  "/API/V1",
  "/api/V1/",
  "/api/v1//",
  "/api/v1?x",
  "/api/v1/Versions",
  "/%61pi/v1",
])(
  "nothing outside content/ is read or written at another spelling of the address: %s",
  async (spelling) => {
    const address = `/${token}${spelling}`
    const isRefused = ({ status }) => status === 403 || status === 404
    expect(isRefused(await ask(read("package.json"), { address }))).toBe(true)
    expect(isRefused(await ask(write("scripts/evil.mjs"), { address }))).toBe(true)
    expect(existsSync(inFolder("scripts"))).toBe(false)
  },
)

test("the history of an entry is listed in both languages, and Git runs no program of the settings", async () => {
  for (const entry of ["products/angle.json", "hi/products/angle.json"]) {
    const versions = await ask({ path: entry }, { address: `/${token}/api/v1/versions` })
    const text = '{ "name": "Angle" }'
    expect(JSON.parse(versions.body)).toMatchObject([
      { name: "Asha", message: "Content: as it was", text },
    ])
  }
  rmSync(inFolder(hindi))
  const gone = await ask({ folder: "hi/products" }, { address: `/${token}/api/v1/deleted` })
  expect(JSON.parse(gone.body)).toMatchObject([{ path: "hi/products/angle.json" }])
  expect(existsSync(inFolder("HAS-RUN"))).toBe(false)
})
