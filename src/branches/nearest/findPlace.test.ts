import { examplesIn } from "../../../tests/examples"
import { findPlace, positionOfBranch, towns } from "./findPlace"
import { distanceKm } from "../places"
import { branches as english } from "../../kit/words/en"
import { hindi as allHindi } from "../../kit/words/hi"

const hindi = allHindi.branches
const table = examplesIn(__dirname, "places.tsv")
const find = (typed: string) => findPlace(typed, "en", english)
const nameOf = (typed: string) => {
  const place = find(typed)
  return place.kind === "found" ? place.name : place.sentence
}
const positionOf = (typed: string) => {
  const place = find(typed)
  if (place.kind === "unknown") throw new Error(`${typed}: ${place.sentence}`)
  return place.position
}

test.each(table("towns"))("the town “%s” is found by its name", (typed, name) =>
  expect(nameOf(typed)).toBe(name),
)

test.each(table("addresses"))("the address “%s” is in its town", (typed, name) =>
  expect(nameOf(typed)).toBe(name),
)

test("of towns of one name the best known is meant and the others are offered, or the visitor is asked", () => {
  expect(find("Bilaspur")).toMatchObject({
    name: "Bilaspur",
    others: ["Bilaspur, Himachal Pradesh"],
  })
  const choices = ["Hamirpur, Uttar Pradesh", "Hamirpur, Himachal Pradesh"]
  expect(find("Hamirpur")).toMatchObject({ sentence: english.whichOne, others: choices })
  for (const choice of choices) expect(nameOf(choice)).toBe(choice)
  expect(find("jala")).toMatchObject({ kind: "found", name: "Jalandhar" })
  expect(find("ghazi")).toMatchObject({ others: ["Ghaziabad", "Ghazipur"] })
})

test.each(table("PIN codes"))(
  "the PIN code %s, or its first four digits, is near %s",
  (pin, town) => {
    expect(nameOf(pin)).toMatch(/^PIN \d+$/)
    expect(distanceKm(positionOf(pin), positionOf(town))).toBeLessThan(30)
  },
)

test.each(table("sentences"))("%j gets a sentence that says what to do", (typed, sentence) => {
  expect(find(typed)).toEqual({
    kind: "unknown",
    sentence: expect.stringContaining(sentence),
    others: [],
  })
})

test("on a Hindi page a town has its Hindi name, if it is listed", () => {
  expect(findPlace("Kanpur", "hi", hindi)).toMatchObject({ name: "कानपुर" })
  expect(findPlace("बिलासपुर", "hi", hindi)).toMatchObject({
    name: "बिलासपुर",
    others: ["बिलासपुर, हिमाचल प्रदेश"],
  })
})

test("every listed town is found by each of its names, and is in India", () => {
  for (const {
    name,
    translated: { hi = name },
    position,
  } of towns) {
    expect(findPlace(hi, "en", english)).toMatchObject({ kind: "found" })
    expect(nameOf(name)).toBe(name)
    expect(position.lat > 6 && position.lat < 38 && position.lng > 68 && position.lng < 98).toBe(
      true,
    )
  }
})

test("a branch without a position is in the town of its address, or else of its name", () => {
  const bhubaneswar = positionOf("Bhubaneswar")
  expect(positionOfBranch({ name: "Odisha", address: "Bhubaneswar, Odisha" })).toEqual(bhubaneswar)
  expect(positionOfBranch({ name: "Bhubaneswar", address: "A village" })).toEqual(bhubaneswar)
  expect(positionOfBranch({ name: "Nowhere", address: "A village" })).toBeNull()
  const position = { lat: 20, lng: 80 }
  expect(positionOfBranch({ name: "Indore", address: "Indore", position })).toBe(position)
})
