import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { english } from "../../components/Site/english"
import { branches } from "../../interface/en/branches"
import { BranchHead, BranchPage } from "../../templates/branch"

export default pageIn(english, BranchPage, { branches })

export const Head = headIn(english, BranchHead)

export const query = graphql`
  query BranchPage($id: String!) {
    ...BranchPageParts
  }
`
