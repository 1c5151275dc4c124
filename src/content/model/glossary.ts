import { contentType } from "./content-type"
import { name, optional, rows } from "./fields/kinds"

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
        english: name("English", 80, "channel"),
        hindi: name("Hindi", 80, "चैनल"),
        roman: name("Hindi in Roman letters", 80, "channel, chanal: as buyers type it"),
        avoid: optional(name("Do not use", 80, "नलिका")),
      },
      { summary: "{{fields.english}}: {{fields.hindi}}" },
    ),
  },
})
