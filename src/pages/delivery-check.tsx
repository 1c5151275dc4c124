import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { DeliveryCheckHead, DeliveryCheckPage } from "../templates/delivery-check"

export default pageIn(english, DeliveryCheckPage)

export const Head = headIn(english, DeliveryCheckHead)

export const query = graphql`
  query DeliveryCheckPage {
    ...DeliveryCheckPageParts
  }
`
