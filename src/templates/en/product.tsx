import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { english } from "../../components/Site/english"
import { slides } from "../../interface/en/slides"
import { ProductHead, ProductPage } from "../../templates/product"

export default pageIn(english, ProductPage, { slides })

export const Head = headIn(english, ProductHead)

export const query = graphql`
  query ProductPage($id: String!) {
    ...ProductPageParts
  }
`
