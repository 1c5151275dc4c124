import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { slides } from "../interface/en/slides"
import { HomeHead, homePage } from "../templates/home"

export default pageIn(
  english,
  homePage(() => import("../interface/en/home-rest")),
  { slides },
)

export const Head = headIn(english, HomeHead)

export const query = graphql`
  query HomePage {
    ...HomePageParts
  }
`
