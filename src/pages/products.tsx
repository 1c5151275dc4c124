import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { calculator } from "../interface/en/calculator"
import { drawing } from "../interface/en/drawing"
import { finder } from "../interface/en/finder"
import { steel } from "../interface/en/steel"
import { ProductsHead, ProductsPage } from "../templates/products"

export default pageIn(
  english,
  ProductsPage,
  { calculator, drawing, finder, steel },
  {
    found: () => import("../interface/en/found"),
    reading: () => import("../interface/en/reading"),
  },
)

export const Head = headIn(english, ProductsHead)

export const query = graphql`
  query ProductsPage {
    ...ProductsPageParts
  }
`
