import { weightAnswer } from "../../../../src/components/WeightCalculator/answer"
import {
  changed,
  firstEntries,
  isWeighedShape,
  weighedPiece,
  type Entries,
} from "../../../../src/components/WeightCalculator/entries"
import { wallFromWeight } from "../../../../src/steel/calculator/wall"
import { weightShapes } from "../../../../src/steel/calculator/form"
import { index as known, sizes } from "../../steel/publishedSizes"

function typed(entries: Entries, fields: Record<string, string>): Entries {
  return changed(entries, { kind: "form", fields: Object.entries(fields) })
}

function weighed(entries: Entries) {
  const answer = weightAnswer(entries, known)
  if (!answer.isKnown) throw new Error(answer.faults.map(({ sentence }) => sentence).join(" "))
  return answer
}

test("every size by the metre weighs in the calculator what its own row says, and goes on the list as itself", () => {
  const byMetre = sizes.filter(({ massPer }) => massPer === "metre")
  for (const size of byMetre) {
    const { figures, listed } = weighed(firstEntries("square", size))
    expect([size.id, listed?.id]).toEqual([size.id, size.id])
    expect(Math.abs(figures.massPerMetre / size.mass - 1)).toBeLessThan(0.01)
    if (size.basis === "table") expect(figures.massPerMetre).toBe(size.mass)
  }
})

test.each(weightShapes)("the example of %s has a weight", (shape) => {
  expect(weighed(firstEntries(shape)).figures.kg).toBeGreaterThan(0)
})

test("a size no table has weighs what its shape gives", () => {
  const answer = weighed(typed(firstEntries("square"), { side: "137", wall: "4.1" }))
  expect(answer.tableSize).toBeNull()
  expect(answer.listed?.id).toBe("shs-137x137x4.1")
})

test("a beam typed by its dimensions is found under its name; with another web it is no beam of the table", () => {
  const beam = firstEntries("beam")
  expect(weighed(beam).tableSize?.id).toBe("ismb-200")
  expect(weighed(typed(beam, { webThickness: "6.7" })).listed).toBeNull()
})

test("the legs of an angle may be given either way round", () => {
  const angle = typed(firstEntries("angle"), { legA: "50", legB: "75", wall: "6" })
  expect(weighed(angle).tableSize?.id).toBe("isa-75x50x6")
})

test("the calculator of a pre-galvanized product puts pre-galvanized sizes on the list", () => {
  const start = known.byId.get("gp-40x40x2") ?? null
  const entries = typed(firstEntries("square", start), { wall: "1.7" })
  expect(weighed(entries).listed?.id).toBe("gp-40x40x1.7")
})

test("of a size two tables have, the picked one is taken", () => {
  const medium = known.byId.get("pipe-50nb-m") ?? null
  expect(weighed(firstEntries("pipe", medium)).tableSize?.id).toBe("pipe-50nb-m")
  expect(weighed(firstEntries("pipe")).tableSize?.id).toBe("pipe-60.3x3.6")
})

test("what the browser had in the form before scripts is taken over, whatever comes first", () => {
  const entries = typed(firstEntries("square"), {
    wall: "10",
    wallUnit: "gauge",
    outsideDiameter: "2",
    outsideDiameterUnit: "inch",
    amount: "1",
    unit: "tonnes",
    shape: "pipe",
  })
  expect(weighed(entries).section).toMatchObject({ outsideDiameter: 60.3 })
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

test.each(weightShapes)(
  "asked for its wall, the example of %s shows the wall as named",
  (shape) => {
    const entries = typed(firstEntries(shape), { question: "wall" })
    expect(isWeighedShape(entries.shape)).toBe(true)
    const piece = weighedPiece(entries)
    const found = piece && wallFromWeight(piece)
    if (!found?.isKnown) throw new Error("no wall")
    expect(Math.abs(found.wallDeviation ?? NaN)).toBeLessThan(1.5)
  },
)

test("without a wall as named the true wall has no deviation", () => {
  const entries = typed(firstEntries("pipe"), { question: "wall", wall: " " })
  const piece = weighedPiece(entries)
  expect(piece && wallFromWeight(piece)).toMatchObject({ isKnown: true, wallDeviation: null })
})
