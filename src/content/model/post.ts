import { contentType } from "./content-type"
import { fileLimitBytes, megabytes } from "./media-limits"
import { searchDescription } from "./page-head"
import { day, file, group, longText, markdown, optional, picture, rows, text } from "./fields/kinds"

export const post = contentType({
  name: "Post",
  storedIn: { folder: "posts" },
  label: "Blog",
  labelSingular: "Post",
  description:
    "Every post has an address of its own below /blog; the page /blog also shows the newest.",
  summary: "{{date}}: {{title}}",
  namedBy: "title",
  sortedBy: ["date", "title"],
  fields: {
    title: text("Title", 90, "A warehouse planned in Raipur"),
    date: day("Date", "/blog shows the newest. A date to come is shown at once, too."),
    summary: longText("Summary", 200, "One sentence for the card on Home: what happens, where."),
    searchDescription,
    poster: optional(picture("Picture", "On the card, and before the film plays.")),
    film: optional(
      group("PostFilm", ["Film", "Short, without sound. It repeats until it is paused."], {
        mp4: file("MP4 file", ".mp4", `Up to ${megabytes(fileLimitBytes)}; 3 MB are enough.`),
        webm: optional(file("WebM file", ".webm", "The same film with less data.")),
        caption: text("Line under the film", 160, "What is seen, and whether it is a rendering."),
      }),
    ),
    facts: rows(
      "PostFact",
      "Facts beside the text",
      "fact",
      {
        label: text("What", 40, "Place"),
        value: text("Value", 80, "Raipur"),
      },
      {
        hint: "What a reader looks for first: place, area, date.",
        summary: "{{fields.label}}: {{fields.value}}",
      },
    ),
    body: markdown("Text", "Short paragraphs. The buttons above it make headings and links."),
  },
})
