import type { CreateWebpackConfigArgs } from "gatsby"

interface WebpackRule {
  readonly oneOf?: readonly WebpackRule[]
  readonly use?: readonly { readonly loader?: string; readonly options?: CssLoaderOptions }[]
}

interface CssLoaderOptions {
  readonly modules?: boolean | { localIdentName?: string }
}

interface PageWebpackConfig {
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } }
  module: { rules: readonly WebpackRule[] }
}

/**
 * Each page carries the styles of its own components only: Gatsby would put those of all pages into every page. CSS Modules
 * do not depend on the order of one another, so a different order on two pages is no cause for a warning. Class names are
 * without the name of their component: they are a good part of a page's HTML.
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
  if (stage === "build-javascript" || stage === "build-html") shortenClassNames(config.module.rules)
  actions.replaceWebpackConfig(config)
}

function shortenClassNames(rules: readonly WebpackRule[]): void {
  for (const { oneOf, use } of rules) {
    if (oneOf) shortenClassNames(oneOf)
    if (!Array.isArray(use)) continue
    for (const { options } of use) {
      if (typeof options?.modules === "object" && "localIdentName" in options.modules) {
        options.modules.localIdentName = "[local]-[hash:base64:4]"
      }
    }
  }
}
