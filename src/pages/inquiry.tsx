import { graphql } from "gatsby"
import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { branches } from "../interface/en/branches"
import { finder } from "../interface/en/finder"
import { form } from "../interface/en/form"
import { list } from "../interface/en/list"
import { reading } from "../interface/en/reading"
import { steel } from "../interface/en/steel"
import { InquiryHead, InquiryPage } from "../templates/inquiry"

export default pageIn(english, InquiryPage, { branches, finder, form, list, reading, steel })

export const Head = headIn(english, InquiryHead)

export const query = graphql`
  query InquiryPage {
    ...InquiryPageParts
  }
`
