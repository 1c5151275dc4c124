import { contentType, entrySchema } from "../../../src/content-model/content-type"
import { fieldName } from "../../../src/content-model/fields/field"
import { group, listOf, optional } from "../../../src/content-model/fields/groups"
import { link } from "../../../src/content-model/fields/references"
import { markdown, phone, text } from "../../../src/content-model/fields/texts"
import { number } from "../../../src/content-model/fields/values"
import {
  isTranslated,
  originalMarks,
  translatedEntry,
  translationType,
  typeOfTranslation,
} from "../../../src/content-model/translation"

const type = contentType({
  name: "Sample",
  storedIn: { folder: "samples" },
  label: "Samples",
  labelSingular: "Sample",
  description: "",
  fields: {
    name: text({ label: "Name", max: 20 }),
    code: text({ label: "Code", words: false }),
    body: optional(markdown({ label: "Body" })),
    figure: number({ label: "Figure", min: 0, max: 9 }),
    phone: phone({ label: "Phone" }),
    rows: listOf(
      group({
        type: "Row",
        label: "Row",
        fields: { label: text({ label: "Label" }), to: link({ label: "To" }) },
      }),
      { label: "Rows", singular: "row" },
    ),
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
  from: originalMarks(type, original),
}

const names = (paths: readonly (readonly (string | number)[])[]) => paths.map(fieldName)

test("only texts are translated: no code, figure, telephone number or link", () => {
  const fields = translationType(type)?.fields ?? {}
  expect(Object.keys(fields)).toEqual(["name", "body", "rows", "from"])
  expect(Object.keys(fields.rows?.inner ?? {})).toEqual(["label"])
  expect(Object.keys(originalMarks(type, original))).toEqual([
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
    outdated: [],
  })
})

test("texts follow their originals when a list is put in another order", () => {
  const reordered = { ...original, rows: [...original.rows].reverse() }
  const { entry, outdated } = translatedEntry(type, reordered, translation)
  expect(entry).toMatchObject({ rows: [{ label: "चौकोर" }, { label: "गोल" }] })
  expect(outdated).toEqual([])
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
  expect(names(translatedEntry(type, original, words).missing)).toEqual(missing)
  expect(isTranslated(type, original, words)).toBe(false)
})

test("a new item of a list has no text yet, wherever it is put", () => {
  const longer = { ...original, rows: [{ label: "Oval", to: "/oval" }, ...original.rows] }
  const { entry, missing } = translatedEntry(type, longer, translation)
  expect(names(missing)).toEqual(["rows[0].label"])
  expect(entry).toMatchObject({ rows: [{ label: "Oval" }, { label: "गोल" }, { label: "चौकोर" }] })
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

test("a translation is found by the path of its original", () => {
  expect(typeOfTranslation("hi/products/ms-pipes.json")?.name).toBe("ProductInHindi")
  expect(typeOfTranslation("products/ms-pipes.json")).toBeUndefined()
  expect(typeOfTranslation("hi/nothing/ms-pipes.json")).toBeUndefined()
})
