import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

/** The options that are changed here: of css-loader, and of MiniCssExtractPlugin. */
interface LoaderOptions {
  readonly modules?: { localIdentName?: string }
}
interface ExtractOptions {
  ignoreOrder?: boolean
  filename?: string
  chunkFilename?: string
}

interface PageConfig {
  devtool?: string | false
  readonly output: {
    charset?: boolean
    filename?: string
    chunkFilename?: string
    hashSalt?: string
    clean?: { keep: RegExp }
  }
  readonly module: { readonly rules: readonly { readonly oneOf?: readonly Rule[] }[] }
  readonly plugins: readonly { readonly options?: ExtractOptions }[]
  readonly optimization?: { readonly splitChunks?: { readonly cacheGroups?: { styles?: unknown } } }
}
interface Rule {
  readonly use?: readonly { readonly options?: LoaderOptions }[]
}

/** Another text after any change of a style sheet below a folder. */
function stylesHash(folder: string): string {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .sort()
  const hash = createHash("sha256")
  for (const sheet of sheets) hash.update(sheet).update(readFileSync(path.join(folder, sheet)))
  return hash.digest("hex")
}

/**
 * Changes six of Gatsby's settings for webpack. A page holds the styles of its own components: Gatsby would put those of all
 * pages into each, twice as much. Scripts and style sheets are in one folder, in which files of earlier builds are deleted, so
 * that one rule lets browsers keep them for good. There are no source maps, which nobody would fetch. Links that
 * fetch a script ahead have no charset, which HTML no longer knows. And classes of CSS Modules are named by a hash alone: with
 * Gatsby's long names a compressed page is 5 % larger. When only styles have changed, pages are rendered anew, too, for they hold
 * them: Gatsby would leave them as they are.
 *
 * @see https://www.gatsbyjs.com/docs/how-to/custom-configuration/add-custom-webpack-config/
 * @see https://webpack.js.org/plugins/split-chunks-plugin/
 * @see https://webpack.js.org/configuration/output/#outputclean
 * @see https://webpack.js.org/configuration/output/#outputhashsalt
 * @see https://github.com/webpack-contrib/css-loader#localidentname
 */
export function configurePages({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript" && stage !== "build-html") return
  const config = getConfig() as PageConfig
  const loaders = config.module.rules
    .flatMap(({ oneOf = [] }) => oneOf)
    .flatMap(({ use = [] }) => use)
  for (const { options } of loaders) {
    // The loader that takes styles out of scripts has an option "modules" of another kind.
    if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]"
  }
  if (stage === "build-html") config.output.hashSalt = stylesHash("src")
  if (stage === "build-javascript") {
    config.devtool = false
    config.output.charset = false
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
