import { graphql } from "gatsby"
import { headIn, pageIn } from "../../../components/Site/pageIn"
import { hindi } from "../../../components/Site/hindi"
import { sending } from "../../../interface/hi/sending"
import { ThankYouHead, ThankYouPage } from "../../../templates/thank-you"

export default pageIn(hindi, ThankYouPage, { sending })

export const Head = headIn(hindi, ThankYouHead)

export const query = graphql`
  query ThankYouPageInHindi {
    ...ThankYouPageParts
  }
`
