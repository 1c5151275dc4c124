/** What the specification fixes for any content: addresses, and their other spellings. */

/** The addresses of the table of routes, spelled as there. */
export const specifiedPaths = [
  "/",
  "/about",
  "/product/erw-tubes-pipes",
  "/product/ms-angle",
  "/product/channel-beam",
  "/product/hr-sheet",
  "/product/hr-coil",
  "/contact",
  "/chaukhat",
  "/alpha",
  "/plank",
  "/reflector",
  "/csr-initiative",
  "/value-added-product",
  "/structural-teel-tubes-and-pipes",
  "/ms-pipes",
  "/angle-channel-beam",
  "/colour-coated-projects",
  "/ms-sheet",
  "/gs-pipe",
  "/blog",
] as const

/** Other spellings and where they lead. */
export const specifiedAliases: readonly (readonly [from: string, to: string])[] = [
  ["/structural-steel-tubes-and-pipes", "/structural-teel-tubes-and-pipes"],
  ["/colour-coated-products", "/colour-coated-projects"],
  ["/gp-pipe", "/gs-pipe"],
  ["/pre-galvanized-tubes-and-pipes", "/gs-pipe"],
]

/** Pages that no menu of the specification names but that the foot of every page leads to, or the menu. */
export const footPaths = ["/", "/about", "/csr-initiative", "/contact"] as const
