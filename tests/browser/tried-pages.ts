import {
  branches,
  pages,
  posts,
  products,
  type ProductContent,
  type SitePage,
} from "../site-content"
import { pathIn } from "../../src/kit/words/language"
import { branchPath } from "../../src/content/routes/paths"

/*
 * What a template decides is tried on one page of the template, the one that has most to go wrong. EVERY_PAGE=1 (npm run
 * test:full) tries every page there is.
 */

export const everyPage = process.env.EVERY_PAGE === "1"

/** The product with the most of something; undefined when none has any. */
function productWithMost(of: (product: ProductContent) => number) {
  const [first] = products
    .filter((product) => of(product) > 0)
    .sort((one, other) => of(other) - of(one))
  return first?.url
}

const tables = ({ sizeTables = [] }: ProductContent) => sizeTables.length
const words = (product: ProductContent) => JSON.stringify(product).length

export const fullestProduct = productWithMost(tables) ?? productWithMost(words) ?? "/products"
export const plainProduct = productWithMost((product) =>
  tables(product) === 0 ? words(product) : 0,
)
/** The product whose first table has the most rows weighs most to draw. */
export const hollowProduct =
  products.find(({ sizeTables = [] }) => sizeTables.includes("square"))?.url ?? fullestProduct

/** One page of each template, and of each way it can be filled. */
const representatives: readonly (string | undefined)[] = [
  "/", // banner, carousel and map
  "/about", // the map beside text
  "/contact", // the form and the branch cards
  "/csr-initiative", // the gallery
  "/products", // the size finder and the calculator
  "/inquiry", // the inquiry list
  "/delivery-check",
  fullestProduct, // the most tables; the longest one: below, in Hindi
  ...branches.slice(0, 1).map(({ slug }) => branchPath(slug)),
  posts.length > 0 ? "/blog" : undefined, // the newest post, with its film
  // The templates are the same in both languages; letters, fonts and the length of words are not.
  pathIn("hi", "/"),
  pathIn("hi", hollowProduct),
]

/** The pages to try of these; every page of the site with EVERY_PAGE=1. */
export const triedAmong = (paths: readonly (string | undefined)[]): readonly SitePage[] =>
  everyPage ? pages : pages.filter(({ path }) => paths.includes(path))

export const triedPages = triedAmong(representatives)
