import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { slides } from "../../interface/hi/slides"
import { ProductHead, ProductPage } from "../../templates/product"

export default pageIn(hindi, ProductPage, { slides })

export const Head = headIn(hindi, ProductHead)

export const query = graphql`
  query ProductPageInHindi($id: String!) {
    ...ProductPageParts
  }
`
