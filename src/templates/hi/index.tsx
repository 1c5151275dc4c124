import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { branches } from "../../interface/hi/branches"
import { drawing } from "../../interface/hi/drawing"
import { slides } from "../../interface/hi/slides"
import { HomeHead, HomePage } from "../../templates/home"

export default pageIn(hindi, HomePage, { branches, drawing, slides })

export const Head = headIn(hindi, HomeHead)

export const query = graphql`
  query HomePageInHindi {
    ...HomePageParts
  }
`
