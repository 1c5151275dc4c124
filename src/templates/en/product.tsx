import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { english } from "../../components/Site/english"
import { slides } from "../../interface/en/slides"
import { ProductHead, productPage } from "../../templates/product"

export default pageIn(
  english,
  productPage(() => import("../../interface/en/product-rest")),
  { slides },
  {
    calculator: () => import("../../interface/en/calculator"),
    reading: () => import("../../interface/en/reading"),
  },
)

export const Head = headIn(english, ProductHead)

export const query = graphql`
  query ProductPage($id: String!) {
    ...ProductPageParts
  }
`
