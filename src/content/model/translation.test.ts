import { fc } from "../../../tests/random-inputs"
import { contentType, entrySchema } from "./content-type"
import { fieldName } from "./fields/field"
import { link, markdown, number, optional, phone, rows, text } from "./fields/kinds"
import { isTranslated, originalTexts, translatedEntry, translationType } from "./translation"

const type = contentType({
  name: "Sample",
  storedIn: { folder: "samples" },
  label: "Samples",
  labelSingular: "Sample",
  description: "",
  fields: {
    name: text("Name", 20),
    code: text("Code", 20, { words: false }),
    body: optional(markdown("Body")),
    figure: number("Figure", 0, 9),
    phone: phone("Phone"),
    rows: rows("Row", "Rows", "row", { label: text("Label", 20), to: link("To") }),
  },
})

const original = {
  name: "Pipe",
  code: "IS 1239",
  figure: 4,
  phone: "+91 98100 00000",
  rows: [
    { label: "Round", to: "/round" },
    { label: "Square", to: "/square" },
  ],
}

const translation = {
  name: "पाइप",
  rows: [{ label: "गोल" }, { label: "चौकोर" }],
  from: originalTexts(type, original),
}

const names = (paths: readonly (readonly (string | number)[])[]) => paths.map(fieldName)

test("only texts are translated: no code, figure, telephone number or link", () => {
  const fields = translationType(type)?.fields ?? {}
  expect(Object.keys(fields)).toEqual(["name", "body", "rows", "from"])
  expect(Object.keys(fields.rows?.inner ?? {})).toEqual(["label"])
  expect(Object.keys(originalTexts(type, original))).toEqual([
    "name",
    "rows[0].label",
    "rows[1].label",
  ])
})

test("a translated entry has the texts of the translation and everything else of the original", () => {
  expect(translatedEntry(type, original, translation)).toEqual({
    entry: {
      ...original,
      name: "पाइप",
      rows: [
        { label: "गोल", to: "/round" },
        { label: "चौकोर", to: "/square" },
      ],
    },
    missing: [],
    lacking: [],
    outdated: [],
  })
})

test("a text whose original has changed stays and is listed for review", () => {
  const changed = {
    ...original,
    name: "Tube",
    rows: [original.rows[0], { label: "Oblong", to: "/square" }],
  }
  const { entry, missing, outdated } = translatedEntry(type, changed, translation)
  expect(entry).toMatchObject({ name: "पाइप", rows: [{ label: "गोल" }, { label: "चौकोर" }] })
  expect(missing).toEqual([])
  expect(names(outdated)).toEqual(["name", "rows[1].label"])
})

test.each([
  ["a text that is left out", { ...translation, name: "" }, ["name"]],
  ["a list that is left out", { ...translation, rows: [] }, ["rows[0].label", "rows[1].label"]],
  ["no translation", undefined, ["name", "rows[0].label", "rows[1].label"]],
])("with %s the entry is not translated", (_, words, missing) => {
  const found = translatedEntry(type, original, words)
  expect([names(found.missing), names(found.lacking)]).toEqual([missing, missing])
  expect(isTranslated(type, original, words)).toBe(false)
})

/** A page with slides. All but the button tell a slide from the others. */
const slide = {
  heading: text("Heading", 300),
  text: text("Text", 300),
  button: text("Button", 300),
}
const slides = contentType({
  name: "Slides",
  storedIn: { file: "site/slides.json" },
  label: "Slides",
  description: "",
  fields: {
    slides: rows("Slide", "Slides", "slide", slide),
  },
})
type Slide = Record<keyof typeof slide, string> & { readonly id: number }
const slideOf = (id: number, words = `${id}`): Slide => ({
  id,
  heading: `Heading ${words}`,
  text: `Text ${words}`,
  button: "Read more",
})
const hindiOf = (english: string) => `${english} in Hindi`

/** The Hindi of the slides as they are now, when those were translated. */
function hindiSlides(translated: readonly Slide[], now: readonly Slide[]) {
  const words = translated.map(({ heading, text: body, button }) => ({
    heading: hindiOf(heading),
    text: hindiOf(body),
    button: hindiOf(button),
  }))
  const from = originalTexts(slides, { slides: translated })
  return translatedEntry(slides, { slides: now }, { slides: words, from })
}

/** What an editor does to the slides, by position. */
const edit = fc.record({
  act: fc.constantFrom("heading", "text", "both", "move", "remove", "add", "write over"),
  at: fc.nat(5),
  to: fc.nat(5),
})

test("after any edits of a list no item shows the Hindi of another", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 5 }),
      fc.array(edit, { maxLength: 6 }),
      (count, edits) => {
        const before = Array.from({ length: count }, (_, id) => slideOf(id))
        let now = before
        edits.forEach(({ act, at, to }, step) => {
          const index = at % Math.max(1, now.length)
          const item = now[index] ?? slideOf(100 + step)
          const words = `${item.id}, changed ${step}`
          const rest = now.toSpliced(index, 1)
          if (act === "heading") now = now.with(index, { ...item, heading: `Heading ${words}` })
          if (act === "text") now = now.with(index, { ...item, text: `Text ${words}` })
          if (act === "both") now = now.with(index, slideOf(item.id, words))
          if (act === "move") now = rest.toSpliced(to % now.length, 0, item)
          if (act === "remove" && now.length > 1) now = rest
          if (act === "add") now = now.toSpliced(index, 0, slideOf(100 + step))
          if (act === "write over") now = now.with(index, slideOf(200 + step))
        })
        const { entry, missing, lacking, outdated } = hindiSlides(before, now)
        const { slides: left } = entry as { slides: Slide[] }
        const open = names([...missing, ...outdated])
        const isOut = (index: number) => missing.some((path) => path[1] === index)
        const inHindi = now.filter((_, index) => !isOut(index)).map(({ id }) => id)
        // Those without Hindi are left out; all are in English only if none would be left.
        const isEnglish = lacking.length > 0
        expect(isEnglish).toBe(inHindi.length === 0)
        expect(left.map(({ id }) => id)).toEqual(isEnglish ? now.map(({ id }) => id) : inHindi)
        now.forEach((english, index) => {
          if (!isEnglish && isOut(index)) return
          const own = before.find(({ id }) => id === english.id)
          const shown = isEnglish ? left[index] : left[inHindi.indexOf(english.id)]
          for (const field of ["heading", "text"] as const) {
            const hindi = shown?.[field]
            const name = `slides[${index}].${field}`
            if (hindi === hindiOf(english[field])) expect(open).not.toContain(name)
            else if (hindi === english[field]) expect(names(missing)).toContain(name)
            else {
              expect(hindi).toBe(hindiOf(own?.[field] ?? "no slide"))
              expect(names(outdated)).toContain(name)
            }
          }
        })
      },
    ),
    { numRuns: 500 },
  )
})

test.each([
  ["too long", { name: "प".repeat(21) }, "name", /at most 20 characters/],
  ["HTML", { body: "<b>पाइप</b>" }, "body", /has HTML/],
])("a text that is %s is a fault", (_, words, field, sentence) => {
  const wordsType = translationType(type)
  const parsed = wordsType && entrySchema(wordsType).safeParse(words)
  expect(
    parsed?.error?.issues.map(({ path, message }) => [fieldName(path as string[]), message]),
  ).toEqual([[field, expect.stringMatching(sentence)]])
  expect(isTranslated(type, original, { ...translation, ...words })).toBe(false)
})
