import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { WeightsHead, WeightsPage } from "../../templates/weights"

export default pageIn(hindi, WeightsPage)

export const Head = headIn(hindi, WeightsHead)

export const query = graphql`
  query WeightsPageInHindi {
    ...WeightsPageParts
  }
`
