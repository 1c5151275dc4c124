import * as React from "react"
import { PageLink } from "../PageLink/PageLink"
import { useSite } from "../Site/Site"

interface ProductAnswerProps {
  /** Product family: "door-frame". */
  family: string
}

/** Links to products without size tables. */
export function ProductAnswer({ family }: ProductAnswerProps) {
  const { allProduct } = useSite()
  const products = allProduct.nodes.filter((product) => product.family === family)
  if (products.length === 0) return <>We do not list this product. Ask for it in your message.</>
  return (
    <>
      {products.map(({ name, url }, place) => (
        <React.Fragment key={url}>
          {place === 0 ? "" : ", "}
          <PageLink className="link" to={url}>
            {name}
          </PageLink>
        </React.Fragment>
      ))}{" "}
      {products.length === 1 ? "has" : "have"} no size table. See its sizes on that page and write
      them in your message.
    </>
  )
}
