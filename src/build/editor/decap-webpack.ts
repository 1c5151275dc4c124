import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { parseEnv } from "node:util"
import { build, type BuildOptions } from "esbuild"
import type { Compilation, Compiler, Configuration } from "webpack"

/** The folder of the editor in what Gatsby publishes. */
const editorFolder = "public/admin"

/** Write the editor's page and report in `npm start` when it is ready. All other plugins serve modules that webpack bundles. */
const pluginsInUse = ["HtmlWebpackPlugin", "FriendlyErrorsWebpackPlugin"]

/** The page, to which the plugin adds script, icon and a word to search engines. */
const templateContent = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Website editor</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="stylesheet" href="/admin/editor.css"></head><body></body></html>`

type Mode = "production" | "development"

/** A file of the bundle. */
interface BundleFile {
  /** From the project's folder: "public/admin/cms.js" */
  readonly path: string
  readonly contents: Uint8Array
}

/** The editor's bundle for a build. Started early: see beginEditor. */
let earlyBundle: ReturnType<typeof cachedBundle> | undefined

/**
 * Starts bundling the editor at the start of a build. Gatsby first reads the content on one core, so the bundle is ready when
 * the plugin asks for it. Does nothing in Gatsby's workers and in other commands.
 */
export function beginEditor({ env } = process): void {
  if (env.gatsby_executing_command !== "build" || env.GATSBY_WORKER_ID) return
  earlyBundle = cachedBundle()
  // The plugin reports the error.
  earlyBundle.catch(() => undefined)
}

/**
 * Lets webpack (of gatsby-plugin-decap-cms) write the editor's page, and esbuild its scripts and styles over webpack's own, in
 * seconds instead of most of a minute. The React files the plugin would copy no longer exist in React 19 and are not needed.
 */
export function editorWebpack(config: Configuration, { stage }: { stage: string }): void {
  const isBuild = stage === "build-javascript"
  const inUse = (config.plugins ?? []).filter((each) =>
    pluginsInUse.includes(each ? each.constructor.name : ""),
  )
  for (const plugin of inUse) {
    // With absolute addresses the editor opens at both /admin and /admin/.
    const page = { publicPath: "/admin/", scriptLoading: "module", templateContent }
    if (plugin && "options" in plugin) Object.assign(plugin.options as object, page)
  }
  const write = async ({ contextDependencies }: Compilation) => {
    // Makes webpack under `npm start` compile again when these folders change. Not src itself: there Gatsby writes the types of
    // its queries after each change of the content, and the editor would be written anew while it is in use.
    const folders = readdirSync("src", { withFileTypes: true }).filter((each) => each.isDirectory())
    for (const { name } of folders) contextDependencies.add(`${process.cwd()}/src/${name}`)
    const early = isBuild ? (earlyBundle ?? cachedBundle()) : undefined
    const files = await (early ?? bundleEditor("development").then((bundle) => bundle.files))
    await writeFiles("", files)
  }
  const bundle = {
    apply: ({ hooks }: Compiler) => hooks.afterEmit.tapPromise("EditorBundle", write),
  }
  Object.assign(config, {
    entry: { cms: "data:text/javascript," },
    output: { ...config.output, clean: isBuild },
    externals: [],
    optimization: { minimize: false },
    devtool: false,
    cache: false,
    plugins: [...inUse, bundle],
  } satisfies Configuration)
}

/** Where the bundle of the last build is stored. Most builds change content alone, which is not in it. */
const cacheFolder = ".site-cache/editor"
const cacheList = join(cacheFolder, "cached.json")

/** What the stored bundle was made from: a hash of it, the files outside packages, and the files it has. */
interface CachedBundle {
  readonly hash: string
  readonly inputs: readonly string[]
  readonly files: readonly string[]
}

/** The bundle of the last build if nothing it is made from has changed since, else a new one. */
async function cachedBundle(): Promise<readonly BundleFile[]> {
  const cached =
    existsSync(cacheList) && (JSON.parse(readFileSync(cacheList, "utf8")) as CachedBundle)
  if (cached && cached.hash === hashOf(cached.inputs)) {
    return cached.files.map((path) => ({ path, contents: readFileSync(join(cacheFolder, path)) }))
  }
  const { files, inputs } = await bundleEditor("production")
  rmSync(cacheFolder, { recursive: true, force: true })
  await writeFiles(cacheFolder, files)
  const now: CachedBundle = { hash: hashOf(inputs), inputs, files: files.map(({ path }) => path) }
  // Written last, so an interrupted build stores nothing.
  await writeFile(cacheList, JSON.stringify(now))
  return files
}

/** A hash of files, of the packages and of the options. */
function hashOf(inputs: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(bundleOptions("production")))
  for (const file of ["package-lock.json", ...inputs]) {
    hash.update(file).update(existsSync(file) ? readFileSync(file) : "")
  }
  return hash.digest("hex")
}

async function writeFiles(folder: string, files: readonly BundleFile[]): Promise<void> {
  for (const { path, contents } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), contents)
  }
}

/**
 * Bundles the editor in memory. esbuild uses every core and takes a tenth of webpack's time for Decap's 5 MB.
 *
 * @returns the files, and the paths of what is bundled but is in no package
 * @throws Error with esbuild's messages when a module has a fault
 */
async function bundleEditor(
  mode: Mode,
): Promise<{ readonly files: readonly BundleFile[]; readonly inputs: readonly string[] }> {
  const options = { ...bundleOptions(mode), write: false, metafile: true } as const
  const { outputFiles, metafile } = await build(options)
  const files = outputFiles
    .map(({ path, contents }) => ({ path: relative("", path), contents }))
    // The preview loads only cms.css, which has the rules of all parts; those of a part that loads later would override others.
    .filter(({ path }) => !/\/parts\/.*\.css$/.test(path))
  const inputs = Object.keys(metafile.inputs).filter(
    (file) => !file.startsWith("node_modules/") && existsSync(file),
  )
  return { files, inputs }
}

export function bundleOptions(mode: Mode): BuildOptions {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
    browserslist: readonly string[]
  }
  // "ios_saf >= 16.4" is ios16.4 to esbuild, which does not know Samsung's browser, a Chrome.
  const targets = browserslist.map((query) => query.replace("ios_saf", "ios").replace(" >= ", ""))
  const ofFile = `.env.${mode}`
  const variables = {
    ...(existsSync(ofFile) ? parseEnv(readFileSync(ofFile, "utf8")) : {}),
    ...process.env,
  }
  // By Gatsby's rule, those for the browser begin with GATSBY_.
  const isPublic = ([name]: readonly [string, unknown]) => name.startsWith("GATSBY_")
  return {
    entryPoints: { cms: "src/editor/cms.tsx", editor: "src/editor/editor.css" },
    outdir: editorFolder,
    chunkNames: "parts/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    minify: mode === "production",
    legalComments: "linked",
    sourcemap: mode === "production" ? false : "inline",
    target: targets.filter((target) => !target.startsWith("samsung")),
    define: {
      global: "globalThis",
      "process.env": JSON.stringify(Object.fromEntries(Object.entries(variables).filter(isPublic))),
      "process.env.NODE_ENV": JSON.stringify(mode),
    },
    // Previews show the views of the site without Gatsby.
    alias: { gatsby: "./src/editor/gatsby.ts" },
    // Fonts are files of the site, at the same address in the editor.
    external: ["/fonts/*"],
    loader: { ".svg": "dataurl" },
    logLevel: "warning",
    // An import that does not exist would silently be undefined.
    logOverride: { "import-is-undefined": "error" },
  }
}
