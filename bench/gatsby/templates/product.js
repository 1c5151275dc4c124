import * as React from "react"
import { graphql } from "gatsby"
import { Layout, PageHead } from "./layout"

export default function ProductPage({ data: { product } }) {
  return (
    <Layout>
      <h1>{product.heading}</h1>
      <p>{product.summary}</p>
      <h2>{product.descriptionHeading}</h2>
      <div dangerouslySetInnerHTML={{ __html: product.descriptionHtml }} />
      <dl>
        {product.specifications?.map(({ label, value }) => (
          <React.Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </React.Fragment>
        ))}
      </dl>
      {product.features?.map(({ title, text }) => (
        <React.Fragment key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </React.Fragment>
      ))}
    </Layout>
  )
}

export const Head = ({ data: { product } }) => (
  <PageHead title={product.name} description={product.searchDescription} />
)

export const query = graphql`
  query ($id: String!) {
    product(id: { eq: $id }) {
      name
      heading
      summary
      searchDescription
      descriptionHeading
      descriptionHtml
      specifications {
        label
        value
      }
      features {
        title
        text
      }
    }
  }
`
