import { anyCharacter, fc } from "../../random-inputs"
import { findPlace } from "../../../src/branches/findPlace"
import type { Places, Town } from "../../../src/branches/places"
import { stateNamed } from "../../../src/branches/states"
import { found, places } from "./knownPlaces"
import { branches as words } from "../../../src/interface/en/branches"

const findsTown = (typed: string, name: string) => expect(found(typed).name).toBe(name)

describe("a typed town", () => {
  test.each([
    ["Kanpur", "Kanpur, Uttar Pradesh"],
    ["  kanpur ", "Kanpur, Uttar Pradesh"],
    ["BANGALORE", "Bengaluru, Karnataka"],
    ["new delhi", "New Delhi, Delhi"],
    ["Delhi", "Delhi"],
    ["दिल्ली", "Delhi"],
    ["NCR", "Delhi"],
    ["चंडीगढ़", "Chandigarh"],
    ["Pondicherry", "Puducherry"],
    ["Hydera", "Hyderabad, Telangana"],
    ["Nashik, Maharashtra", "Nashik, Maharashtra"],
    ["Nashik MH", "Nashik, Maharashtra"],
    ["vizag", "Visakhapatnam, Andhra Pradesh"],
    ["Pimpri Chinchwad", "Pimpri-Chinchwad, Maharashtra"],
    ["Gobindgarh", "Mandi Gobindgarh, Punjab"],
    ["Bhubaneshwar", "Bhubaneswar, Odisha"],
  ])("%s is found by name", findsTown)

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
    ["Pimpri, Chinchwad", "Pimpri-Chinchwad, Maharashtra"],
    ["Greater, Noida", "Greater Noida, Uttar Pradesh"],
    ["5 Station Road Gaya", "Gaya, Bihar"],
    ["Circuit House, Bharatpur", "Bharatpur, Rajasthan"],
  ])("is found in the address “%s”", findsTown)

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
  ])("%s is found by its name in Devanagari", findsTown)

  test.each([
    ["Gaziabad", "Ghaziabad, Uttar Pradesh"],
    ["Kolkatta", "Kolkata, West Bengal"],
    ["Vishakapatnam", "Visakhapatnam, Andhra Pradesh"],
    ["Gaziabad UP", "Ghaziabad, Uttar Pradesh"],
    ["Gaziabad Uttar Pradesh", "Ghaziabad, Uttar Pradesh"],
    ["Gaziabad, India", "Ghaziabad, Uttar Pradesh"],
    ["Gaziabad Bharat", "Ghaziabad, Uttar Pradesh"],
    ["Plot 4, Gaziabad", "Ghaziabad, Uttar Pradesh"],
  ])("%s is found by its sound", findsTown)

  test.each([
    ["Ballia", "Ballia, Uttar Pradesh"],
    ["Beed", "Beed, Maharashtra"],
    ["बीड", "Beed, Maharashtra"],
    ["Berhampore", "Berhampore, West Bengal"],
    ["Katni", "Katni, Madhya Pradesh"],
    ["Murwara", "Katni, Madhya Pradesh"],
    ["Rayagada", "Rayagada, Odisha"],
    ["Kalahandi", "Kalahandi, Odisha"],
  ])("%s, a head office or district the list of cities lacks, is that place", findsTown)
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
  ])("%s means the one of its state", findsTown)

  test("each offered choice, typed as it is, finds that town", () => {
    for (const typed of ["Hamirpur", "Pratapgarh", "Sagar", "Balrampur"]) {
      const place = findPlace(typed, places, words)
      const choices = place.kind === "unknown" ? place.choices : []
      expect(choices.length).toBeGreaterThan(1)
      for (const choice of choices) expect(found(choice).name).toBe(choice)
    }
  })
})

/** A town of an invented gazetteer. */
const town = (name: string, state: string, rank = 1, lat = 20): Town => ({
  name,
  state: String(stateNamed(state)),
  rank,
  otherNames: [],
  position: { lat, lng: 80 },
})
const withTowns = (...towns: Town[]): Places => ({
  pins: new Map(),
  towns,
  language: "en",
})

test("names that only sound like the typed one raise a question, however large the first is", () => {
  const alike = withTowns(town("Bali", "WB", 9), town("Ballia", "UP", 1))
  expect(findPlace("बलिया", alike, words)).toMatchObject({
    kind: "unknown",
    choices: ["Bali, West Bengal", "Ballia, Uttar Pradesh"],
  })
  expect(findPlace("Ballia", alike, words)).toMatchObject({ name: "Ballia, Uttar Pradesh" })
})

describe("of many towns of one name", () => {
  const states = ["UP", "MP", "BR", "RJ", "OD", "GJ", "TN", "KA"]

  test("six at most are offered to choose from, the largest first", () => {
    const alike = states.map((state, index) => town("Rampur", state, index / 4))
    const place = findPlace("rampur", withTowns(...alike), words)
    expect(place.kind === "unknown" && place.choices).toEqual([
      "Rampur, Karnataka",
      "Rampur, Tamil Nadu",
      "Rampur, Gujarat",
      "Rampur, Odisha",
      "Rampur, Rajasthan",
      "Rampur, Bihar",
    ])
  })

  test("the far larger one is found, and five others are named", () => {
    const alike = states.map((state, index) => town("Rampur", state, index === 2 ? 9 : 1))
    const place = findPlace("Rampur", withTowns(...alike), words)
    expect(place).toMatchObject({ kind: "found", name: "Rampur, Bihar" })
    expect(place.kind === "found" && place.others).toHaveLength(5)
  })

  test("one with eight times the people is far larger, one with less is not", () => {
    const kindWith = (rank: number) =>
      findPlace("Rampur", withTowns(town("Rampur", "UP", 1), town("Rampur", "MP", rank)), words)
        .kind
    expect(kindWith(4)).toBe("found")
    expect(kindWith(3.9)).toBe("unknown")
  })
})

describe("inside an address", () => {
  const small = withTowns(town("Ara", "BR"), town("City", "RJ"), town("Una Mandi", "HP"))
  const sentenceFor = (typed: string) => {
    const place = findPlace(typed, small, words)
    return place.kind === "unknown" ? place.sentence : place.name
  }

  test("a word of three letters is not a town", () => {
    expect(sentenceFor("Ara")).toBe("Ara, Bihar")
    expect(sentenceFor("Ara Hills")).toMatch(/not found/)
  })

  test.each(["Mall City", "mall CITY"])("a common word of addresses is not a town: %s", (typed) => {
    expect(sentenceFor("City")).toBe("City, Rajasthan")
    expect(sentenceFor(typed)).toMatch(/not found/)
  })

  test("a name of two words is a town, however short they are", () => {
    expect(sentenceFor("Shop 4 Una Mandi")).toBe("Una Mandi, Himachal Pradesh")
  })
})

describe("a PIN code", () => {
  test.each([
    ["751001", "Bhubaneswar"],
    ["515001", "Anantapur"],
    ["422001", "Nashik"],
    ["462001", "Bhopal"],
    ["201001", "Ghaziabad"],
  ])("%s of a head post office is as far away as its town, %s", (pin, town) => {
    expect(found(pin).position).toEqual(found(town).position)
  })

  test.each([
    ["208001", "PIN 208001 (near Kanpur)"],
    ["208 001", "PIN 208001 (near Kanpur)"],
    ["Lajpat Nagar, Delhi 110024", "PIN 110024 (near Delhi)"],
    ["２０１００１", "PIN 201001 (near Ghaziabad)"],
    ["२०१००१", "PIN 201001 (near Ghaziabad)"],
    ["494334", "PIN 494334 (near Kanker)"],
    ["110024, Lajpat Nagar", "PIN 110024 (near Delhi)"],
  ])("%s is found, with the town people know there", findsTown)

  test("names a town within 60 km, no other town, and leaves nothing to choose", () => {
    const pins = new Map([["208001", { lat: 20, lng: 80 }]])
    const nameNear = (lat: number) => {
      const towns = [town("Kanpur", "UP", 1, lat)]
      return findPlace("208001", { ...withTowns(...towns), pins }, words)
    }
    expect(nameNear(20.5)).toMatchObject({ name: "PIN 208001 (near Kanpur)", others: [] })
    expect(nameNear(20.6)).toMatchObject({ name: "PIN 208001", others: [] })
  })

  test("of a post office newer than the table is placed by its district", () => {
    const unlisted = "208999"
    expect(places.pins.has(unlisted.slice(0, 4))).toBe(false)
    expect(found(unlisted).position).toEqual(places.pins.get("208"))
  })
})

test.each([
  ["", "Enter a PIN code or a town."],
  ["  ", "Enter a PIN code or a town."],
  ["India", "This place was not found."],
  ["Atlantis", "This place was not found."],
  ["Bhi", "This place was not found."],
  ["Meerut Road", "This place was not found."],
  ["Bihar", "Bihar is a state."],
  ["UP", "Uttar Pradesh is a state."],
  ["2080", "six digits"],
  ["2080011", "six digits"],
  ["900123", "Army Post Office"],
  ["299999", "There is no such PIN code."],
])("%j gets a sentence", (typed, sentence) => {
  const place = findPlace(typed, places, words)
  expect(place).toEqual({
    kind: "unknown",
    sentence: expect.stringContaining(sentence),
    choices: [],
  })
})

test("any text gets an answer", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (typed) => {
      const place = findPlace(typed, places, words)
      expect(place.kind === "found" ? place.name : place.sentence).not.toBe("")
    }),
    { numRuns: 50 },
  )
})
