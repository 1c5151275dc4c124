import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { branches } from "../interface/en/branches"
import { AboutHead, AboutPage } from "../templates/about"

export default pageIn(english, AboutPage, { branches })

export const Head = headIn(english, AboutHead)

export const query = graphql`
  query AboutPage {
    ...AboutPageParts
  }
`
