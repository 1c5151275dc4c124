import { test } from "../browser/editor"
import { expectPreviewIsPage, previewWidths } from "../browser/preview-lines"
import { branches, contentFolderEntries, products } from "../site-content"
import { branchPath } from "../../src/routes/paths"

// Each form takes seconds.
test.describe.configure({ timeout: 300_000 })

const [newestPost] = contentFolderEntries<{ date: string }>("posts").sort((one, other) =>
  other.date.localeCompare(one.date),
)

/** The form of each entry that has a page of its own, and of the fixed pages, with the address of the page. */
const forms: readonly (readonly [type: string, forms: readonly (readonly [string, string])[]])[] = [
  ["products", products.map(({ slug, url }) => [`products/entries/${slug}`, url])],
  ["branches", branches.map(({ slug }) => [`branches/entries/${slug}`, branchPath(slug)])],
  ["posts", newestPost ? [[`posts/entries/${newestPost.slug}`, "/blog"]] : []],
  [
    "fixed pages",
    [
      ["pages/entries/home", "/"],
      ["pages/entries/about", "/about"],
      ["pages/entries/contact", "/contact"],
      ["pages/entries/csr", "/csr-initiative"],
      ["pages/entries/weights-page", "/weights"],
      ["pages/entries/privacy-page", "/privacy"],
    ],
  ],
]

for (const button of ["Phone", "Desktop"] as const) {
  for (const [type, each] of forms) {
    test(`the previews of ${type} break their lines as the pages do, ${previewWidths[button]} px wide`, async ({
      page,
    }) => {
      for (const [form, address] of each) await expectPreviewIsPage(page, form, address, button)
    })
  }
}
