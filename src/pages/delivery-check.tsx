import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { delivery } from "../interface/en/delivery"
import { finder } from "../interface/en/finder"
import { form } from "../interface/en/form"
import { reading } from "../interface/en/reading"
import { steel } from "../interface/en/steel"
import { DeliveryCheckHead, DeliveryCheckPage } from "../templates/delivery-check"

export default pageIn(english, DeliveryCheckPage, { delivery, finder, form, reading, steel })

export const Head = headIn(english, DeliveryCheckHead)

export const query = graphql`
  query DeliveryCheckPage {
    ...DeliveryCheckPageParts
  }
`
