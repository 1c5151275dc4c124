import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { english } from "../../components/Site/english"
import { slides } from "../../interface/en/slides"
import { PostHead, PostPage } from "../../templates/post"

export default pageIn(english, PostPage, { slides })

export const Head = headIn(english, PostHead)

export const query = graphql`
  query PostPage($id: String!) {
    ...PostPageParts
  }
`
