import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { DeliveryCheckHead, DeliveryCheckPage } from "../../templates/delivery-check"

export default pageIn(hindi, DeliveryCheckPage)

export const Head = headIn(hindi, DeliveryCheckHead)

export const query = graphql`
  query DeliveryCheckPageInHindi {
    ...DeliveryCheckPageParts
  }
`
