import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { drawing } from "../../interface/hi/drawing"
import { ValueAddedHead, ValueAddedPage } from "../../templates/value-added-product"

export default pageIn(hindi, ValueAddedPage, { drawing })

export const Head = headIn(hindi, ValueAddedHead)

export const query = graphql`
  query ValueAddedPageInHindi {
    ...ValueAddedPageParts
  }
`
