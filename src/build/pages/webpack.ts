import type { CreateWebpackConfigArgs } from "gatsby"

/** The options of MiniCssExtractPlugin that are used here. */
interface ExtractOptions {
  ignoreOrder?: boolean
  filename?: string
  chunkFilename?: string
}

/** A rule for modules: those for styles are in groups, and give css-loader its options. */
interface Rule {
  readonly oneOf?: readonly Rule[]
  readonly use?: unknown
}

interface LoaderOptions {
  readonly modules?: { localIdentName?: string }
}

interface PageConfig {
  devtool?: string | false
  readonly output: { filename?: string; chunkFilename?: string; clean?: { keep: RegExp } }
  readonly module: { readonly rules: readonly Rule[] }
  readonly plugins: readonly { readonly options?: ExtractOptions }[]
  readonly optimization?: { readonly splitChunks?: { readonly cacheGroups?: { styles?: unknown } } }
}

/**
 * Changes four of Gatsby's settings for webpack. A page holds the styles of its own components: Gatsby would put those of all
 * pages into each, twice as much. Scripts and style sheets are in one folder, in which files of earlier builds are deleted, so
 * that one rule lets browsers keep them for good. There are no source maps, which nobody would fetch. And classes of CSS Modules
 * are named by a hash alone: with Gatsby's long names a compressed page is 7 % larger.
 *
 * @see https://www.gatsbyjs.com/docs/how-to/custom-configuration/add-custom-webpack-config/
 * @see https://webpack.js.org/plugins/split-chunks-plugin/
 * @see https://webpack.js.org/configuration/output/#outputclean
 * @see https://github.com/webpack-contrib/css-loader#localidentname
 */
export function configurePages({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript" && stage !== "build-html") return
  const config = getConfig() as PageConfig
  config.devtool = false
  nameClasses(config.module.rules)
  if (stage === "build-javascript") {
    config.output.filename = "assets/[name]-[contenthash].js"
    config.output.chunkFilename = "assets/[name]-[contenthash].js"
    config.output.clean = { keep: /^(?!assets[\\/])/ }
    const groups = config.optimization?.splitChunks?.cacheGroups
    if (groups) groups.styles = false
    for (const { constructor, options } of config.plugins) {
      if (constructor.name !== "MiniCssExtractPlugin" || !options) continue
      options.filename = "assets/[name]-[contenthash].css"
      options.chunkFilename = "assets/[id]-[contenthash].css"
      // CSS Modules do not depend on each other's order, so another order on two pages needs no warning.
      options.ignoreOrder = true
    }
  }
  actions.replaceWebpackConfig(config)
}

function nameClasses(rules: readonly Rule[]): void {
  for (const { oneOf, use } of rules) {
    if (oneOf) nameClasses(oneOf)
    if (!Array.isArray(use)) continue
    for (const { options } of use as readonly { options?: LoaderOptions }[]) {
      // The loader that takes styles out of scripts has an option of the same name.
      if (!options?.modules?.localIdentName) continue
      options.modules.localIdentName = "[hash:base64:5]"
    }
  }
}
