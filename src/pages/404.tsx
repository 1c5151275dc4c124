import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { NotFoundHead, NotFoundPage } from "../templates/not-found"

export default pageIn(english, NotFoundPage)

export const Head = headIn(english, NotFoundHead)

export const query = graphql`
  query NotFoundPage {
    ...NotFoundPageParts
  }
`
