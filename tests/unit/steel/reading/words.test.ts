import { misspeltGoods, splitOf } from "../../../../src/steel/reading/words"

test.each([
  ["a letter is missing", "chequred", "goods"],
  ["a letter is doubled", "cheqquered", "goods"],
  ["a letter is another", "chequared", "goods"],
  ["two letters changed places", "chequeerd", "goods"],
  ["a letter follows", "chequeredx", "goods"],
  ["the last letter is missing", "stainles", "unsold"],
  ["a letter of Hindi spelling is another", "galvenised", "galvanized"],
])("goods are known if %s: %s", (_, word, meaning) => {
  expect(misspeltGoods(word)?.is).toBe(meaning)
})

test.each([
  ["it is spelt right", "chequered"],
  ["its first letter is wrong", "kequered"],
  ["its first letter is missing", "hequered"],
  ["a letter stands before it", "xchequered"],
  ["it is short", "angel"],
  ["it is short and could be a name", "chanel"],
  ["it is only the start of a word", "chequer"],
])("a word is no misspelt name of goods if %s: %s", (_, word) => {
  expect(misspeltGoods(word)).toBeNull()
})

test.each([
  ["mmthk", "mm thk"],
  ["mmod", "mm od"],
  ["mmnb", "mm nb"],
  ["mmpipe", "mm pipe"],
  ["mmx", "mm x"],
  ["kgx", "kg x"],
  ["mm", "mm"],
  ["thk", "thk"],
  ["mmq", "mmq"],
  ["mmxx", "mmxx"],
  ["pipemm", "pipemm"],
  ["MMTHK", "MMTHK"],
  ["mmthk1", "mmthk1"],
  ["5mmthk", "5mmthk"],
])("%s is cut into %s", (word, cut) => {
  const place = splitOf(word)
  expect(place === 0 ? word : `${word.slice(0, place)} ${word.slice(place)}`).toBe(cut)
})
