import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { english } from "../../components/Site/english"
import { sending } from "../../interface/en/sending"
import { ThankYouHead, ThankYouPage } from "../../templates/thank-you"

export default pageIn(english, ThankYouPage, { sending })

export const Head = headIn(english, ThankYouHead)

export const query = graphql`
  query ThankYouPage {
    ...ThankYouPageParts
  }
`
