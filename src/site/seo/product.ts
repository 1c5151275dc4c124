import type { Product } from "schema-dts"

/** The data of a product; see content/model/product.ts */
interface DescribedProduct {
  readonly name: string
  readonly searchDescription: string
  readonly specifications: readonly { readonly label: string; readonly value: string }[]
  readonly standards: readonly string[]
}

/** A product with its specification, without price and maker, which are not on the site. */
export function productThing(
  { name, searchDescription, specifications, standards }: DescribedProduct,
  path: string,
  picture: string,
  siteUrl: string,
): Exclude<Product, string> {
  const specified = specifications.map(({ label, value }) => ({ name: label, value }))
  const others = standards.filter((standard) => !specified.some(({ value }) => value === standard))
  const properties = [...specified, ...others.map((value) => ({ name: "Standard", value }))]
  return {
    "@type": "Product",
    "@id": `${siteUrl}${path}#product`,
    name,
    description: searchDescription,
    url: `${siteUrl}${path}`,
    image: `${siteUrl}${picture}`,
    additionalProperty: properties.map((property) => ({ "@type": "PropertyValue", ...property })),
  }
}
