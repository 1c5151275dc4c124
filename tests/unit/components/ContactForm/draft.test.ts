import { parsedDraft } from "../../../../src/components/ContactForm/draft"

test("a stored draft is read back", () => {
  const draft = { name: ["राम 🙏"], products: ["MS Pipes", "MS Sheet"] }
  expect(parsedDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([null, "", "{", "null", "7", '"text"', "[]"])(
  "%p in storage counts as no draft",
  (stored) => {
    expect(parsedDraft(stored)).toEqual({})
  },
)

test("invalid values are left out of a draft", () => {
  expect(parsedDraft('{"name":["R"],"city":"Indore","phone":[1],"email":{}}')).toEqual({
    name: ["R"],
  })
})
