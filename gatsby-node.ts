import { readdirSync } from "node:fs"
import type { GatsbyNode } from "gatsby"
import { contentFaultLines, faultCount } from "./src/build/check-content"
import {
  headersFile,
  isNamedByContent,
  redirectsFile,
  robotsFile,
  writeSiteFiles,
} from "./src/build/host-files"
import { putScriptsOff } from "./src/build/late-scripts"
import { changePages } from "./src/build/built-pages"
import { withLinkedStyles } from "./src/build/linked-styles"
import { splitStylesByPage } from "./src/build/page-webpack"
import { createContentPages } from "./src/build/pages"
import {
  publishedContent,
  publishedContentFile,
  publishedMedia,
  publishedMediaFile,
} from "./src/build/published-content"
import { defineContentTypes, nameEntry } from "./src/build/schema"
import { writeSharePictures } from "./src/build/share-pictures/share-pictures"
import { writeSiteIcons } from "./src/build/site-icons"
import { sizeData, sizeDataFile } from "./src/build/steel-data"

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const faults = await contentFaultLines("content")
  if (faults.length > 0) reporter.panic([faultCount(faults), ...faults].join("\n"))
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  defineContentTypes(args)

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => nameEntry(args)

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createContentPages(args)
  writeSiteFiles("public", {
    [publishedContentFile]: publishedContent("content"),
    [publishedMediaFile]: await publishedMedia("content"),
    [sizeDataFile]: sizeData("content/sections"),
  })
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  splitStylesByPage(args)

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql, store } = args
  const { data } = await graphql<{ settings: { siteUrl: string } }>(
    "query HostFiles { settings { siteUrl } }",
  )
  await writeSiteIcons("public", args)
  await writeSharePictures("public", args)
  putScriptsOff("public")
  changePages("public", withLinkedStyles)
  writeSiteFiles("public", {
    _redirects: redirectsFile(store.getState().redirects),
    _headers: headersFile(readdirSync("public").filter(isNamedByContent)),
    "robots.txt": robotsFile(data?.settings.siteUrl ?? ""),
  })
}
