import {
  filledForm,
  hindiStates,
  stateSentence,
  storedFile,
  withTranslations,
} from "./translations"
import { textMark } from "../../content/model/translation"

const path = "hi/products/pipe.json"
const feature = (title: string, text: string) => ({ title, text })
const english = {
  name: "Pipe",
  features: [feature("Strong", "It holds."), feature("Light", "It is thin.")],
}
const from = {
  name: textMark("Pipe"),
  "features[0].title": textMark("Strong"),
  "features[0].text": textMark("It holds."),
}
const hindi = { name: "पाइप", features: [feature("मज़बूत", "यह टिकता है।")], from }
const content = (original: object, translation?: object) => ({
  files: [
    { path: "products/pipe.json", text: JSON.stringify(original) },
    ...(translation ? [{ path, text: JSON.stringify(translation) }] : []),
  ],
  media: [],
})
const file = (form: object) => ({
  path: `content/${path}`,
  slug: "pipe",
  raw: JSON.stringify(form),
})
const filled = (original: object, translation?: object) =>
  JSON.parse(
    filledForm(path, translation && JSON.stringify(translation), content(original, translation)) ??
      "",
  ) as typeof hindi

test("the form of a translation has a place for each text of the original, also for those that are missing", () => {
  expect(filled(english)).toMatchObject({
    name: "",
    features: [feature("", ""), feature("", "")],
  })
  expect(filled(english, hindi).features).toEqual([feature("मज़बूत", "यह टिकता है।"), feature("", "")])
})

test("a text stays with its original when the original is put in another order", () => {
  const turned = { ...english, features: [...english.features].reverse() }
  const form = filled(turned, hindi)
  expect(form.features).toEqual([feature("", ""), feature("मज़बूत", "यह टिकता है।")])
  expect(form.from).toMatchObject({ "features[1].title": textMark("Strong") })
})

test("a new translation is marked with its English, and the others keep their marks", () => {
  const changed = { ...english, name: "Round pipe", features: [english.features[0]] }
  const form = filled(changed, hindi)
  const text = "यह सालों टिकता है।"
  const edited = { ...form, features: [feature("मज़बूत", text)] }
  const stored = storedFile(file(edited), JSON.stringify(hindi), content(changed, hindi))
  expect(JSON.parse(stored.raw)).toEqual({
    name: "पाइप",
    features: [feature("मज़बूत", text)],
    from,
  })
})

test("the marks are in the order of the texts, whatever the order of the form", () => {
  const { name, features } = filled(english, hindi)
  const edited = { from, features, name: `${name} 2` }
  const stored = storedFile(file(edited), JSON.stringify(hindi), content(english, hindi))
  const marks = (JSON.parse(stored.raw) as typeof hindi).from
  expect(Object.keys(marks)).toEqual(Object.keys(from))
})

test("missing texts of a list leave no empty places in the file", () => {
  const form = { ...filled(english), features: [feature("", ""), feature("हल्का", "")] }
  const stored = storedFile(file(form), undefined, content(english))
  expect(JSON.parse(stored.raw)).toEqual({
    features: [{ title: "हल्का" }],
    from: { "features[0].title": textMark("Light") },
  })
})

test("the file of an original is written as it is, and one without an original has no form", () => {
  const original = {
    path: "content/products/pipe.json",
    slug: "pipe",
    raw: JSON.stringify(english),
  }
  expect(storedFile(original, undefined, content(english))).toBe(original)
  expect(filledForm("hi/products/other.json", undefined, content(english))).toBeUndefined()
})

test("a translation is deleted together with its original", () => {
  const paths = ["content/products/pipe.json"]
  expect(withTranslations(paths, content(english, hindi))).toEqual([...paths, `content/${path}`])
  expect(withTranslations(paths, content(english))).toEqual(paths)
})

test("what lacks Hindi is listed first, with how much of it", () => {
  const { files } = content(english, hindi)
  const blog = { path: "site/blog-page.json", text: JSON.stringify({ olderHeading: "Older" }) }
  const states = hindiStates({ files: [...files, blog], media: [] })
  expect(states.map((state) => [state.path, stateSentence(state)])).toEqual([
    ["products/pipe.json", "2 texts have no Hindi"],
    ["site/blog-page.json", "1 text has no Hindi"],
  ])
  const [changed] = hindiStates(content({ ...english, name: "New" }, hindi))
  expect(changed && stateSentence(changed)).toBe(
    "2 texts have no Hindi; of 1 text the English has changed",
  )
  const [complete] = hindiStates(content({ name: "Pipe" }, hindi))
  expect(complete && stateSentence(complete)).toBe("complete")
})
