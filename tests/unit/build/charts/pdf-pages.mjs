import { readFileSync } from "node:fs"
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"

/** Prints, as JSON, the texts of every page of the PDF file named on the command line. */
const { promise } = getDocument({
  data: new Uint8Array(readFileSync(process.argv[2])),
  useSystemFonts: true,
  verbosity: 0,
})
const document = await promise
const pages = []
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  pages.push(items.map(({ str }) => str).filter((text) => text.trim() !== ""))
}
const { info } = await document.getMetadata()
process.stdout.write(JSON.stringify({ pages, title: info.Title }))
