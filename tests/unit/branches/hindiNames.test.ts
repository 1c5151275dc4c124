import { findPlace } from "../../../src/branches/findPlace"
import { placesInHindi } from "../../../src/branches/places"
import { townsInHindi } from "../../../src/branches/townsInHindi"
import { branches as words } from "../../../src/interface/hi/branches"
import { places } from "./knownPlaces"

const hindi = placesInHindi(places, townsInHindi)

const answer = (typed: string) => {
  const place = findPlace(typed, hindi, words)
  return place.kind === "found" ? place.name : place.sentence
}

test.each([
  ["Kanpur", "कानपुर, उत्तर प्रदेश"],
  ["वाराणसी", "वाराणसी, उत्तर प्रदेश"],
  ["Delhi", "दिल्ली"],
  ["208001", "पिन 208001 (कानपुर के पास)"],
  ["UP", "उत्तर प्रदेश राज्य का नाम है। शहर या पिन कोड लिखें।"],
])("on a Hindi page %s is answered in Hindi", (typed, name) => {
  expect(answer(typed)).toBe(name)
})

test("every name in the list finds its town", () => {
  const named = places.towns.filter(({ name }) => townsInHindi.has(name))
  expect(
    [...townsInHindi.keys()].filter((name) => !named.some((town) => town.name === name)),
  ).toEqual([])
  for (const { name } of named) {
    const inHindi = String(townsInHindi.get(name))
    const found = findPlace(inHindi, hindi, words)
    const names = found.kind === "found" ? [found.name, ...found.others] : found.choices
    expect({ name, names: names.filter((each) => each.startsWith(inHindi)) }).not.toEqual({
      name,
      names: [],
    })
  }
})
