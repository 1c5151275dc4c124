import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { WeightsHead, WeightsPage } from "../templates/weights"

export default pageIn(english, WeightsPage)

export const Head = headIn(english, WeightsHead)

export const query = graphql`
  query WeightsPage {
    ...WeightsPageParts
  }
`
