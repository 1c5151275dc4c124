import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { branches } from "../interface/en/branches"
import { drawing } from "../interface/en/drawing"
import { slides } from "../interface/en/slides"
import { HomeHead, HomePage } from "../templates/home"

export default pageIn(english, HomePage, { branches, drawing, slides })

export const Head = headIn(english, HomeHead)

export const query = graphql`
  query HomePage {
    ...HomePageParts
  }
`
