import type { GatsbyNode } from "gatsby"
import { faultMessage, faultsOf } from "./src/build/check-content"
import { writeSiteFiles } from "./src/build/hosting/host-files"
import { scriptsPutOff } from "./src/build/late-scripts"
import { changePages } from "./src/build/built-pages"
import { presentStyles, withLinkedStyles, withPresentStyles } from "./src/build/linked-styles"
import { configurePages } from "./src/build/page-webpack"
import { createContentPages } from "./src/build/pages"
import { smuggledSentences, writeHostFiles, type HostSettings } from "./src/build/publish-rules"
import {
  publishedContent,
  publishedContentFile,
  publishedMedia,
  publishedMediaFile,
} from "./src/build/published-content"
import { defineContentTypes, nameEntry } from "./src/build/schema"
import { writeSharePictures } from "./src/build/share-pictures/share-pictures"
import { writeSiteIcons } from "./src/build/site-icons"
import {
  OFFLINE_PAGE,
  serviceWorker,
  takeScriptsOut,
} from "./src/build/service-worker/service-worker"
import { sizeData, sizeDataFile } from "./src/build/steel-data"

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const faults = await faultsOf("content")
  if (faults.length > 0) reporter.panic(faultMessage(faults))
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
  configurePages(args)

let sharePictures: Promise<void> | undefined

/** Pictures for shared links are drawn while Gatsby bundles, on the processor that leaves idle. */
export const onPreBuild: GatsbyNode["onPreBuild"] = (args) => {
  sharePictures = writeSharePictures("public", args)
  // A fault is told where the pictures are waited for.
  sharePictures.catch(() => undefined)
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql, reporter, store } = args
  const { data } = await graphql<{
    settings: HostSettings & { offline: { copies: string } }
  }>(`
    query HostSettings {
      settings {
        siteUrl
        inquiry {
          provider
          endpoint
        }
        webVitalsEndpoint
        offline {
          copies
        }
      }
    }
  `)
  if (!data) throw new Error("The settings of the site could not be queried")
  await writeSiteIcons("public", args)
  await sharePictures
  const styles = presentStyles("public")
  const withLateScripts = scriptsPutOff("public")
  // Styles first: what is left of a page without them is short.
  changePages("public", (html) =>
    withLateScripts(withPresentStyles(withLinkedStyles(html), styles)),
  )
  takeScriptsOut("public", OFFLINE_PAGE)
  const smuggled = smuggledSentences("public", "content")
  if (smuggled.length > 0) reporter.panic(smuggled.join("\n"))
  writeHostFiles("public", data.settings, store.getState().redirects, process.env)
  writeSiteFiles("public", {
    "sw.js": serviceWorker("public", data.settings.offline.copies === "on"),
  })
}
