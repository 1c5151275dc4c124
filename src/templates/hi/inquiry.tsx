import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { branches } from "../../interface/hi/branches"
import { form } from "../../interface/hi/form"
import { list } from "../../interface/hi/list"
import { paste } from "../../interface/hi/paste"
import { sending } from "../../interface/hi/sending"
import { steel } from "../../interface/hi/steel"
import { InquiryHead, InquiryPage } from "../../templates/inquiry"

export default pageIn(
  hindi,
  InquiryPage,
  { branches, form, list, paste, sending, steel },
  { reading: () => import("../../interface/hi/reading") },
)

export const Head = headIn(hindi, InquiryHead)

export const query = graphql`
  query InquiryPageInHindi {
    ...InquiryPageParts
  }
`
