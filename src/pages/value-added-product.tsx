import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { drawing } from "../interface/en/drawing"
import { ValueAddedHead, ValueAddedPage } from "../templates/value-added-product"

export default pageIn(english, ValueAddedPage, { drawing })

export const Head = headIn(english, ValueAddedHead)

export const query = graphql`
  query ValueAddedPage {
    ...ValueAddedPageParts
  }
`
