import { graphql } from "gatsby"
import { headIn, pageIn } from "../../components/Site/pageIn"
import { english } from "../../components/Site/english"
import { branches } from "../../interface/en/branches"
import { form } from "../../interface/en/form"
import { sending } from "../../interface/en/sending"
import { ContactHead, ContactPage } from "../../templates/contact"

export default pageIn(english, ContactPage, { branches, form, sending })

export const Head = headIn(english, ContactHead)

export const query = graphql`
  query ContactPage {
    ...ContactPageParts
  }
`
