import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { drawing } from "../../interface/hi/drawing"
import { slides } from "../../interface/hi/slides"
import { steel } from "../../interface/hi/steel"
import { tables } from "../../interface/hi/tables"
import { ProductHead, ProductPage } from "../../templates/product"

export default pageIn(
  hindi,
  ProductPage,
  { drawing, slides, steel, tables },
  {
    calculator: () => import("../../interface/hi/calculator"),
    reading: () => import("../../interface/hi/reading"),
  },
)

export const Head = headIn(hindi, ProductHead)

export const query = graphql`
  query ProductPageInHindi($id: String!) {
    ...ProductPageParts
  }
`
