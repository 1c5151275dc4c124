import { readdirSync, readFileSync } from "node:fs"
import markdownIt from "markdown-it"

const markdown = markdownIt()

function entries(folder) {
  return readdirSync(`content/${folder}`).map((file) => ({
    slug: file.replace(/\.json$/, ""),
    ...JSON.parse(readFileSync(`content/${folder}/${file}`, "utf8")),
  }))
}

/** Products and posts as plain pages: only their texts, in one layout. */
export default function (config) {
  config.addGlobalData("products", () => entries("products"))
  config.addGlobalData("posts", () => entries("posts"))
  config.addFilter("markdown", (text) => markdown.render(text))
  return { dir: { input: "pages", includes: "../layouts", output: "public" } }
}
