import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, relative, sep } from "node:path"

/** What the editor was compiled from, and what came out: files by their path in the project, each with its hash. */
interface CompileRecord {
  readonly settings: string
  readonly inputs: Readonly<Record<string, string>>
  /** Where the compile looked for a file in vain; one that appears there could take the place of an input. */
  readonly absent: readonly string[]
  readonly outputs: Readonly<Record<string, string>>
}

interface Compilation {
  readonly fileDependencies: Iterable<string>
  readonly missingDependencies: Iterable<string>
  readonly errors: readonly unknown[]
  getAssets(): readonly { readonly name: string }[]
}

interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(name: string, done: (stats: { readonly compilation: Compilation }) => void): void
    }
  }
}

/** The part of webpack's configuration that is changed here. */
export interface CompileConfig {
  entry: unknown
  output: { readonly path: string }
  plugins: unknown[]
  cache: unknown
}

/** Kept when Gatsby empties its cache, as the compiled editor in public/ is. */
const recordFile = ".cache/webpack/editor.json"

const page = "public/admin/index.html"

/** Files that decide how the editor is compiled without being part of it. */
const settingFiles = [
  "package-lock.json",
  "gatsby-config.ts",
  "src/build/decap-webpack.ts",
  "src/build/editor-compile.ts",
  ".env.production",
]

/**
 * Compiling the editor takes most of a build. This leaves it out when nothing it is made from has changed since it was
 * compiled into public/admin, which is so for every edit of content; else it compiles, and notes what from.
 */
export function compileWhenChanged(
  config: CompileConfig,
  project: string,
  environment: NodeJS.ProcessEnv = process.env,
): void {
  const settings = settingsHash(project, environment)
  if (isUpToDate(readRecord(project), project, settings)) {
    config.entry = {}
    config.plugins = []
    config.cache = false
    return
  }
  if (
    typeof config.cache === "object" &&
    config.cache !== null &&
    "cacheLocation" in config.cache
  ) {
    // Under the name of the site's own scripts, as the plugin leaves it, each would replace what the other has kept.
    const cacheLocation = join(project, ".cache/webpack/stage-editor")
    config.cache = { ...config.cache, name: "editor", cacheLocation }
  }
  config.plugins.push({
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap("EditorCompileRecord", ({ compilation }) => {
        if (compilation.errors.length > 0) return
        const record = recordOf(compilation, { project, settings, folder: config.output.path })
        mkdirSync(dirname(join(project, recordFile)), { recursive: true })
        writeFileSync(join(project, recordFile), JSON.stringify(record))
      }),
  })
}

function readRecord(project: string): CompileRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(project, recordFile), "utf8")) as CompileRecord
  } catch {
    return undefined
  }
}

function isUpToDate(
  record: CompileRecord | undefined,
  project: string,
  settings: string,
): record is CompileRecord {
  if (record?.settings !== settings) return false
  const isSame = ([file, hash]: [string, string]) => fileHash(join(project, file)) === hash
  return (
    Object.entries(record.inputs).every(isSame) &&
    Object.entries(record.outputs).every(isSame) &&
    !record.absent.some((file) => existsSync(join(project, file))) &&
    existsSync(join(project, page))
  )
}

interface CompileOf {
  readonly project: string
  readonly settings: string
  /** Where the compile writes. */
  readonly folder: string
}

function recordOf(
  compilation: Compilation,
  { project, settings, folder }: CompileOf,
): CompileRecord {
  const hashes = (files: readonly string[]) =>
    Object.fromEntries(
      files.flatMap((file) => {
        const hash = fileHash(join(project, file))
        return hash === undefined ? [] : [[file, hash] as const]
      }),
    )
  // What is in node_modules is told by the lockfile, which is among the settings, as is package.json.
  const ofProject = (files: Iterable<string>) =>
    [...files]
      .map((file) => relative(project, file))
      .filter(
        (file) =>
          file !== "package.json" &&
          !file.startsWith("..") &&
          !file.split(sep).includes("node_modules"),
      )
  return {
    settings,
    inputs: hashes(ofProject(compilation.fileDependencies)),
    absent: ofProject(compilation.missingDependencies).filter(
      (file) => !existsSync(join(project, file)),
    ),
    outputs: hashes(
      compilation
        .getAssets()
        // Later steps of the build may change pages.
        .filter(({ name }) => !name.endsWith(".html"))
        .map(({ name }) => relative(project, join(folder, name))),
    ),
  }
}

/** The commands of package.json change nothing. Gatsby writes the variables whose names begin with GATSBY_ into what it compiles. */
function settingsHash(project: string, environment: NodeJS.ProcessEnv): string {
  const variables = Object.entries(environment)
    .filter(([name]) => name.startsWith("GATSBY_") || name === "NODE_ENV")
    .sort(([name], [other]) => (name < other ? -1 : 1))
  const files = settingFiles.map((file) => fileHash(join(project, file)) ?? null)
  const packageFile = JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as object
  return textHash(JSON.stringify([variables, files, { ...packageFile, scripts: null }]))
}

function fileHash(file: string): string | undefined {
  return statSync(file, { throwIfNoEntry: false })?.isFile()
    ? textHash(readFileSync(file))
    : undefined
}

function textHash(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("hex")
}
