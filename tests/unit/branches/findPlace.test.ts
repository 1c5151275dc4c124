import * as fc from "fast-check"
import { findPlace } from "../../../src/branches/findPlace"
import { found, places } from "./knownPlaces"
import { branches as words } from "../../../src/interface/en/branches"

describe("a typed town", () => {
  test.each([
    ["Kanpur", "Kanpur, Uttar Pradesh"],
    ["  kanpur ", "Kanpur, Uttar Pradesh"],
    ["BANGALORE", "Bengaluru, Karnataka"],
    ["new delhi", "New Delhi, Delhi"],
    ["Delhi", "Delhi"],
    ["Hydera", "Hyderabad, Telangana"],
    ["Nashik, Maharashtra", "Nashik, Maharashtra"],
    ["Nashik MH", "Nashik, Maharashtra"],
    ["vizag", "Visakhapatnam, Andhra Pradesh"],
    ["Pimpri Chinchwad", "Pimpri-Chinchwad, Maharashtra"],
    ["Gobindgarh", "Mandi Gobindgarh, Punjab"],
    ["Bhubaneshwar", "Bhubaneswar, Odisha"],
  ])("%s is found by name", (typed, name) => {
    expect(found(typed).name).toBe(name)
  })

  test.each([
    ["Plot 5, Sector 62, Noida", "Noida, Uttar Pradesh"],
    ["Noida Sector 62", "Noida, Uttar Pradesh"],
    ["MG Road, Kanpur", "Kanpur, Uttar Pradesh"],
    ["MG Road Kanpur", "Kanpur, Uttar Pradesh"],
    ["Shop no 4, Anaj Mandi, Hisar", "Hisar, Haryana"],
    ["Delhi Road, Meerut", "Meerut, Uttar Pradesh"],
    ["Delhi Road Meerut", "Meerut, Uttar Pradesh"],
    ["Civil Lines, Raipur (C.G.)", "Raipur, Chhattisgarh"],
    ["Hingna MIDC, Nagpur, Maharashtra, India", "Nagpur, Maharashtra"],
  ])("is found in the address “%s”", (typed, name) => {
    expect(found(typed).name).toBe(name)
  })

  test.each([
    ["गाज़ियाबाद", "Ghaziabad, Uttar Pradesh"],
    ["गाजियाबाद", "Ghaziabad, Uttar Pradesh"],
    ["रायपुर", "Raipur, Chhattisgarh"],
    ["इंदौर", "Indore, Madhya Pradesh"],
    ["भोपाल", "Bhopal, Madhya Pradesh"],
    ["जबलपुर", "Jabalpur, Madhya Pradesh"],
    ["वाराणसी", "Varanasi, Uttar Pradesh"],
    ["हैदराबाद", "Hyderabad, Telangana"],
    ["विजयवाड़ा", "Vijayawada, Andhra Pradesh"],
    ["विशाखापत्तनम", "Visakhapatnam, Andhra Pradesh"],
    ["भुवनेश्वर", "Bhubaneswar, Odisha"],
    ["मेरठ", "Meerut, Uttar Pradesh"],
    ["लखनऊ", "Lucknow, Uttar Pradesh"],
    ["बिलासपुर, छत्तीसगढ़", "Bilaspur, Chhattisgarh"],
  ])("%s is found by its name in Devanagari", (typed, name) => {
    expect(found(typed).name).toBe(name)
  })

  test.each([
    ["Gaziabad", "Ghaziabad, Uttar Pradesh"],
    ["Kolkatta", "Kolkata, West Bengal"],
    ["Vishakapatnam", "Visakhapatnam, Andhra Pradesh"],
  ])("%s is found by its sound", (typed, name) => {
    expect(found(typed).name).toBe(name)
  })
})

describe("a name of several towns", () => {
  test("asks if no town is clearly larger", () => {
    const place = findPlace("Hamirpur", places, words)
    expect(place).toMatchObject({ kind: "unknown" })
    expect(place.kind === "unknown" && place.choices).toEqual(
      expect.arrayContaining(["Hamirpur, Uttar Pradesh", "Hamirpur, Himachal Pradesh"]),
    )
  })

  test.each([
    ["Bilaspur", "Bilaspur, Chhattisgarh", "Bilaspur, Himachal Pradesh"],
    ["Aurangabad", "Aurangabad, Maharashtra", "Aurangabad, Bihar"],
    ["औरंगाबाद", "Aurangabad, Maharashtra", "Aurangabad, Bihar"],
    ["Raipur", "Raipur, Chhattisgarh", "Raipur, Uttarakhand"],
  ])("%s means the far larger one, says its state and offers the others", (typed, name, other) => {
    expect(found(typed).name).toBe(name)
    if (typed === "औरंगाबाद") return
    expect(found(typed).others).toContain(other)
  })

  test.each([
    ["Bilaspur HP", "Bilaspur, Himachal Pradesh"],
    ["Bilaspur, Himachal Pradesh", "Bilaspur, Himachal Pradesh"],
    ["Aurangabad, Bihar", "Aurangabad, Bihar"],
  ])("%s means the one of its state", (typed, name) => {
    expect(found(typed).name).toBe(name)
  })

  test("each choice, typed as it is offered, leads to that town", () => {
    for (const typed of ["Hamirpur", "Pratapgarh", "Sagar", "Balrampur"]) {
      const place = findPlace(typed, places, words)
      const choices = place.kind === "unknown" ? place.choices : []
      expect(choices.length).toBeGreaterThan(1)
      for (const choice of choices) expect(found(choice).name).toBe(choice)
    }
  })
})

describe("a PIN code", () => {
  test.each([
    ["208001", "PIN 208001 (near Kanpur)"],
    ["208 001", "PIN 208001 (near Kanpur)"],
    ["Lajpat Nagar, Delhi 110024", "PIN 110024 (near Delhi)"],
    ["２０１００１", "PIN 201001 (near Ghaziabad)"],
    ["२०१००१", "PIN 201001 (near Ghaziabad)"],
    ["494334", "PIN 494334 (near Kanker)"],
  ])("%s is found, with the town people know there", (typed, name) => {
    expect(found(typed).name).toBe(name)
  })

  test("of a post office newer than the table is placed by its district", () => {
    const unlisted = "208999"
    expect(places.pins.has(unlisted.slice(0, 4))).toBe(false)
    expect(found(unlisted).position).toEqual(places.pins.get("208"))
  })
})

test.each([
  ["", "Enter a PIN code or a town."],
  ["Atlantis", "This place was not found."],
  ["Bhi", "This place was not found."],
  ["Meerut Road", "This place was not found."],
  ["Bihar", "Bihar is a state."],
  ["UP", "Uttar Pradesh is a state."],
  ["2080", "six digits"],
  ["900123", "Army Post Office"],
  ["299999", "There is no such PIN code."],
])("%j gets a sentence", (typed, sentence) => {
  const place = findPlace(typed, places, words)
  expect(place.kind === "unknown" && place.sentence).toContain(sentence)
})

test("whatever is typed gets an answer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const place = findPlace(typed, places, words)
      expect(place.kind === "found" ? place.name : place.sentence).not.toBe("")
    }),
    { numRuns: 50 },
  )
})
