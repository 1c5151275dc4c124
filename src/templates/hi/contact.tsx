import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { branches } from "../../interface/hi/branches"
import { form } from "../../interface/hi/form"
import { sending } from "../../interface/hi/sending"
import { ContactHead, ContactPage } from "../../templates/contact"

export default pageIn(hindi, ContactPage, { branches, form, sending })

export const Head = headIn(hindi, ContactHead)

export const query = graphql`
  query ContactPageInHindi {
    ...ContactPageParts
  }
`
