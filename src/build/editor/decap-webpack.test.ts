import gatsbyConfig from "../../../gatsby-config"
import { bundleOptions } from "./decap-webpack"

// That the editor opens and looks as it should: tests/browser/previews.spec.ts
test("the options of plugins, which Gatsby copies into the script of every page, name no folder of this machine", () => {
  expect(JSON.stringify(gatsbyConfig.plugins)).not.toContain(process.cwd())
})

test("the editor is bundled for the project's browsers, with the build's variables that start with GATSBY_ and no others", () => {
  const before = { ...process.env }
  Object.assign(process.env, { GATSBY_CMS_REPO: "company/site", GITHUB_CLIENT_SECRET: "secret" })
  try {
    const { define, target } = bundleOptions("production")
    const browsers = ["chrome111", "edge111", "firefox121", "safari16.4", "ios16.4"]
    expect(target).toEqual(browsers)
    expect(JSON.parse(String(define?.["process.env"]))).toMatchObject({
      GATSBY_CMS_REPO: "company/site",
    })
    expect(JSON.stringify(define)).not.toContain("GITHUB_CLIENT_SECRET")
  } finally {
    process.env = before
  }
})
