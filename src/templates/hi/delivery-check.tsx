import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { delivery } from "../../interface/hi/delivery"
import { form } from "../../interface/hi/form"
import { paste } from "../../interface/hi/paste"
import { sending } from "../../interface/hi/sending"
import { steel } from "../../interface/hi/steel"
import { DeliveryCheckHead, DeliveryCheckPage } from "../../templates/delivery-check"

export default pageIn(
  hindi,
  DeliveryCheckPage,
  { delivery, form, paste, sending, steel },
  { reading: () => import("../../interface/hi/reading") },
)

export const Head = headIn(hindi, DeliveryCheckHead)

export const query = graphql`
  query DeliveryCheckPageInHindi {
    ...DeliveryCheckPageParts
  }
`
