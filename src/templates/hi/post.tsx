import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { slides } from "../../interface/hi/slides"
import { PostHead, PostPage } from "../../templates/post"

export default pageIn(hindi, PostPage, { slides })

export const Head = headIn(hindi, PostHead)

export const query = graphql`
  query PostPageInHindi($id: String!) {
    ...PostPageParts
  }
`
