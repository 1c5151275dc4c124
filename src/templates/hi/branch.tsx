import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { branches } from "../../interface/hi/branches"
import { BranchHead, BranchPage } from "../../templates/branch"

export default pageIn(hindi, BranchPage, { branches })

export const Head = headIn(hindi, BranchHead)

export const query = graphql`
  query BranchPageInHindi($id: String!) {
    ...BranchPageParts
  }
`
