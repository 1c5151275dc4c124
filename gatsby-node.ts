import type { GatsbyNode } from "gatsby"
import { faultMessage, faultsOf } from "./src/build/check-content"
import { readEntries } from "./src/build/content-files"
import { generatedFiles, writeTextFiles } from "./src/build/generated-files"
import { unlistedPages } from "./src/build/listed-pages"
import { configurePages } from "./src/build/page-webpack"
import { createContentPages } from "./src/build/pages"
import {
  publishedContent,
  publishedContentFile,
  publishedMedia,
  publishedMediaFile,
} from "./src/build/published-content"
import { defineContentTypes, nameEntry } from "./src/build/schema"
import { sizeData, sizeDataFile } from "./src/build/steel-data"
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
  writeTextFiles(generatedFiles, {
    [publishedContentFile]: publishedContent("content"),
    [publishedMediaFile]: await publishedMedia("content"),
    [sizeDataFile]: sizeData("content/sections"),
  })
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  configurePages(args)

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ getNodesByType, reporter }) => {
  const built = getNodesByType("SitePage").map(({ path }) => String(path))
  const unlisted = unlistedPages(built, siteRoutes(readEntries("content")))
  if (unlisted.length > 0) reporter.panic(unlisted.join("\n"))
}
