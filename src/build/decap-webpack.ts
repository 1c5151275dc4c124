import { compileWhenChanged, type CompileConfig } from "./editor-compile"

interface WebpackPlugin {
  constructor: { name: string }
  /** Of HtmlWebpackPlugin: what it goes by. */
  options?: { publicPath?: string; skipAssets?: string[] }
}

interface DecapWebpackConfig extends CompileConfig {
  externals: unknown
  plugins: WebpackPlugin[]
  devtool: unknown
}

/**
 * gatsby-plugin-decap-cms 4 copies React's UMD files, which React 19 no longer has. Without its copying plugins and
 * externals, webpack bundles Decap's module with the project's own React. Source maps are left out: they would be
 * published at several times the size of the editor.
 */
export function withProjectReact(config: DecapWebpackConfig): void {
  config.externals = []
  config.plugins = config.plugins.filter(
    (plugin) => !["CopyPlugin", "HtmlWebpackTagsPlugin"].includes(plugin.constructor.name),
  )
  config.devtool = false
  for (const { constructor, options } of config.plugins) {
    if (constructor.name !== "HtmlWebpackPlugin" || !options) continue
    // With an absolute address of its script the editor opens at /admin and at /admin/ alike.
    options.publicPath = "/admin/"
    // The site's styles are for the preview alone; left to itself the plugin knows them by their relative address only.
    options.skipAssets = ["/admin/cms.css"]
  }
}

/** How the editor is compiled; for a build only when something it is made from has changed. */
export function editorWebpack(config: DecapWebpackConfig, { stage }: { stage: string }): void {
  withProjectReact(config)
  if (stage === "build-javascript") compileWhenChanged(config, process.cwd())
}
