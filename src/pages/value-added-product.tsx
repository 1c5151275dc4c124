import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { ValueAddedHead, ValueAddedPage } from "../templates/value-added-product"

export default pageIn(english, ValueAddedPage)

export const Head = headIn(english, ValueAddedHead)

export const query = graphql`
  query ValueAddedPage {
    ...ValueAddedPageParts
  }
`
