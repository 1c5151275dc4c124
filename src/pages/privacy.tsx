import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { PrivacyHead, PrivacyPage } from "../templates/privacy"

export default pageIn(english, PrivacyPage)

export const Head = headIn(english, PrivacyHead)

export const query = graphql`
  query PrivacyPage {
    ...PrivacyPageParts
  }
`
