import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { english } from "../../components/Site/english"
import { HiddenProductHead, HiddenProductPage } from "../../templates/hidden-product"

export default pageIn(english, HiddenProductPage)

export const Head = headIn(english, HiddenProductHead)

export const query = graphql`
  query HiddenProductPage($id: String!) {
    ...HiddenProductPageParts
  }
`
