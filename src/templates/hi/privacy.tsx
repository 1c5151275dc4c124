import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { PrivacyHead, PrivacyPage } from "../../templates/privacy"

export default pageIn(hindi, PrivacyPage)

export const Head = headIn(hindi, PrivacyHead)

export const query = graphql`
  query PrivacyPageInHindi {
    ...PrivacyPageParts
  }
`
