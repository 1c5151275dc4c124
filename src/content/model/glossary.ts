import { contentType } from "./content-type"
import { optional, rows, text } from "./fields/kinds"

const word = (label: string, hint: string) => text(label, 80, { hint, words: false })

export const glossary = contentType({
  name: "Glossary",
  storedIn: { file: "site/glossary.json" },
  label: "Glossary English–Hindi",
  description: "One Hindi word for one thing. Whoever translates uses these.",
  fields: {
    terms: rows(
      "GlossaryTerm",
      "Words",
      "word",
      {
        english: word("English", "channel"),
        hindi: word("Hindi", "चैनल"),
        roman: word("Hindi in Roman letters", "channel, chanal: as buyers type it"),
        avoid: optional(word("Do not use", "नलिका")),
      },
      { summary: "{{fields.english}}: {{fields.hindi}}" },
    ),
  },
})
