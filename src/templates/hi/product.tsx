import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { calculator } from "../../interface/hi/calculator"
import { drawing } from "../../interface/hi/drawing"
import { reading } from "../../interface/hi/reading"
import { slides } from "../../interface/hi/slides"
import { steel } from "../../interface/hi/steel"
import { tables } from "../../interface/hi/tables"
import { ProductHead, ProductPage } from "../../templates/product"

export default pageIn(hindi, ProductPage, { calculator, drawing, reading, slides, steel, tables })

export const Head = headIn(hindi, ProductHead)

export const query = graphql`
  query ProductPageInHindi($id: String!) {
    ...ProductPageParts
  }
`
