import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { slides } from "../../interface/hi/slides"
import { ProductHead, productPage } from "../../templates/product"

export default pageIn(
  hindi,
  productPage(() => import("../../interface/hi/product-rest")),
  { slides },
  {
    calculator: () => import("../../interface/hi/calculator"),
    reading: () => import("../../interface/hi/reading"),
  },
)

export const Head = headIn(hindi, ProductHead)

export const query = graphql`
  query ProductPageInHindi($id: String!) {
    ...ProductPageParts
  }
`
