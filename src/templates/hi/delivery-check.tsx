import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { delivery } from "../../interface/hi/delivery"
import { finder } from "../../interface/hi/finder"
import { form } from "../../interface/hi/form"
import { reading } from "../../interface/hi/reading"
import { steel } from "../../interface/hi/steel"
import { DeliveryCheckHead, DeliveryCheckPage } from "../../templates/delivery-check"

export default pageIn(hindi, DeliveryCheckPage, { delivery, finder, form, reading, steel })

export const Head = headIn(hindi, DeliveryCheckHead)

export const query = graphql`
  query DeliveryCheckPageInHindi {
    ...DeliveryCheckPageParts
  }
`
