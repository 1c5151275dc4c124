import * as React from "react"
import { PageLink } from "../PageLink"
import { useSite } from "../Site"
import { useWords } from "../words/words"

/** Links to the products of ours that have no size table. `family` is that of the products: "door-frame". */
export function ProductLinks({ family }: { family: string }) {
  const words = useWords("reading")
  const { allProduct } = useSite()
  const products = allProduct.nodes.filter((product) => product.family === family)
  if (products.length === 0) return <>{words.productNotListed}</>
  return (
    <>
      {products.map(({ name, url }, place) => (
        <React.Fragment key={url}>
          {place === 0 ? "" : ", "}
          <PageLink className="link" to={url}>
            {name}
          </PageLink>
        </React.Fragment>
      ))}
    </>
  )
}
