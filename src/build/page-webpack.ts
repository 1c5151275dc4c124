import type { CreateWebpackConfigArgs } from "gatsby"

interface PageWebpackConfig {
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } }
}

/**
 * Each page carries the styles of its own components only: Gatsby would put those of all pages into every page. CSS Modules
 * do not depend on the order of one another, so a different order on two pages is no cause for a warning.
 */
export function splitStylesByPage({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig() as PageWebpackConfig
  const groups = config.optimization?.splitChunks?.cacheGroups
  if (stage === "build-javascript" && groups) groups.styles = false
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options) {
      plugin.options.ignoreOrder = true
    }
  }
  actions.replaceWebpackConfig(config)
}
