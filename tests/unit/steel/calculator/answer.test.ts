import { weightAnswer as weightAnswerInWords } from "../../../../src/steel/calculator/answer"
import {
  changeEntries,
  firstEntries,
  weighedPiece,
  type Entries,
} from "../../../../src/steel/calculator/entries"
import { wallFromWeight } from "../../../../src/steel/calculator/wall"
import { weightShapes } from "../../../../src/steel/range/families"
import { index as known, sizes } from "../publishedSizes"
import { answeringInWords } from "../../../in-words"
import { calculator } from "../../../../src/interface/en/calculator"

const weightAnswer = answeringInWords(calculator, weightAnswerInWords)

function typed(entries: Entries, fields: Record<string, string>): Entries {
  return changeEntries(entries, { kind: "form", fields: Object.entries(fields) })
}

function weighed(entries: Entries) {
  const answer = weightAnswer(entries, known)
  if (!answer.isKnown) throw new Error(answer.faults.map(({ sentence }) => sentence).join(" "))
  return answer
}

test.each(weightShapes)("the example of %s has a weight", (shape) => {
  expect(weighed(firstEntries(shape)).figures.kg).toBeGreaterThan(0)
})

test.each([
  ["sheet", "sheet-5.5x1250"],
  ["chequered", "chequered-5.5x1250"],
] as const)("%s of another thickness is listed as such", (shape, id) => {
  const entries = typed(firstEntries(shape), { wall: "5.5", width: "1250" })
  expect(weighed(entries).listed?.id).toBe(id)
})

test("a size no table has weighs what its shape gives", () => {
  const answer = weighed(typed(firstEntries("square"), { side: "137", wall: "4.1" }))
  expect(answer.tableSize).toBeNull()
  expect(answer.listed?.id).toBe("shs-137x137x4.1")
})

test("before the tables have loaded, a size weighs what its shape gives and is listed all the same", () => {
  const answer = weightAnswer(firstEntries("square"), null)
  expect(answer).toMatchObject({ isKnown: true, tableSize: null, listed: { basis: "computed" } })
  expect(answer.isKnown && answer.figures).toEqual(answer.isKnown && answer.shape.figures)
})

test("a size from a table keeps the notes on how it was typed, and the sum of its shape", () => {
  const bore = { outsideDiameter: "150", outsideDiameterUnit: "nb", wall: "5.4" }
  const { tableSize, readingNotes, shape } = weighed(typed(firstEntries("pipe"), bore))
  expect(tableSize?.section).toMatchObject({ outsideDiameter: 165.1, wallThickness: 5.4 })
  expect(readingNotes.join()).toContain("165.1 mm and 168.3 mm")
  expect(shape.steps[0].expression).toBe("150 nb")
})

test.each([
  ["100.01", "5", null],
  ["100", "5.01", null],
  ["100", "5", "shs-100x100x5"],
])(
  "a side of %s and a thickness of %s mm have the table's weight only if both are listed",
  (side, wall, id) => {
    const answer = weighed(typed(firstEntries("square"), { side, wall }))
    expect(answer.tableSize?.id ?? null).toBe(id)
  },
)

test("black tube never has the weight of pre-galvanized tube, nor its name on the list", () => {
  const onlyGp = sizes.filter(
    ({ family, basis, section }) =>
      family.startsWith("gp") && basis === "table" && section.shape === "hollow",
  )
  const size = onlyGp[0]
  const gp = { sizes: onlyGp, byId: new Map(onlyGp.map((each) => [each.id, each])) }
  const black = { ...firstEntries("square", size), isPreGalvanized: false }
  expect(weightAnswer(black, gp)).toMatchObject({ tableSize: null, listed: { family: "square" } })
  expect(weightAnswer(firstEntries("square", size), gp)).toMatchObject({
    tableSize: { id: size.id },
  })
})

test("a beam typed by its dimensions is found under its name; with another web it is not a beam of the table", () => {
  const beam = firstEntries("beam")
  expect(weighed(beam).tableSize?.id).toBe("ismb-200")
  expect(weighed(typed(beam, { webThickness: "6.7" })).listed).toBeNull()
})

test("the legs of an angle may be given either way round", () => {
  const angle = typed(firstEntries("angle"), { legA: "50", legB: "75", wall: "6" })
  expect(weighed(angle).tableSize?.id).toBe("isa-75x50x6")
})

test("a size comes with the quantity typed with it, or into the quantity of the form", () => {
  const size = known.byId.get("shs-100x100x4")
  if (!size) throw new Error("There is no 100 x 100 x 4.")
  const quantity = { amount: 10, unit: "pieces", pieceLength: 12 } as const
  const asked = changeEntries(firstEntries("square"), { kind: "size", size, quantity })
  expect(weighed(asked).figures).toMatchObject({ pieces: 10, metres: 120 })
  const other = typed(changeEntries(asked, { kind: "size", size }), { shape: "pipe" })
  expect(weighed(other).figures).toMatchObject({ pieces: 10, metres: 120 })
  expect(typed(other, { shape: "sheet" }).pieceLength).toBe("2.5")
})

test("the calculator of a pre-galvanized product puts pre-galvanized sizes on the list, and says so", () => {
  const start = known.byId.get("gp-40x40x2") ?? null
  const entries = typed(firstEntries("square", start), { wall: "1.7" })
  const { listed, name } = weighed(entries)
  expect(listed?.id).toBe("gp-40x40x1.7")
  expect(name).toBe("Pre-galvanized square tube 40 × 40 × 1.7 mm")
})

test("of a size two tables have, the picked one is taken", () => {
  const medium = known.byId.get("pipe-50nb-m") ?? null
  expect(weighed(firstEntries("pipe", medium)).tableSize?.id).toBe("pipe-50nb-m")
  expect(weighed(firstEntries("pipe")).tableSize?.id).toBe("pipe-60.3x3.6")
})

test("the form's values from before hydration are used, in any order of loading", () => {
  const entries = typed(firstEntries("square"), {
    wall: "10",
    wallUnit: "gauge",
    outsideDiameter: "4",
    outsideDiameterUnit: "inch",
    amount: "1",
    unit: "tonnes",
    shape: "pipe",
  })
  const section = { outsideDiameter: 114.3, wallThickness: 3.25 }
  expect(weighed(entries).section).toMatchObject(section)
  expect(weighed(entries).figures.kg).toBe(1000)
})

test("a form that was not touched stays an example", () => {
  const entries = firstEntries("square")
  expect(typed(entries, { side: "100", shape: "square", unit: "pieces" })).toBe(entries)
  expect(typed(entries, { side: "90" }).isExample).toBe(false)
})

test.each([
  ["shape", "elephant"],
  ["unit", "bags"],
  ["wallUnit", "nb"],
  ["legA", "7"],
  ["toString", "7"],
])("%s = %s, which the form does not have, changes nothing", (name, value) => {
  const entries = firstEntries("square")
  expect(typed(entries, { [name]: value })).toBe(entries)
})

test.each(weightShapes)("the example of %s has its nominal thickness", (shape) => {
  const entries = typed(firstEntries(shape), { question: "wall" })
  const found = wallFromWeight(weighedPiece(entries), sizes)
  if (!found.isKnown) throw new Error(found.faults.map(({ sentence }) => sentence).join(" "))
  expect(Math.abs(found.wall - (found.nominalWall ?? NaN))).toBeLessThanOrEqual(found.accuracy)
})

test("every size by the metre weighs in the calculator what it weighs on the list, within half a gram a metre", () => {
  for (const size of sizes.filter(({ massPer }) => massPer === "metre")) {
    const { figures, listed } = weighed(firstEntries("square", size))
    expect(Math.abs(figures.massPerMetre - (listed?.mass ?? NaN))).toBeLessThanOrEqual(0.00051)
  }
})

test("an angle no table lists weighs in the calculator what it weighs on the list", () => {
  const angle = weighed(typed(firstEntries("angle"), { legA: "85", legB: "85", wall: "7" }))
  expect(angle.tableSize).toBeNull()
  expect(angle.figures.massPerMetre).toBeCloseTo(angle.listed?.mass ?? NaN, 2)
})

test("a thickness in gauge weighs in the calculator what it weighs on the list", () => {
  const tube = weighed(typed(firstEntries("square"), { side: "52", wall: "16", wallUnit: "gauge" }))
  expect(tube.figures.massPerMetre).toBeCloseTo(tube.listed?.mass ?? NaN, 2)
})

test("a round tube of any outside diameter and thickness is computed and can be listed", () => {
  const tube = weighed(typed(firstEntries("pipe"), { outsideDiameter: "50.8", wall: "2" }))
  expect(tube.listed?.id).toBe("pipe-50.8x2")
  expect(tube.figures.massPerMetre).toBeCloseTo(0.0246615 * 2 * 48.8, 5)
})

test("a computed hollow section above 6 mm names the standard of its corners, one from a table does not", () => {
  const computed = weighed(typed(firstEntries("square"), { side: "155", wall: "12" }))
  expect(computed.notes.join()).toMatch(/IS 4923.*EN 10219.* [234](\.\d)? % less/)
  expect(weighed(typed(firstEntries("square"), { side: "155", wall: "6" })).notes).toEqual([])
  const thick = sizes.filter(
    ({ section, basis }) => section.shape === "hollow" && basis === "table",
  )
  const noted = thick.filter(
    (size) => size.wall > 6 && weighed(firstEntries("square", size)).notes.length > 0,
  )
  expect(noted.map(({ id }) => id)).toEqual([])
})
