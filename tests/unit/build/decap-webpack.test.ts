import gatsbyConfig from "../../../gatsby-config"
import { withProjectReact } from "../../../src/build/decap-webpack"

class CopyPlugin {}
class HtmlWebpackTagsPlugin {}
class HtmlWebpackPlugin {
  options: { publicPath?: string; skipAssets?: string[] } = { publicPath: "auto" }
}
class MiniCssExtractPlugin {
  options: { publicPath?: string } = {}
}

test("the editor is bundled with the project's own React and opens with and without a slash", () => {
  const page = new HtmlWebpackPlugin()
  const css = new MiniCssExtractPlugin()
  const config = {
    entry: {},
    output: { path: "public/admin" },
    cache: false,
    externals: [{ react: "React" }],
    devtool: "source-map",
    plugins: [new CopyPlugin(), new HtmlWebpackTagsPlugin(), page, css],
  }
  withProjectReact(config)
  expect(config.externals).toEqual([])
  expect(config.devtool).toBe(false)
  expect(config.plugins.map(({ constructor }) => constructor.name)).toEqual([
    "HtmlWebpackPlugin",
    "MiniCssExtractPlugin",
  ])
  expect(page.options).toEqual({ publicPath: "/admin/", skipAssets: ["/admin/cms.css"] })
  expect(css.options).toEqual({})
})

test("the options of plugins, which Gatsby copies into the script of every page, name no folder of this machine", () => {
  expect(JSON.stringify(gatsbyConfig.plugins)).not.toContain(process.cwd())
})
