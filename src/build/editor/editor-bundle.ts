import { readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { relative } from "node:path"
import { parseEnv } from "node:util"
import { build, type BuildOptions, type Metafile, type OutputFile, type Plugin } from "esbuild"

/** The folder of the editor, on the site and in public/. */
const editorFolder = "admin"

/** Decap encodes pictures with these files. Its script expects them next to itself, a dependency esbuild does not see. */
const encoders = ["webp_enc", "webp_enc_simd"]

type Mode = "production" | "development"

/** A file of the bundle, by its path in the folder of the editor: "parts/webp_enc.wasm". */
export interface BundledFile {
  readonly name: string
  readonly contents: Uint8Array
}

/**
 * Bundles the editor in memory. esbuild uses every core and takes a tenth of webpack's time for Decap's 5 MB.
 *
 * @throws Error with esbuild's messages when a module has a fault
 */
export async function bundleEditor(mode: Mode): Promise<readonly BundledFile[]> {
  const { outputFiles = [], metafile } = await build({
    ...bundleOptions(mode),
    write: false,
    metafile: true,
  })
  return withOneStyleSheet(outputFiles, metafile)
}

/**
 * Drops the style sheets esbuild writes for each part that loads later. The preview loads only cms.css, which has all their
 * rules already; a second copy would override rules that follow the first on the page.
 *
 * @throws Error when cms.css lacks the styles of such a part
 */
function withOneStyleSheet(
  outputs: readonly OutputFile[],
  { outputs: origins }: Metafile,
): readonly BundledFile[] {
  const styleSheet = `${editorFolder}/cms.css`
  const present = origins[styleSheet]?.inputs ?? {}
  for (const [name, { inputs }] of Object.entries(origins)) {
    const missing = Object.keys(inputs).find((input) => input.endsWith(".css") && !present[input])
    if (missing)
      throw new Error(`${name} needs ${missing}: import it in src/editor/previews/previews.tsx`)
  }
  return outputs
    .map(({ path, contents }) => ({
      name: relative(editorFolder, path).replaceAll("\\", "/"),
      contents,
    }))
    .filter(({ name }) => name === "cms.css" || !name.endsWith(".css"))
    .map((file) =>
      file.name === "cms.css" ? { ...file, contents: waitingForFonts(file.contents) } : file,
    )
}

/**
 * Makes previews wait for their fonts, because their lines must break as on the page. The site itself does without fonts that
 * are late (font-display: optional).
 */
function waitingForFonts(css: Uint8Array): Uint8Array {
  return Buffer.from(
    Buffer.from(css)
      .toString()
      .replace(/(font-display:\s*)optional/g, "$1block"),
  )
}

export function bundleOptions(mode: Mode): BuildOptions {
  const isProduction = mode === "production"
  return {
    entryPoints: {
      cms: "src/editor/cms.tsx",
      ...Object.fromEntries(
        encoders.map((name) => [`parts/${name}`, `@jsquash/webp/codec/enc/${name}.wasm`]),
      ),
    },
    outdir: editorFolder,
    chunkNames: "parts/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    minify: isProduction,
    legalComments: "linked",
    sourcemap: isProduction ? false : "inline",
    target: supportedBrowsers(),
    define: {
      global: "globalThis",
      "process.env": "{}",
      "process.env.NODE_ENV": JSON.stringify(mode),
      ...siteVariables(mode),
    },
    // Previews show the views of the site without Gatsby.
    alias: { gatsby: "./src/editor/gatsby.ts" },
    // Fonts are files of the site, at the same address in the editor.
    external: ["/fonts/*"],
    loader: { ".wasm": "copy", ".svg": "dataurl" },
    plugins: [camelCaseClasses],
    logLevel: "warning",
    // An import that does not exist would silently be undefined.
    logOverride: { "import-is-undefined": "error" },
  }
}

/** The browsers of package.json as esbuild names them: "chrome111". */
function supportedBrowsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
    browserslist: readonly string[]
  }
  return browserslist.flatMap((query) => {
    const [, name = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? []
    const target = {
      chrome: "chrome",
      edge: "edge",
      firefox: "firefox",
      safari: "safari",
      ios_saf: "ios",
    }[name]
    return target ? [`${target}${version}`] : []
  })
}

/**
 * The variables for the browser: by Gatsby's rule, those that begin with GATSBY_. The environment overrides .env.production.
 */
function siteVariables(mode: string): Record<string, string> {
  const variables = { ...variablesOfFile(`.env.${mode}`), ...process.env }
  return Object.fromEntries(
    Object.entries(variables)
      .filter(([name]) => name.startsWith("GATSBY_"))
      .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  )
}

function variablesOfFile(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, "utf8"))
  } catch {
    return {}
  }
}

/**
 * Imports a class `banner--plain` as `bannerPlain`, as the site's own bundles do. esbuild knows classes only by their own
 * names.
 */
const camelCaseClasses: Plugin = {
  name: "camel-case-classes",
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const css = await readFile(path, "utf8")
      return { contents: withCamelCaseClasses(css), loader: "local-css" }
    })
  },
}

/** Renames `.banner--plain` to `.bannerPlain` in a style sheet. Global classes, `:global(.slick-slide)`, stay. */
export function withCamelCaseClasses(css: string): string {
  return css.replace(
    /(:global\([^)]*\))|\.[A-Za-z_]\w*(?:-+\w+)+/g,
    (found: string, isGlobal?: string) =>
      isGlobal ?? found.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
}
