import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { CsrHead, CsrPage } from "../../templates/csr-initiative"

export default pageIn(hindi, CsrPage)

export const Head = headIn(hindi, CsrHead)

export const query = graphql`
  query CsrPageInHindi {
    ...CsrPageParts
  }
`
