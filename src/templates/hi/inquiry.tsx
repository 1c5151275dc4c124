import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { branches } from "../../interface/hi/branches"
import { finder } from "../../interface/hi/finder"
import { form } from "../../interface/hi/form"
import { list } from "../../interface/hi/list"
import { reading } from "../../interface/hi/reading"
import { steel } from "../../interface/hi/steel"
import { InquiryHead, InquiryPage } from "../../templates/inquiry"

export default pageIn(hindi, InquiryPage, { branches, finder, form, list, reading, steel })

export const Head = headIn(hindi, InquiryHead)

export const query = graphql`
  query InquiryPageInHindi {
    ...InquiryPageParts
  }
`
