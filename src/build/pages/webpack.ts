import type { CreateWebpackConfigArgs } from "gatsby"

/** The options of MiniCssExtractPlugin that are used here. */
interface ExtractOptions {
  ignoreOrder?: boolean
  filename?: string
  chunkFilename?: string
}

interface PageConfig {
  devtool?: string | false
  readonly output: { filename?: string; chunkFilename?: string; clean?: { keep: RegExp } }
  readonly plugins: readonly { readonly options?: ExtractOptions }[]
  readonly optimization?: { readonly splitChunks?: { readonly cacheGroups?: { styles?: unknown } } }
}

/**
 * Changes three of Gatsby's settings for webpack. A page holds the styles of its own components: Gatsby would put those of all
 * pages into each, twice as much. Scripts and style sheets are in one folder, in which files of earlier builds are deleted, so
 * that one rule lets browsers keep them for good. And there are no source maps, which nobody would fetch.
 *
 * @see https://www.gatsbyjs.com/docs/how-to/custom-configuration/add-custom-webpack-config/
 * @see https://webpack.js.org/plugins/split-chunks-plugin/
 * @see https://webpack.js.org/configuration/output/#outputclean
 */
export function configurePages({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript" && stage !== "build-html") return
  const config = getConfig() as PageConfig
  config.devtool = false
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
