import type { GatsbyNode } from "gatsby"
import { faultMessage, faultsOf } from "./src/content-check/check-folder"
import { readEntries } from "./src/content-check/read-files"
import { writeFetchedFiles } from "./src/build/sources/generated-files"
import { unlistedPages } from "./src/build/pages/listed-pages"
import { configurePages } from "./src/build/pages/page-webpack"
import { createContentPages, markTranslated } from "./src/build/pages/content-pages"
import { defineContentTypes, nameEntry } from "./src/build/sources/schema"
import { siteRoutes } from "./src/routes/routes"

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const faults = await faultsOf("content")
  if (faults.length > 0) reporter.panic(faultMessage(faults))
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  defineContentTypes(args)

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => nameEntry(args)

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createContentPages(args)
  await writeFetchedFiles("content")
}

export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => markTranslated(args)

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  configurePages(args)

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ getNodesByType, reporter }) => {
  const built = getNodesByType("SitePage").map(({ path }) => String(path))
  const unlisted = unlistedPages(built, siteRoutes(readEntries("content")))
  if (unlisted.length > 0) reporter.panic(unlisted.join("\n"))
}
