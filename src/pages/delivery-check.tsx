import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { delivery } from "../interface/en/delivery"
import { form } from "../interface/en/form"
import { paste } from "../interface/en/paste"
import { sending } from "../interface/en/sending"
import { steel } from "../interface/en/steel"
import { DeliveryCheckHead, DeliveryCheckPage } from "../templates/delivery-check"

export default pageIn(
  english,
  DeliveryCheckPage,
  { delivery, form, paste, sending, steel },
  { reading: () => import("../interface/en/reading") },
)

export const Head = headIn(english, DeliveryCheckHead)

export const query = graphql`
  query DeliveryCheckPage {
    ...DeliveryCheckPageParts
  }
`
