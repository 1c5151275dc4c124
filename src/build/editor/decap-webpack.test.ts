import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import webpack from "gatsby/webpack"
import HtmlWebpackPlugin from "html-webpack-plugin"
import gatsbyConfig from "../../../gatsby-config"
import { bundlePlugin, editorWebpack, type DecapWebpackConfig } from "./decap-webpack"

const bytes = (text: string) => new TextEncoder().encode(text)

const bundled = [
  { name: "cms.js", contents: bytes("start()") },
  { name: "cms.css", contents: bytes("a{}") },
  { name: "parts/later.js", contents: bytes("later()") },
]

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "editor-"))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

class CopyPlugin {
  apply() {
    throw new Error("React 19 has no UMD files to copy")
  }
}

/** As gatsby-plugin-decap-cms hands it over. */
function pluginConfig(): DecapWebpackConfig & { output: { path: string } } {
  return {
    entry: { cms: ["cms.js"] },
    output: { path: folder },
    plugins: [new CopyPlugin(), new HtmlWebpackPlugin({ title: "Editor", chunks: ["cms"] })],
    externals: [{ react: "React" }],
    optimization: {},
    devtool: "source-map",
    cache: false,
  }
}

/** Compiles with the files of `bundle`, and answers with the errors. */
async function compile(bundle: () => Promise<typeof bundled>): Promise<unknown[]> {
  const config = pluginConfig()
  editorWebpack(config, { stage: "build-javascript" })
  config.plugins[config.plugins.length - 1] = bundlePlugin(bundle)
  return new Promise((resolve, reject) =>
    webpack({ ...config, mode: "production" } as webpack.Configuration).run((error, stats) =>
      error ? reject(error) : resolve(stats?.compilation.errors ?? []),
    ),
  )
}

test("the page of the editor loads what esbuild has bundled, at /admin and at /admin/ alike", async () => {
  expect(await compile(async () => bundled)).toEqual([])
  const page = readFileSync(join(folder, "index.html"), "utf8")
  expect(page).toMatch(/<script type="module" src="\/admin\/cms\.js">/)
  for (const { name, contents } of bundled) {
    expect(readFileSync(join(folder, name), "utf8")).toBe(new TextDecoder().decode(contents))
  }
})

test("a build deletes files that it did not make", async () => {
  mkdirSync(join(folder, "parts"))
  writeFileSync(join(folder, "parts/earlier.js"), "")
  await compile(async () => bundled)
  expect(existsSync(join(folder, "parts/earlier.js"))).toBe(false)
  expect(existsSync(join(folder, "parts/later.js"))).toBe(true)
})

test("a fault in a module of the editor stops the build", async () => {
  const errors = await compile(() =>
    Promise.reject(new Error("src/editor/cms.tsx: no such module")),
  )
  expect(String(errors[0])).toContain("src/editor/cms.tsx: no such module")
})

test("the options of plugins, which Gatsby copies into the script of every page, name no folder of this machine", () => {
  expect(JSON.stringify(gatsbyConfig.plugins)).not.toContain(process.cwd())
})
