import { withProjectReact } from "../../../src/build/decap-webpack"

class CopyPlugin {}
class HtmlWebpackTagsPlugin {}
class HtmlWebpackPlugin {
  userOptions: { publicPath?: string } = {}
}
class MiniCssExtractPlugin {}

test("the editor is bundled with the project's own React and opens with and without a slash", () => {
  const page = new HtmlWebpackPlugin()
  const config = {
    externals: [{ react: "React" }],
    devtool: "source-map",
    plugins: [new CopyPlugin(), new HtmlWebpackTagsPlugin(), page, new MiniCssExtractPlugin()],
  }
  withProjectReact(config)
  expect(config.externals).toEqual([])
  expect(config.devtool).toBe(false)
  expect(config.plugins.map(({ constructor }) => constructor.name)).toEqual([
    "HtmlWebpackPlugin",
    "MiniCssExtractPlugin",
  ])
  expect(page.userOptions.publicPath).toBe("/admin/")
})
