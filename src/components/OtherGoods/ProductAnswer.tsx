import * as React from "react"
import { PageLink } from "../PageLink/PageLink"
import { useSite } from "../Site/Site"
import { useWords } from "../../interface/words"

interface ProductAnswerProps {
  /** Product family: "door-frame". */
  family: string
}

/** Links to products without size tables. */
export function ProductAnswer({ family }: ProductAnswerProps) {
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
      {products.length === 1 ? words.noTable : words.noTables}
    </>
  )
}
