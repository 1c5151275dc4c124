import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { ProductsHead, ProductsPage } from "../templates/products"

export default pageIn(english, ProductsPage)

export const Head = headIn(english, ProductsHead)

export const query = graphql`
  query ProductsPage {
    ...ProductsPageParts
  }
`
