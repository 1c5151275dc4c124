import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import webpack from "gatsby/webpack"
import HtmlWebpackPlugin from "html-webpack-plugin"
import gatsbyConfig from "../../../gatsby-config"
import {
  bundleOptions,
  bundlePlugin,
  editorWebpack,
  withCamelCaseClasses,
  type DecapWebpackConfig,
} from "./decap-webpack"

class CopyPlugin {
  apply() {
    throw new Error("React 19 has no UMD files to copy")
  }
}

/** Compiles into a folder, as gatsby-plugin-decap-cms does, with the files of `bundle`; answers with the error, if any. */
function compile(folder: string, bundle: Parameters<typeof bundlePlugin>[0]): Promise<unknown> {
  const config: DecapWebpackConfig = {
    entry: { cms: ["cms.js"] },
    output: { path: folder },
    plugins: [new CopyPlugin(), new HtmlWebpackPlugin({ title: "Editor", chunks: ["cms"] })],
    externals: [{ react: "React" }],
    optimization: {},
    devtool: "source-map",
    cache: false,
  }
  editorWebpack(config, { stage: "build-javascript" })
  const plugins = [...(config.plugins ?? []).slice(0, -1), bundlePlugin(bundle)]
  return new Promise((resolve) =>
    webpack({ ...config, plugins, mode: "production" }).run((error) => resolve(error)),
  )
}

test("the editor's page loads what esbuild has bundled, what an earlier build made is gone, and a fault stops the build", async () => {
  const folder = mkdtempSync(join(tmpdir(), "editor-"))
  mkdirSync(join(folder, "parts"))
  writeFileSync(join(folder, "parts/earlier.js"), "")
  const files = { "cms.js": "start()", "cms.css": "a{}", "parts/later.js": "later()" }
  const bundled = Object.entries(files).map(([name, text]) => {
    const contents = new TextEncoder().encode(text)
    return { path: join(folder, name), contents, hash: "", text }
  })
  expect(await compile(folder, () => Promise.resolve(bundled))).toBeNull()
  const page = readFileSync(join(folder, "index.html"), "utf8")
  // The same at /admin and at /admin/.
  expect(page).toMatch(/<script type="module" src="\/admin\/cms\.js">/)
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(join(folder, name), "utf8")).toBe(text)
  }
  expect(existsSync(join(folder, "parts/earlier.js"))).toBe(false)
  const fault = await compile(folder, () => Promise.reject(new Error("cms.tsx: no such module")))
  expect(String(fault)).toContain("cms.tsx: no such module")
  rmSync(folder, { recursive: true, force: true })
})

test("the options of plugins, which Gatsby copies into the script of every page, name no folder of this machine", () => {
  expect(JSON.stringify(gatsbyConfig.plugins)).not.toContain(process.cwd())
})

test("the editor is bundled for the project's browsers, with the build's variables that start with GATSBY_ and no others", () => {
  const before = { ...process.env }
  Object.assign(process.env, { GATSBY_CMS_REPO: "company/site", GITHUB_CLIENT_SECRET: "secret" })
  try {
    const { define, target } = bundleOptions("production")
    const browsers = ["chrome111", "edge111", "firefox121", "safari16.4", "ios16.4"]
    expect(target).toEqual(browsers)
    expect(JSON.parse(String(define?.["process.env"]))).toMatchObject({
      GATSBY_CMS_REPO: "company/site",
    })
    expect(JSON.stringify(define)).not.toContain("GITHUB_CLIENT_SECRET")
  } finally {
    process.env = before
  }
})

test.each([
  [
    ".banner--plain .banner__copy, a.fig--tel:hover {}",
    ".bannerPlain .banner__copy, a.figTel:hover {}",
  ],
  [".hero :global(.slick-slide) { margin: .5em }", ".hero :global(.slick-slide) { margin: .5em }"],
  [
    "a { background: url(/fonts/barlow-core.woff2); inset: calc(-1 * .5px) }",
    "a { background: url(/fonts/barlow-core.woff2); inset: calc(-1 * .5px) }",
  ],
])("classes of %s are named as the site imports them", (css, expected) => {
  expect(withCamelCaseClasses(css)).toBe(expected)
})
