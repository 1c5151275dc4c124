import { contentType } from "./content-type"
import { fileLimitBytes, megabytes } from "./media-limits"
import { searchDescription } from "./page-head"
import { day } from "./fields/values"
import { file } from "./fields/references"
import { group, listOf, optional, picture } from "./fields/groups"
import { longText, markdown, text } from "./fields/texts"

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
    title: text({ label: "Title", hint: "A warehouse planned in Raipur", max: 90 }),
    date: day({
      label: "Date",
      hint: "The page /blog shows the post with the newest date. A post with a date to come is shown at once, too: it does not wait for its day.",
    }),
    summary: longText({
      label: "Summary",
      hint: "One sentence for the card on the home page: what happens, where.",
      max: 200,
    }),
    searchDescription,
    poster: optional(
      picture({
        label: "Picture",
        hint: "Shown on the card and, if there is a film, before it plays.",
      }),
    ),
    film: optional(
      group({
        type: "PostFilm",
        label: "Film",
        hint: "Short, without sound. It repeats until the visitor pauses it.",
        fields: {
          mp4: file({
            label: "MP4 file",
            hint: `Up to ${megabytes(fileLimitBytes)}: ten seconds at 1280 pixels wide are about 3 MB.`,
            endings: [".mp4"],
          }),
          webm: optional(
            file({
              label: "WebM file",
              hint: "The same film in a second format, for browsers that play it with less data.",
              endings: [".webm"],
            }),
          ),
          caption: text({
            label: "Line under the film",
            hint: "Say what is seen, and that it is a rendering if it is one.",
            max: 160,
          }),
        },
      }),
    ),
    facts: listOf(
      group({
        type: "PostFact",
        label: "Fact",
        fields: {
          label: text({ label: "What", hint: "Place", max: 40 }),
          value: text({ label: "Value", hint: "Raipur", max: 80 }),
        },
      }),
      {
        label: "Facts beside the text",
        hint: "What a reader looks for first: place, area, date.",
        singular: "fact",
        summary: "{{fields.label}}: {{fields.value}}",
      },
    ),
    body: markdown({
      label: "Text",
      hint: "Short paragraphs. Headings and links come from the buttons above the text.",
    }),
  },
})
