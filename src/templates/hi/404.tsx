import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { NotFoundHead, NotFoundPage } from "../../templates/not-found"

export default pageIn(hindi, NotFoundPage)

export const Head = headIn(hindi, NotFoundHead)

export const query = graphql`
  query NotFoundPageInHindi {
    ...NotFoundPageParts
  }
`
