import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { english } from "../../components/Site/english"
import { ThankYouHead, ThankYouPage } from "../../templates/thank-you"

export default pageIn(english, ThankYouPage)

export const Head = headIn(english, ThankYouHead)

export const query = graphql`
  query ThankYouPage {
    ...ThankYouPageParts
  }
`
