import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { relative, resolve } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { hashOfFolder } from "../drawing/code-hash"
import { shortClassNames } from "./class-names"
import { compileBySwc, type CompilerRule } from "./swc"

interface WebpackRule extends CompilerRule {
  readonly oneOf?: readonly WebpackRule[]
}

interface CssLoaderOptions {
  readonly modules?: boolean | { localIdentName?: string; getLocalIdent?: LocalIdent }
}

/** The short name of a class in a CSS Module; undefined for an animation, which gets a name by the pattern. */
type LocalIdent = (
  module: { readonly resourcePath: string },
  pattern: string,
  className: string,
) => string | undefined

/** The part of MiniCssExtractPlugin that is used here. */
interface ExtractOptions {
  ignoreOrder?: boolean
  filename?: string
  chunkFilename?: string
}

/** Of terser-webpack-plugin, which brings the minimizers it can run. */
interface ScriptMinimizer {
  readonly constructor: {
    new (options: object): object
    readonly name: string
    readonly swcMinify?: unknown
  }
}

interface CacheGroup {
  name?: (...chunksOfModule: readonly unknown[]) => string
}

interface WebpackPlugin {
  readonly options?: ExtractOptions
  apply(compiler: Compiler): void
}

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(name: string, use: (stats: Stats) => void): void
    }
  }
}

interface Stats {
  readonly compilation: { readonly buildDependencies: { clear(): void } }
}

interface PageWebpackConfig {
  cache?: { version?: string; buildDependencies?: Record<string, readonly string[]> }
  resolve: { alias: Record<string, string | false> }
  output: {
    filename?: string
    chunkFilename?: string
    charset?: boolean
    uniqueName?: string
    environment?: Record<string, boolean>
  }
  plugins: WebpackPlugin[]
  devtool?: string | false
  optimization?: {
    splitChunks?: { cacheGroups?: Record<string, CacheGroup | false> }
    minimizer?: object[]
  }
  module: { rules: readonly WebpackRule[] }
}

/**
 * Each page gets only the styles of its own components: Gatsby would put those of all pages into every page. CSS Modules do
 * not depend on each other's order, so a different order on two pages needs no warning. Class names are short, because
 * readable names are a good part of a page's HTML and styles.
 *
 * Modules that no page needs are left out: the replacement for ResizeObserver, which every supported browser has;
 * react-slick's arrows and dots, because sliders have buttons of their own; the widget of a login; and Gatsby's code for
 * third-party scripts, slices, server components and service workers. Style sheets leave out the rules for fonts and for
 * Hindi, because the pages contain them.
 *
 * @see https://github.com/webpack-contrib/mini-css-extract-plugin#remove-order-warnings
 * @see https://www.gatsbyjs.com/docs/how-to/custom-configuration/add-custom-webpack-config/
 */
export function configurePages({
  stage,
  getConfig,
  actions,
  plugins,
}: CreateWebpackConfigArgs): void {
  const config = getConfig() as PageWebpackConfig
  const groups = config.optimization?.splitChunks?.cacheGroups
  if (stage === "build-javascript" && groups) {
    groups.styles = false
    if (groups.shared) shortenNames(groups.shared)
  }
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options) {
      plugin.options.ignoreOrder = true
    }
  }
  config.resolve.alias["resize-observer-polyfill$"] =
    `${process.cwd()}/src/components/Slider/nativeResizeObserver.ts`
  config.resolve.alias["lodash.debounce$"] = `${process.cwd()}/src/components/Slider/debounce.ts`
  if (stage === "build-javascript") {
    config.plugins.push(
      plugins.normalModuleReplacement(
        /[\\/](arrows|dots|gatsby-browser\.js|fonts\.css|rare-letters\.css|fallback-fonts\.css|hindi\.css)$/,
        leaveOut,
      ),
    )
    config.resolve.alias["gatsby-react-router-scroll$"] =
      `${process.cwd()}/src/components/Layout/ScrollContext.tsx`
    config.resolve.alias["prop-types$"] = `${process.cwd()}/src/build/pages/any-prop-type.ts`
    for (const unused of [
      "gatsby-script",
      "@builder.io/partytown/integration",
      "react-server-dom-webpack",
      "enquire.js",
      "json2mq",
      resolve(".cache/slice.js"),
      resolve(".cache/register-service-worker.js"),
    ]) {
      config.resolve.alias[unused] = false
    }
  }
  if (stage === "build-javascript" || stage === "build-html") {
    shortenClassNames(config)
    keepCacheByVersion(config)
    compileBySwc(config.module.rules)
  }
  if (stage === "build-javascript") {
    collectInFolder(config)
    minifyForModernBrowsers(config)
    config.plugins.push(plugins.banner(compiledAhead))
    // Maps of the scripts are not published.
    config.devtool = false
  }
  actions.replaceWebpackConfig(config)
}

/**
 * Scripts and style sheets go to one folder, so that hosts need one rule for how long browsers may cache them. Every page fetches
 * the list of all of them, so scripts that load later are named by numbers, and hashes have eight digits instead of webpack's
 * twenty. The list is a global variable that each script names, so that name is short, too.
 *
 * @see https://webpack.js.org/configuration/output/#outputuniquename
 * @see https://webpack.js.org/configuration/output/#outputcharset
 */
function collectInFolder({ output, plugins }: PageWebpackConfig): void {
  // Webpack would mark prefetched scripts with an attribute that HTML has dropped.
  output.charset = false
  output.uniqueName = "site"
  output.filename = "assets/[name]-[contenthash:8].js"
  output.chunkFilename = "assets/[id]-[contenthash:8].js"
  for (const { constructor, options } of plugins) {
    if (constructor.name !== "MiniCssExtractPlugin" || !options) continue
    options.filename = "assets/[name].[contenthash:8].css"
    options.chunkFilename = "assets/[id].[contenthash:8].css"
  }
}

/**
 * Gatsby would write scripts for browsers of 2009. The minimizer of swc makes them a little shorter than Gatsby's, in a tenth of the
 * time.
 *
 * @see https://webpack.js.org/plugins/terser-webpack-plugin/#swc
 */
function minifyForModernBrowsers({ output, optimization }: PageWebpackConfig): void {
  // Modules stay functions: Chromium compiles arrow functions in these lists on the main thread, 40 ms longer on a slow phone.
  output.environment = { ...output.environment, const: true }
  if (!optimization?.minimizer) return
  optimization.minimizer = (optimization.minimizer as ScriptMinimizer[]).map((minimizer) => {
    const Minimizer = minimizer.constructor
    if (!Minimizer.swcMinify) return minimizer
    return new Minimizer({
      minify: Minimizer.swcMinify,
      terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, mangle: true },
    })
  })
}

/**
 * Makes Chromium compile the functions of the scripts that every page starts with while they arrive, off the main thread.
 * Otherwise it compiles each at its first call, which keeps the main thread of a slow phone busy for 130 ms longer.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 * @see https://webpack.js.org/plugins/banner-plugin
 */
const compiledAhead = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /(?:^|[\\/])(?:framework|app)-/,
  // PROCESS_ASSETS_STAGE_SUMMARIZE: after the minimizer, which removes comments, and before names get their hashes.
  stage: 1000,
}

/** Gatsby names scripts that pages share by forty digits, which every page fetches in the list of chunks. */
function shortenNames(group: CacheGroup): void {
  const { name } = group
  if (name) group.name = (...chunksOfModule) => name(...chunksOfModule).slice(0, 8)
}

/** The request of an import, and the folder it comes from. */
interface ModuleRequest {
  readonly context: string
  request: string
}

function leaveOut(module: ModuleRequest): void {
  const asked = `${module.context}/${module.request}`
  if (/[\\/](react-slick[\\/]lib|gatsby-plugin-decap-cms|partytown|styles)[\\/]/.test(asked)) {
    module.request = `${process.cwd()}/src/build/pages/left-out.ts`
  }
}

function shortenClassNames({ module }: PageWebpackConfig): void {
  const names = shortClassNames("src")
  const getLocalIdent: LocalIdent = ({ resourcePath }, _, className) => {
    const file = relative(process.cwd(), resourcePath).replaceAll("\\", "/")
    return names.get(`${file} ${className}`)
  }
  nameClasses(module.rules, getLocalIdent)
}

function nameClasses(rules: readonly WebpackRule[], getLocalIdent: LocalIdent): void {
  for (const { oneOf, use } of rules) {
    if (oneOf) nameClasses(oneOf, getLocalIdent)
    if (!Array.isArray(use)) continue
    for (const { options } of use as readonly { options?: CssLoaderOptions }[]) {
      if (typeof options?.modules === "object" && "localIdentName" in options.modules) {
        options.modules.localIdentName = "[hash:base64:5]"
        options.modules.getLocalIdent = getLocalIdent
      }
    }
  }
}

/** What the output of webpack depends on besides the modules it bundles: the versions of all tools, and their settings. */
const settings = ["package-lock.json", "package.json", "gatsby-config.ts", "gatsby-node.ts"]

/**
 * Makes webpack's cache valid until a tool, a setting or a class name changes. To find out itself, webpack would follow every
 * `require` of Gatsby, Babel and their plugins, through thousands of files: the longest part of making a cache.
 *
 * @see https://webpack.js.org/configuration/cache/#cachebuilddependencies
 */
function keepCacheByVersion({ cache, plugins }: PageWebpackConfig): void {
  if (!cache) return
  const version = createHash("sha256").update(hashOfFolder("src/build"))
  for (const file of settings) version.update(readFileSync(file))
  cache.version = version.update(JSON.stringify([...shortClassNames("src")])).digest("hex")
  cache.buildDependencies = { defaultWebpack: [] }
  plugins.push({
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap("CacheByVersion", ({ compilation }) => compilation.buildDependencies.clear()),
  })
}
