import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { english } from "../../components/Site/english"
import { drawing } from "../../interface/en/drawing"
import { slides } from "../../interface/en/slides"
import { steel } from "../../interface/en/steel"
import { tables } from "../../interface/en/tables"
import { ProductHead, ProductPage } from "../../templates/product"

export default pageIn(
  english,
  ProductPage,
  { drawing, slides, steel, tables },
  {
    calculator: () => import("../../interface/en/calculator"),
    reading: () => import("../../interface/en/reading"),
  },
)

export const Head = headIn(english, ProductHead)

export const query = graphql`
  query ProductPage($id: String!) {
    ...ProductPageParts
  }
`
