import { filledForm, hindiStates, stateSentence, translationText } from "./translations"

const path = "hi/products/pipe.json"
const feature = (title: string, text: string) => ({ title, text })
const english = {
  name: "Pipe",
  features: [feature("Strong", "It holds."), feature("Light", "It is thin.")],
}
const from = {
  name: "Pipe",
  "features[0].title": "Strong",
  "features[0].text": "It holds.",
}
const hindi = { name: "पाइप", features: [feature("मज़बूत", "यह टिकता है।")], from }
const content = (original: object, translation?: object) => ({
  files: [
    { path: "products/pipe.json", text: JSON.stringify(original) },
    ...(translation ? [{ path, text: JSON.stringify(translation) }] : []),
  ],
  media: [],
})
const filled = (original: object, translation?: object) =>
  JSON.parse(
    String(filledForm(path, translation && JSON.stringify(translation), content(original))),
  ) as typeof hindi
const stored = (form: object, original: object, translation?: object) => {
  const before = translation && JSON.stringify(translation)
  const text = translationText(path, JSON.stringify(form), before, content(original))
  return JSON.parse(text) as typeof hindi
}

test("the form of a translation has a place for each text of the original, in the order that has now", () => {
  const empty = feature("", "")
  expect(filled(english)).toMatchObject({ name: "", features: [empty, empty] })
  const turned = filled({ ...english, features: english.features.toReversed() }, hindi)
  expect(turned.features).toEqual([empty, feature("मज़बूत", "यह टिकता है।")])
  expect(turned.from).toMatchObject({ "features[1].title": "Strong" })
  expect(filledForm("hi/products/other.json", undefined, content(english))).toBeUndefined()
})

test("a new translation is marked with its English, and the others keep their marks, in the order of the texts", () => {
  const changed = { ...english, name: "Round pipe", features: [english.features[0]] }
  const features = [feature("मज़बूत", "यह सालों टिकता है।")]
  const { name, from: marks } = filled(changed, hindi)
  const written = stored({ from: marks, features, name }, changed, hindi)
  expect(written).toEqual({ name: "पाइप", features, from })
  expect(Object.keys(written.from)).toEqual(Object.keys(from))
})

test("missing texts of a list leave no empty places in the file", () => {
  const form = { ...filled(english), features: [feature("", ""), feature("हल्का", "")] }
  expect(stored(form, english)).toEqual({
    features: [{ title: "हल्का" }],
    from: { "features[0].title": "Light" },
  })
})

test("what lacks Hindi is listed, with how much of it", () => {
  const { files } = content(english, hindi)
  const blog = { path: "site/blog-page.json", text: JSON.stringify({ olderHeading: "Older" }) }
  const states = hindiStates({ files: [...files, blog], media: [] })
  expect(states.map((state) => [state.path, stateSentence(state)])).toEqual([
    ["products/pipe.json", "texts without Hindi: 2"],
    ["site/blog-page.json", "texts without Hindi: 1"],
  ])
  const sentenceOf = (original: object) =>
    hindiStates(content(original, hindi)).map(stateSentence)[0]
  const both = "texts without Hindi: 2; texts whose English has changed: 1"
  expect(sentenceOf({ ...english, name: "New" })).toBe(both)
  expect(sentenceOf({ name: "Pipe" })).toBeUndefined()
})
