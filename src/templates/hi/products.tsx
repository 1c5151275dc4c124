import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { calculator } from "../../interface/hi/calculator"
import { drawing } from "../../interface/hi/drawing"
import { finder } from "../../interface/hi/finder"
import { reading } from "../../interface/hi/reading"
import { steel } from "../../interface/hi/steel"
import { ProductsHead, ProductsPage } from "../../templates/products"

export default pageIn(hindi, ProductsPage, { calculator, drawing, finder, reading, steel })

export const Head = headIn(hindi, ProductsHead)

export const query = graphql`
  query ProductsPageInHindi {
    ...ProductsPageParts
  }
`
