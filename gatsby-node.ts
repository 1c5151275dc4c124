import { rmSync } from "node:fs"
import type { GatsbyNode } from "gatsby"
import { faultMessage, faultsOf, readEntries } from "./src/content/check/read-files"
import {
  generatedFiles,
  keepBuiltSite,
  writeFetchedFiles,
} from "./src/build/sources/generated-files"
import { configurePages } from "./src/build/pages/webpack"
import { createContentPages } from "./src/build/pages/content-pages"
import { defineContentTypes, nameEntry, writeContentFragments } from "./src/build/sources/schema"

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  // What an earlier run has left there would be published.
  rmSync(generatedFiles, { recursive: true, force: true })
  // `npm run build` has checked the content already.
  if (process.env.CONTENT_IS_CHECKED === "1") return
  const faults = await faultsOf("content")
  if (faults.length > 0) reporter.panic(faultMessage(faults))
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  defineContentTypes(args)

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => nameEntry(args)

export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = ({ store }) =>
  writeContentFragments((store.getState() as { program: { directory: string } }).program.directory)

export const createPages: GatsbyNode["createPages"] = async (args) => {
  const entries = readEntries("content")
  await createContentPages(args, entries, keepBuiltSite(entries))
  writeFetchedFiles("content", entries)
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  configurePages(args)
