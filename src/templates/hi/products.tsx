import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { calculator } from "../../interface/hi/calculator"
import { drawing } from "../../interface/hi/drawing"
import { finder } from "../../interface/hi/finder"
import { steel } from "../../interface/hi/steel"
import { ProductsHead, ProductsPage } from "../../templates/products"

export default pageIn(
  hindi,
  ProductsPage,
  { calculator, drawing, finder, steel },
  {
    found: () => import("../../interface/hi/found"),
    reading: () => import("../../interface/hi/reading"),
  },
)

export const Head = headIn(hindi, ProductsHead)

export const query = graphql`
  query ProductsPageInHindi {
    ...ProductsPageParts
  }
`
