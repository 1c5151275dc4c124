import { hindi } from "./hi"

const { branches, form, found, list, paste, sending, steel } = hindi

/** Sentences about one thing, and the same about two. */
const pairs: [string, string][] = [
  [found.foundStart("1"), found.foundStart("2")],
  [steel.leftOut(200, 1), steel.leftOut(200, 2)],
  [paste.linesLeft(1), paste.linesLeft(2)],
  [form.tenDigitsNot(1), form.tenDigitsNot(2)],
  [form.after0(1), form.after0(2)],
  [form.after91(1), form.after91(2)],
  [form.faults(1), form.faults(2)],
  [branches.alsoOnMap(["रायपुर"]), branches.alsoOnMap(["रायपुर", "इंदौर"])],
  [branches.notOnMap(["रायपुर"]), branches.notOnMap(["रायपुर", "इंदौर"])],
]

/** Verbs and participles of the plural. */
const plural = /होते|गए|चुने|लाइनें|लिखे हैं|ये भी|नहीं हैं/

test.each(pairs.filter(([, two]) => plural.test(two)))("%s is in the singular", (one) => {
  expect(one).not.toMatch(plural)
})

test("sentences with a number of sizes fit one and many", () => {
  const one = steel.sizes(1)
  const sentences = [list.ownHas(one), list.linkOpens(one), sending.sentBefore(one)]
  expect(sentences.filter((sentence) => /साइज़ (?:\S+ )?(?:हैं|दिए|गए)/.test(sentence))).toEqual([])
})
