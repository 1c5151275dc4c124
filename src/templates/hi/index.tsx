import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { slides } from "../../interface/hi/slides"
import { HomeHead, homePage } from "../../templates/home"

export default pageIn(
  hindi,
  homePage(() => import("../../interface/hi/home-rest")),
  { slides },
)

export const Head = headIn(hindi, HomeHead)

export const query = graphql`
  query HomePageInHindi {
    ...HomePageParts
  }
`
