import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { ProductsHead, ProductsPage } from "../../templates/products"

export default pageIn(hindi, ProductsPage)

export const Head = headIn(hindi, ProductsHead)

export const query = graphql`
  query ProductsPageInHindi {
    ...ProductsPageParts
  }
`
