import path from "node:path"
import { expect } from "@playwright/test"
import { openEditor, testOnOwnPage as test } from "../browser/editor"
import { expectPreviewIsPage, previewWidths } from "../browser/preview-lines"
import { branches } from "../site-content"
import { addressOf } from "../../src/cms/history/place"
import { readEntries } from "../../src/content-check/read-files"
import { translationFile } from "../../src/content-model/translation"
import { englishPath, languages, pathIn, type Language } from "../../src/interface/language"
import { notFoundPage, offlinePage } from "../../src/routes/fixed-pages"
import { blogPath, branchPath } from "../../src/routes/paths"
import { siteRoutes } from "../../src/routes/routes"

// Each form takes seconds.
test.describe.configure({ timeout: 600_000 })

/** A form by its entry, and the address of the page it shows. */
type Form = readonly [entry: string, address: string]

/** Pages whose texts are part of a form that shows another page. */
const withoutPreview = ["/contact/thank-you", offlinePage]

const routes = siteRoutes(readEntries(path.resolve(__dirname, "../../content")))

/** The forms of all pages in a language. */
function formsIn(language: Language): Form[] {
  const inLanguage = (entry: string, address: string): Form => [
    language === "en" ? entry : translationFile(entry),
    pathIn(language, address),
  ]
  const ofPages = routes
    .filter((route) => route.language === language && !route.canonical)
    .filter((route) => !withoutPreview.includes(englishPath(route.path)))
    .map((route): Form => [route.entry, route.path])
  return [
    ...ofPages.map(([entry, address]): Form =>
      // The host shows this page at unknown addresses. At its own address the Hindi one has no scripts.
      englishPath(address) === notFoundPage
        ? [entry, pathIn(language, "/no-such-page")]
        : [entry, address],
    ),
    inLanguage("site/blog-page.json", blogPath),
    ...branches
      .slice(0, 1)
      .map(({ slug }) => inLanguage("site/branch-page.json", branchPath(slug))),
  ]
}

for (const button of ["Phone", "Desktop"] as const) {
  for (const language of languages) {
    const forms = formsIn(language)
    for (const folder of ["products", "branches", "posts", "site"]) {
      // Each in a new tab: forms of other folders load the table of sizes, which a page of the site does only at the first touch.
      test(`the previews of ${folder} break their lines as the pages do, ${language}, ${previewWidths[button]} px wide`, async ({
        page,
        project,
      }) => {
        await openEditor(page)
        for (const [entry, address] of forms) {
          if (!entry.replace(/^hi\//, "").startsWith(`${folder}/`)) continue
          const form = addressOf(entry).replace("#/collections/", "")
          await expectPreviewIsPage(page, form, address, button)
        }
        expect(project.changes()).toEqual([])
      })
    }
  }
}
