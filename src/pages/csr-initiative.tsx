import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { CsrHead, CsrPage } from "../templates/csr-initiative"

export default pageIn(english, CsrPage)

export const Head = headIn(english, CsrHead)

export const query = graphql`
  query CsrPage {
    ...CsrPageParts
  }
`
