import { bundleEditor, type BundledFile } from "./editor-bundle"

interface WebpackPlugin {
  constructor: { name: string }
  /** Of HtmlWebpackPlugin. */
  options?: { publicPath?: string; scriptLoading?: string }
}

interface Compilation {
  readonly hooks: {
    readonly processAssets: {
      tapPromise(where: { name: string; stage: number }, process: () => Promise<void>): void
    }
  }
  readonly contextDependencies: { add(folder: string): void }
  readonly errors: { push(error: unknown): void }
  getAsset(name: string): unknown
  emitAsset(name: string, source: unknown): void
  updateAsset(name: string, source: unknown): void
}

interface Compiler {
  readonly webpack: {
    readonly sources: { readonly RawSource: new (contents: Buffer) => unknown }
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_ADDITIONS: number }
  }
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, use: (compilation: Compilation) => void): void }
  }
}

/** The part of webpack's configuration that is changed here. */
export interface DecapWebpackConfig {
  entry: unknown
  output: { clean?: boolean }
  plugins: object[]
  externals: unknown
  optimization: unknown
  devtool: unknown
  cache: unknown
}

/** Makes the page of the editor and reports in `npm start` when it is ready. The other plugins are for modules that webpack bundles. */
const pluginsInUse = ["HtmlWebpackPlugin", "FriendlyErrorsWebpackPlugin"]

/** The bundle of a build; begun early, see beginEditor. */
let begun: Promise<readonly BundledFile[]> | undefined

/**
 * Begins to bundle the editor when a build begins: Gatsby reads the content first, on one core, and the editor is ready when
 * its plugin asks for it. Does nothing in Gatsby's workers and in other commands.
 */
export function beginEditor(environment: NodeJS.ProcessEnv = process.env): void {
  if (environment.gatsby_executing_command !== "build" || environment.GATSBY_WORKER_ID) return
  begun = bundleEditor("production")
  // The error surfaces where the bundle is used.
  begun.catch(() => undefined)
}

/**
 * Lets the webpack of gatsby-plugin-decap-cms write the page of the editor, and esbuild its scripts and styles, which takes
 * seconds instead of most of a minute. It also does not need the React files the plugin would copy, which React 19 no longer has.
 */
export function editorWebpack(config: DecapWebpackConfig, { stage }: { stage: string }): void {
  const isBuild = stage === "build-javascript"
  config.entry = { cms: "data:text/javascript," }
  config.externals = []
  config.optimization = { minimize: false }
  config.devtool = false
  config.cache = false
  if (isBuild) config.output.clean = true
  const plugins = config.plugins as WebpackPlugin[]
  config.plugins = [
    ...plugins.filter(({ constructor }) => pluginsInUse.includes(constructor.name)),
    bundlePlugin(() =>
      isBuild ? (begun ?? bundleEditor("production")) : bundleEditor("development"),
    ),
  ]
  for (const { constructor, options } of plugins) {
    if (constructor.name !== "HtmlWebpackPlugin" || !options) continue
    // With an absolute address of its script the editor opens at /admin and at /admin/ alike.
    options.publicPath = "/admin/"
    options.scriptLoading = "module"
  }
}

/** A webpack plugin that puts the files of a bundle in the place of what webpack has made. */
export function bundlePlugin(bundle: () => Promise<readonly BundledFile[]>) {
  const name = "EditorBundle"
  return {
    apply: ({ hooks, webpack }: Compiler) =>
      hooks.thisCompilation.tap(name, (compilation) => {
        // In `npm start` webpack compiles again when something in there changes.
        compilation.contextDependencies.add(`${process.cwd()}/src`)
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS
        compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
          try {
            for (const file of await bundle()) {
              const source = new webpack.sources.RawSource(Buffer.from(file.contents))
              if (compilation.getAsset(file.name)) compilation.updateAsset(file.name, source)
              else compilation.emitAsset(file.name, source)
            }
          } catch (error) {
            compilation.errors.push(error)
          }
        })
      }),
  }
}
