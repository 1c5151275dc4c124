import type { CreateWebpackConfigArgs } from "gatsby"

interface CssPlugin {
  constructor: { name: string }
  options?: { ignoreOrder?: boolean }
}

/** CSS Modules do not depend on the order of one another, so a different order on two pages is no cause for a warning. */
export function allowAnyStyleOrder({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { plugins: CssPlugin[] }
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options) {
      plugin.options.ignoreOrder = true
    }
  }
  actions.replaceWebpackConfig(config)
}
