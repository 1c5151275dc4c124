import { longText, text } from "./fields/texts"
import { optional } from "./fields/groups"

/** The text that search engines show under the title. */
export const searchDescription = longText({
  label: "Description for search engines",
  hint: "One or two sentences, 50 to 160 characters: what is on the page, for whom, from where. Example: Square hollow sections from 20 × 20 to 500 × 500 mm with weights, from stock in North India.",
  min: 50,
  max: 160,
})

/** Title and description of a fixed page, for visitors and search engines. */
export const pageHead = {
  heading: text({ label: "Heading", hint: "The large line at the top of the page.", max: 90 }),
  lead: optional(
    longText({
      label: "Sentence under the heading",
      hint: "What a visitor finds here, in one or two short sentences.",
      max: 240,
    }),
  ),
  searchTitle: text({
    label: "Title for search engines",
    hint: "The line of the search result and of the browser's tab. The company's name is added: Steel tubes, pipes and sheets in North India",
    max: 46,
  }),
  searchDescription,
}

export const breadcrumb = text({
  label: "Name in the breadcrumb",
  hint: "The page's short name in the line of links above the heading: About us",
  max: 40,
})
