import {
  branches,
  hiddenProducts,
  pages,
  posts,
  products,
  type ProductContent,
  type SitePage,
} from "../site-content"
import { pathIn } from "../../src/site/words/language"
import { branchPath } from "../../src/content/routes/paths"

/*
 * What a template decides is tried on one page of the template, the one that has most to go wrong. EVERY_PAGE=1 (npm run
 * test:full) tries every page there is.
 */

interface TriedPage extends SitePage {
  /** Why this page represents those like it. */
  readonly because: string
}

const everyPage = process.env.EVERY_PAGE === "1"

/** The product with the most of something; undefined when none has any. */
function productWithMost(of: (product: ProductContent) => number) {
  const [first] = products
    .filter((product) => of(product) > 0)
    .sort((one, other) => of(other) - of(one))
  return first?.url
}

const tables = ({ sizeTables = [] }: ProductContent) => sizeTables.length
const words = (product: ProductContent) => JSON.stringify(product).length

const fullestProduct = productWithMost(tables) ?? productWithMost(words) ?? "/products"
const plainProduct = productWithMost((product) => (tables(product) === 0 ? words(product) : 0))
const productWithSlider = productWithMost(({ pictures }) =>
  pictures.length > 1 ? pictures.length : 0,
)
/** The product whose first table has the most rows weighs most to draw. */
export const hollowProduct =
  products.find(({ sizeTables = [] }) => sizeTables.includes("square"))?.url ?? fullestProduct

/** Path of a page, and why it is tried; a path that is undefined has no page now. */
const reasons: readonly (readonly [path: string | undefined, because: string])[] = [
  ["/", "banner, carousel and map"],
  ["/about", "the map beside text"],
  ["/contact", "the form and the branch cards"],
  ["/contact/thank-you", "a page of one sentence"],
  ["/csr-initiative", "the gallery"],
  ["/value-added-product", "tiles"],
  ["/products", "the size finder and the calculator"],
  ["/inquiry", "the inquiry list"],
  ["/weights", "the sources of weights"],
  ["/privacy", "the privacy notice"],
  ["/delivery-check", "the delivery check"],
  [fullestProduct, "the product with the most tables"],
  [hollowProduct, "the product with the longest table"],
  [plainProduct, "a product without tables"],
  [productWithSlider, "a product with a slider of pictures"],
  [hiddenProducts[0]?.url, "a product out of the range"],
  [pathOfBranch(true), "a branch on the map"],
  [pathOfBranch(false), "a branch that is not on the map"],
  [posts.length > 0 ? "/blog" : undefined, "the newest post, with its film"],
  // The templates are the same in both languages; letters, fonts and the length of words are not.
  [pathIn("hi", "/"), "the home page in Hindi"],
  [pathIn("hi", hollowProduct), "a product with tables, in Hindi"],
]

function pathOfBranch(isOnMap: boolean) {
  const found = branches.find(({ position }) => Boolean(position) === isOnMap)
  return found && branchPath(found.slug)
}

/** One page of each template, and of each way it can be filled. */
const representatives: readonly TriedPage[] = pages.flatMap((page) => {
  const because = reasons.filter(([path]) => path === page.path).map(([, why]) => why)
  return because.length > 0 ? [{ ...page, because: because.join(", ") }] : []
})

/** The pages to try; every page of the site with EVERY_PAGE=1. */
export const triedPages: readonly TriedPage[] = everyPage
  ? pages.map((page) => ({ ...page, because: page.kind }))
  : representatives

/** The same for what takes long: only these pages of the representatives. */
export function triedAmong(paths: readonly string[]): readonly TriedPage[] {
  return everyPage ? triedPages : triedPages.filter(({ path }) => paths.includes(path))
}

export { fullestProduct, plainProduct, productWithSlider }
