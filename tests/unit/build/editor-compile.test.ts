import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import webpack from "gatsby/webpack"
import { compileWhenChanged, type CompileConfig } from "../../../src/build/editor-compile"

let project: string

const files = {
  "package.json": "{}",
  "package-lock.json": "{}",
  "gatsby-config.ts": "",
  "src/cms/cms.js": `import { model } from "../content-model/model"\nconsole.log(model)`,
  "src/content-model/model.js": `export const model = "product"`,
  "src/pages/about.js": `export const about = 1`,
  "content/products/alpha.json": `{ "name": "Alpha" }`,
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), "editor-compile-"))
  for (const [file, text] of Object.entries(files)) write(file, text)
  await compile()
})

afterEach(() => rmSync(project, { recursive: true, force: true }))

const environment = { NODE_ENV: "production", GATSBY_CMS_REPO: "doab/website" } as const

/** Runs webpack as the build does, and says whether it wrote the editor. */
async function compile(variables: NodeJS.ProcessEnv = environment): Promise<boolean> {
  const config = {
    mode: "development",
    resolve: { extensions: [".mjs", ".js"] },
    devtool: false,
    context: project,
    entry: { cms: [join(project, "src/cms/cms.js")] },
    output: { path: join(project, "public/admin") },
    plugins: [],
    cache: true,
  } satisfies webpack.Configuration & CompileConfig
  compileWhenChanged(config, project, variables)
  const ran = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    webpack(config).run((error, stats) => (error ? reject(error) : resolve(stats))),
  )
  // The page of the editor is written by a plugin of Gatsby's that takes no part here.
  if (!existsSync(join(project, "public/admin/index.html"))) write("public/admin/index.html", "")
  return (ran?.compilation.getAssets().length ?? 0) > 0
}

test("an edit of content compiles nothing", async () => {
  write("content/products/alpha.json", `{ "name": "Beta" }`)
  write("content/products/new.json", `{ "name": "New" }`)
  const written = statSync(join(project, "public/admin/cms.js")).mtimeMs
  expect(await compile()).toBe(false)
  expect(statSync(join(project, "public/admin/cms.js")).mtimeMs).toBe(written)
})

test("a file the editor is not made from compiles nothing", async () => {
  write("src/pages/about.js", `export const about = 2`)
  expect(await compile()).toBe(false)
})

test("a command added to the project compiles nothing", async () => {
  write("package.json", `{ "scripts": { "bench": "node bench.mjs" } }`)
  expect(await compile()).toBe(false)
})

test.each([
  ["the editor's own module", "src/cms/cms.js", "console.log(1)"],
  ["a module it imports", "src/content-model/model.js", `export const model = "branch"`],
  ["the versions of the packages", "package-lock.json", `{ "packages": {} }`],
  ["the browsers it is made for", "package.json", `{ "browserslist": ["last 1 version"] }`],
  ["the plugin's options", "gatsby-config.ts", "export default {}"],
  ["variables from a file", ".env.production", "GATSBY_CMS_REPO=other/website"],
  ["a file that takes the place of one", "src/content-model/model.mjs", "export const model = 1"],
])("%s compiles it again, once", async (_, file, text) => {
  write(file, text)
  expect(await compile()).toBe(true)
  expect(await compile()).toBe(false)
})

test.each(["public/admin/cms.js", "public/admin/index.html", "src/content-model/model.js"])(
  "without %s it is not taken for compiled",
  async (file) => {
    rmSync(join(project, file))
    expect(await compile()).toBe(true)
  },
)

test("an editor left by another command compiles again", async () => {
  write("public/admin/cms.js", "the editor of gatsby develop")
  expect(await compile()).toBe(true)
})

test("another environment compiles again", async () => {
  expect(await compile({ ...environment, GATSBY_CMS_REPO: "other/website" })).toBe(true)
  expect(await compile({ ...environment, GATSBY_CMS_REVIEW: "1" })).toBe(true)
  expect(await compile({ ...environment, GATSBY_CMS_REVIEW: "1", LANG: "en" })).toBe(false)
})

test("the editor's cache is not that of the site's scripts", () => {
  const cache = { type: "filesystem", name: "build-javascript", cacheLocation: "site" }
  const config = { entry: {}, output: { path: "public/admin" }, plugins: [], cache }
  compileWhenChanged(config, project, {})
  expect(config.cache).toEqual({
    type: "filesystem",
    name: "editor",
    cacheLocation: join(project, ".cache/webpack/stage-editor"),
  })
})

test("a compile that failed is done again", async () => {
  write("src/cms/cms.js", `import "./gone"`)
  expect(await compile()).toBe(true)
  expect(await compile()).toBe(true)
})
