import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { english } from "../../components/Site/english"
import { calculator } from "../../interface/en/calculator"
import { drawing } from "../../interface/en/drawing"
import { reading } from "../../interface/en/reading"
import { slides } from "../../interface/en/slides"
import { steel } from "../../interface/en/steel"
import { tables } from "../../interface/en/tables"
import { ProductHead, ProductPage } from "../../templates/product"

export default pageIn(english, ProductPage, { calculator, drawing, reading, slides, steel, tables })

export const Head = headIn(english, ProductHead)

export const query = graphql`
  query ProductPage($id: String!) {
    ...ProductPageParts
  }
`
