import { existsSync, readFileSync } from "node:fs"
import config from "../../gatsby-config"

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** The packages the owner of the site has fixed. Others may come and go; these stay. */
const fixedPackages = [
  "typescript",
  "react",
  "gatsby",
  "gatsby-plugin-image",
  "gatsby-source-filesystem",
  "gatsby-transformer-json",
  "decap-cms-app",
  "gatsby-plugin-decap-cms",
  "react-slick",
  "@react-google-maps/api",
  "jest",
  "@playwright/test",
]

test("the packages the owner has fixed are installed", () => {
  const installed = { ...dependencies, ...devDependencies }
  expect(fixedPackages.filter((name) => !(name in installed))).toEqual([])
})

test("pages, pictures and the editor are built by the plugins the owner has fixed", () => {
  const names = (config.plugins ?? []).map((plugin) =>
    typeof plugin === "string" ? plugin : plugin?.resolve,
  )
  expect(names).toEqual(
    expect.arrayContaining(fixedPackages.filter((name) => /^gatsby-/.test(name))),
  )
})

test("the files the owner has fixed are at the top", () => {
  const fixedFiles = ["package.json", "tsconfig.json", "gatsby-config.ts", "gatsby-node.ts", "src"]
  const more = ["content", "static", "tests", "README.md"]
  expect([...fixedFiles, ...more].filter((file) => !existsSync(file))).toEqual([])
})
