import { bundleEditor, type BundledFile } from "./editor-bundle"

interface WebpackPlugin {
  constructor: { name: string }
  /** The part of HtmlWebpackPlugin that is used here. */
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

/** Write the editor's page and report in `npm start` when it is ready. All other plugins serve modules that webpack bundles. */
const pluginsInUse = ["HtmlWebpackPlugin", "FriendlyErrorsWebpackPlugin"]

/** The editor's bundle for a build. Started early: see beginEditor. */
let earlyBundle: Promise<readonly BundledFile[]> | undefined

/**
 * Starts bundling the editor at the start of a build. Gatsby first reads the content on one core, so the bundle is ready when
 * the plugin asks for it. Does nothing in Gatsby's workers and in other commands.
 */
export function beginEditor(environment: NodeJS.ProcessEnv = process.env): void {
  if (environment.gatsby_executing_command !== "build" || environment.GATSBY_WORKER_ID) return
  earlyBundle = bundleEditor("production")
  // bundlePlugin reports the error.
  earlyBundle.catch(() => undefined)
}

/**
 * Lets webpack (of gatsby-plugin-decap-cms) write the editor's page, and esbuild its scripts and styles, in seconds instead of
 * most of a minute. The React files the plugin would copy no longer exist in React 19 and are not needed.
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
      isBuild ? (earlyBundle ?? bundleEditor("production")) : bundleEditor("development"),
    ),
  ]
  for (const { constructor, options } of plugins) {
    if (constructor.name !== "HtmlWebpackPlugin" || !options) continue
    // With an absolute script address the editor opens at both /admin and /admin/.
    options.publicPath = "/admin/"
    options.scriptLoading = "module"
  }
}

/** A webpack plugin that replaces webpack's output with the files of a bundle. */
export function bundlePlugin(bundle: () => Promise<readonly BundledFile[]>) {
  const name = "EditorBundle"
  return {
    apply: ({ hooks, webpack }: Compiler) =>
      hooks.thisCompilation.tap(name, (compilation) => {
        // Makes webpack under `npm start` compile again when these folders change.
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
