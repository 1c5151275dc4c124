import { longText, optional, text } from "./fields/kinds"

/** The text that search engines show under the title. */
export const searchDescription = longText("Description for search engines", 160, {
  hint: "One or two sentences, 50 to 160 characters: what is on the page, for whom, from where. Example: Square hollow sections from 20 × 20 to 500 × 500 mm with weights, from stock in North India.",
  min: 50,
})

/** Title and description of a fixed page, for visitors and search engines. */
export const pageHead = {
  heading: text("Heading", 90, "The large line at the top of the page."),
  lead: optional(longText("Sentence under the heading", 240, "What a visitor finds here.")),
  searchTitle: text("Title for search engines", 46, "The company's name is added to it."),
  searchDescription,
}

export const breadcrumb = text("Name in the breadcrumb", 40, "Its short name above the heading.")
