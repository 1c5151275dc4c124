import { contentType } from "./content-type"
import { group, listOf, optional } from "./fields/groups"
import { text } from "./fields/texts"

const word = (label: string, hint: string) => text({ label, hint, max: 80, words: false })

export const glossary = contentType({
  name: "Glossary",
  storedIn: { file: "site/glossary.json" },
  label: "Glossary English–Hindi",
  description: "One Hindi word for one thing. Whoever translates uses these.",
  fields: {
    terms: listOf(
      group({
        type: "GlossaryTerm",
        label: "Word",
        fields: {
          english: word("English", "channel"),
          hindi: word("Hindi", "चैनल"),
          roman: word("Hindi in Roman letters", "channel, chanal: as buyers type it"),
          avoid: optional(word("Do not use", "नलिका")),
        },
      }),
      { label: "Words", singular: "word", summary: "{{fields.english}}: {{fields.hindi}}" },
    ),
  },
})
