import { longText, optional, text } from "./fields"

/** What every fixed page says of itself, to visitors and to search engines. */
export const pageHead = {
  heading: text({ label: "Heading", max: 90 }),
  lead: optional(longText({ label: "Sentence under the heading", max: 240 })),
  searchTitle: text({
    label: "Title for search engines",
    hint: "Up to 46 characters. The company's name is added.",
    max: 46,
  }),
  searchDescription: longText({
    label: "Description for search engines",
    hint: "50 to 160 characters.",
    max: 160,
  }),
}
