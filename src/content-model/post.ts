import { contentType, type EntryOf } from "./content-type"
import { day, file, group, listOf, longText, markdown, optional, picture, text } from "./fields"

export const post = contentType({
  name: "Post",
  kept: { folder: "posts" },
  page: "/blog",
  label: "Blog",
  labelSingular: "Post",
  description: "The newest post is the page /blog; older ones stay reachable below it.",
  summary: "{{date}}: {{title}}",
  namedBy: "title",
  sortedBy: ["date", "title"],
  fields: {
    title: text({ label: "Title", max: 90 }),
    date: day({ label: "Date" }),
    summary: longText({ label: "Summary", hint: "One sentence for the card.", max: 200 }),
    searchDescription: longText({
      label: "Description for search engines",
      hint: "50 to 160 characters.",
      max: 160,
    }),
    poster: optional(
      picture({
        label: "Picture",
        hint: "Stands on the card and, with a film, before the film plays.",
      }),
    ),
    film: optional(
      group({
        type: "PostFilm",
        label: "Film",
        hint: "Short, without sound. It repeats until the visitor pauses it.",
        fields: {
          mp4: file({ label: "MP4 file", endings: [".mp4"] }),
          webm: optional(file({ label: "WebM file", endings: [".webm"] })),
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
        singular: "fact",
        summary: "{{fields.label}}: {{fields.value}}",
      },
    ),
    body: markdown({ label: "Text" }),
  },
})

export type Post = EntryOf<typeof post>
