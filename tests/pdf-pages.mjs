import { readFileSync } from "node:fs"
import { getDocumentProxy } from "unpdf"

/** The title of a PDF file and the texts of each of its pages. */
async function read(/** @type {string} */ file) {
  const data = new Uint8Array(readFileSync(file))
  const document = await getDocumentProxy(data, { verbosity: 0 })
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map(({ str }) => str).filter((text) => text.trim() !== ""))
  }
  const { info } = await document.getMetadata()
  return { pages, title: info.Title }
}

/** Prints the text of the PDF files on the command line as JSON, in order. */
const documents = []
for (const file of process.argv.slice(2)) documents.push(await read(file))
process.stdout.write(JSON.stringify(documents))
