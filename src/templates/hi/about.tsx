import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { branches } from "../../interface/hi/branches"
import { AboutHead, AboutPage } from "../../templates/about"

export default pageIn(hindi, AboutPage, { branches })

export const Head = headIn(hindi, AboutHead)

export const query = graphql`
  query AboutPageInHindi {
    ...AboutPageParts
  }
`
