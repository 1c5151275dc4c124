import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { branches } from "../interface/en/branches"
import { form } from "../interface/en/form"
import { list } from "../interface/en/list"
import { paste } from "../interface/en/paste"
import { sending } from "../interface/en/sending"
import { steel } from "../interface/en/steel"
import { InquiryHead, InquiryPage } from "../templates/inquiry"

export default pageIn(
  english,
  InquiryPage,
  { branches, form, list, paste, sending, steel },
  { reading: () => import("../interface/en/reading") },
)

export const Head = headIn(english, InquiryHead)

export const query = graphql`
  query InquiryPage {
    ...InquiryPageParts
  }
`
