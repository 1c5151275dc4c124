import * as React from "react"
import { graphql } from "gatsby"
import { Layout, PageHead } from "./layout"

export default function PostPage({ data: { post } }) {
  return (
    <Layout>
      <h1>{post.title}</h1>
      <p>{post.date}</p>
      <p>{post.summary}</p>
      <div dangerouslySetInnerHTML={{ __html: post.bodyHtml }} />
    </Layout>
  )
}

export const Head = ({ data: { post } }) => (
  <PageHead title={post.title} description={post.searchDescription} />
)

export const query = graphql`
  query ($id: String!) {
    post(id: { eq: $id }) {
      title
      date
      summary
      searchDescription
      bodyHtml
    }
  }
`
