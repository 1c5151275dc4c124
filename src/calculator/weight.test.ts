import { checkEach } from "../../tests/each-row"
import { answeringInWords, type InWords } from "../../tests/in-words"
import { anyCharacter, fc } from "../../tests/random-inputs"
import { index, sizeOf, sizes } from "../../tests/published-sizes"
import { calculator } from "../kit/words/en/tools"
import { weightShapes, type WeightShape } from "../steel/range/families"
import { changeEntries, firstEntries, productCalculators, type Entries } from "./entries"
import { shapes } from "./shapes"
import { weightAnswer as weightAnswerInWords, type WeightAnswer } from "./weight"

const weightAnswer = answeringInWords(calculator, weightAnswerInWords)

type Fields = Record<string, string | number>

/** The form with these fields typed into it. */
const typed = (fields: Fields, start: Entries = firstEntries("square")) =>
  changeEntries(start, {
    fields: Object.entries(fields).map(([name, value]) => [name, String(value)] as const),
  })
const sized = (id: string) => firstEntries("square", sizeOf(id))

function weighed(entries: Entries, known: typeof sizes | null = sizes): InWords<WeightAnswer> {
  const answer = weightAnswer(entries, known)
  if (!answer.isKnown) throw new Error(answer.faults.map(({ sentence }) => sentence).join(" "))
  return answer
}
const plain = (text: string) => text.replaceAll("\u00a0", " ")

describe("the form", () => {
  test("is an example until something changes", () => {
    const entries = firstEntries("square")
    const same = { side: "100", shape: "square", unit: "pieces", question: "weight" }
    expect(typed(same, entries)).toBe(entries)
    expect(typed({ shape: "elephant", legA: "7", toString: "7" }, entries)).toBe(entries)
    expect(typed({ side: "90" }).isExample).toBe(false)
  })

  test("takes what was typed before scripts came, in any order", () => {
    const entries = typed({
      ...{ wall: "10", wallUnit: "gauge", outsideDiameter: "4", outsideDiameterUnit: "inch" },
      ...{ amount: "1", unit: "tonnes", shape: "pipe" },
    })
    const { section, figures } = weighed(entries)
    expect(section).toMatchObject({ outsideDiameter: 114.3, wallThickness: 3.25 })
    expect(figures.kg).toBe(1000)
  })

  test("keeps the quantity with another size or shape, but not the length of a bar for a sheet", () => {
    const quantity = { amount: 10, unit: "pieces", pieceLength: 12 } as const
    const size = sizeOf("gp-40x40x2")
    if (!size) throw new Error("There is no 40 x 40 x 2.")
    const asked = changeEntries(firstEntries("square"), { size, quantity })
    const pipe = typed({ shape: "pipe" }, changeEntries(asked, { size }))
    expect([asked.isPreGalvanized, pipe.isPreGalvanized]).toEqual([true, false])
    for (const entries of [asked, pipe]) expect(weighed(entries).quantity).toEqual(quantity)
    expect(typed({ shape: "sheet" }, pipe).fields.pieceLength).toBe("2.5")
  })

  test("of a product without tables starts with a size of the product", () => {
    for (const { start } of Object.values(productCalculators).flatMap((each) => each ?? [])) {
      if (start !== undefined) expect(start?.basis).toBe("computed")
    }
  })
})

describe("the weight of a size of the tables", () => {
  const byMetre = sizes.filter(({ massPer }) => massPer === "metre")

  test("is that of its row, under its own name", () => {
    checkEach(
      byMetre,
      ({ id }) => id,
      (size) => {
        const { listed, massPerMetre, tableSize, notes } = weighed(firstEntries("square", size))
        expect(listed?.id).toBe(size.id)
        expect(tableSize?.id ?? null).toBe(size.basis === "table" ? size.id : null)
        expect(Math.abs(massPerMetre - size.mass)).toBeLessThanOrEqual(tableSize ? 0 : 0.00051)
        if (tableSize && !tableSize.tradeDimensions) expect(notes).toEqual([])
      },
    )
  })

  test.each<[Fields, string | null, string | null]>([
    [{ shape: "square", side: 100, wall: 5 }, "shs-100x100x5", "shs-100x100x5"],
    [{ shape: "square", side: 100.01, wall: 5 }, null, "shs-100.01x100.01x5"],
    [{ shape: "square", side: 100, wall: 5.01 }, null, "shs-100x100x5.01"],
    [{ shape: "rectangular", depth: 50, width: 100, wall: 4 }, "rhs-100x50x4", "rhs-100x50x4"],
    [{ shape: "angle", legA: 50, legB: 75, wall: 6 }, "isa-75x50x6", "isa-75x50x6"],
    [{ shape: "beam" }, "ismb-200", "ismb-200"],
    [{ shape: "beam", webThickness: 6.7 }, null, null],
    [{ shape: "pipe" }, "pipe-60.3x3.6", "pipe-60.3x3.6"],
    [{ shape: "pipe", outsideDiameter: 50.8, wall: 2 }, null, "pipe-50.8x2"],
    [{ shape: "sheet", wall: 5.5, width: 1250 }, null, "sheet-5.5x1250"],
    [{ shape: "chequered", wall: 5.5, width: 1250 }, null, "chequered-5.5x1250"],
  ])("%j: from %s, listed as %s", (fields, table, listed) => {
    const answer = weighed(typed(fields))
    expect([answer.tableSize?.id ?? null, answer.listed?.id ?? null]).toEqual([table, listed])
  })

  test("is computed, and listed all the same, until the tables are there", () => {
    const answer = weighed(firstEntries("square"), null)
    expect(answer).toMatchObject({ tableSize: null, listed: { basis: "computed" } })
    expect(answer.massPerMetre).toBe(answer.listed?.mass)
    expect(answer.massPerMetre).toBeCloseTo(answer.shapeMass, 3)
  })

  test("is never that of pre-galvanized tube for black tube, nor its name", () => {
    const gp = sizes.filter(({ family, basis }) => family === "gpSquare" && basis === "table")
    const start = firstEntries("square", gp[0])
    expect(weighed(start, gp).tableSize?.id).toBe(gp[0].id)
    expect(weighed({ ...start, isPreGalvanized: false }, gp)).toMatchObject({
      tableSize: null,
      listed: { family: "square" },
    })
    const other = weighed(typed({ wall: "1.7" }, sized("gp-40x40x2")))
    expect(plain(other.name)).toBe("Pre-galvanized square tube 40 × 40 × 1.7 mm")
  })
})

describe("a computed weight", () => {
  test.each<[WeightShape, string, string, Fields]>([
    [
      "square",
      "IS 4923:2017",
      "Square hollow section 137 × 137 × 4.1 mm",
      { side: 137, wall: 4.1 },
    ],
    ["pipe", "IS 1161:2014", "Round pipe 61 × 3.6 mm", { outsideDiameter: 61, wall: 3.6 }],
    ["angle", "IS 808:2021", "Equal angle ISA 85 × 85 × 7 mm", { legA: 85, legB: 85, wall: 7 }],
    ["channel", "IS 808:2021", "Channel 200 × 75 × 6.2 × 11 mm", { flangeThickness: 11 }],
    ["beam", "IS 808:2021", "Beam 200 × 100 × 5.7 × 9.9 mm", { flangeThickness: 9.9 }],
    ["sheet", "IS 1730:1989", "Sheet 6 mm, 1250 mm wide", { wall: 6, width: 1250 }],
    ["chequered", "", "Checkered sheet 6 mm, 1250 mm wide", { wall: 6, width: 1250 }],
    ["plank", "", "Plank 230 × 25 × 2 mm", { width: 230, depth: 25, wall: 2 }],
  ])("of %s has its standard %s, its name and its formula", (shape, standard, name, own) => {
    const answer = weighed(typed({ shape, ...own }))
    expect([answer.standard, plain(answer.name)]).toEqual([standard, name])
    expect(answer.formula).toBe(shapes[shape].formula)
  })

  test.each(["channel", "beam"] as const)(
    "of a %s says how much its fillets add, as in every row",
    (shape) => {
      const rows = sizes.filter(({ family }) => family === shape)
      const notes = weighed(typed({ shape, flangeThickness: 9.5 })).notes.join()
      const [, least, most] = /weigh ([\d.]+) to ([\d.]+) %/.exec(notes) ?? []
      checkEach(
        rows,
        ({ id }) => id,
        (size) => {
          const share = (size.mass / weighed(firstEntries(shape, size)).shapeMass - 1) * 100
          expect(share).toBeGreaterThanOrEqual(Number(least))
          expect(share).toBeLessThanOrEqual(Number(most))
        },
      )
    },
  )

  test.each<[Fields, RegExp]>([
    [{ side: 155, wall: 12 }, /^Outer.*IS 4923.*EN 10219.* [234](\.\d)? % less/],
    [{ side: 155, wall: 6 }, /^$/],
    [{ shape: "chequered", wall: 6.5 }, /^Approximate/],
    [{ shape: "angle", legA: 85, legB: 85 }, /^Root and toe radii/],
    [{ shape: "pipe", outsideDiameter: "150", outsideDiameterUnit: "nb" }, /^$/],
  ])("of %j has the note %s", (fields, note) => {
    expect(weighed(typed(fields)).notes.join()).toMatch(note)
  })
})

test.each<[Fields, Record<string, number>]>([
  [
    { amount: 20, unit: "pieces" },
    { kg: 20 * 6 * 14.41, metres: 120 },
  ],
  [
    { amount: 100, unit: "metres" },
    { kg: 1441, metres: 100 },
  ],
  [
    { amount: 500, unit: "kg" },
    { kg: 500, metres: 500 / 14.41 },
  ],
  [
    { amount: "2", unit: "tonnes" },
    { kg: 2000, pieces: 2000 / 14.41 / 6 },
  ],
  [{ amount: 1, pieceLength: 20, pieceLengthUnit: "ft" }, { metres: 6.096 }],
])("the quantity %j is %j", (fields, figures) => {
  const answer = weighed(typed({ side: 100, wall: 5, ...fields }))
  for (const [name, value] of Object.entries(figures)) {
    expect(answer.figures[name as "kg"]).toBeCloseTo(value, 6)
  }
})

test.each<[Fields, Record<string, number>, number | null]>([
  [{ side: "2", sideUnit: "inch" }, { depth: 50.8 }, 50.8],
  [{ side: "5 cm" }, { depth: 50 }, null],
  [{ wall: 16, wallUnit: "gauge" }, { wallThickness: 1.63 }, 1.63],
  [{ wall: "16g" }, { wallThickness: 1.63 }, 1.63],
  [{ shape: "sheet", wall: 16, wallUnit: "gauge" }, { thickness: 1.59 }, 1.59],
  [
    { shape: "pipe", outsideDiameter: "1 1/4", outsideDiameterUnit: "inch" },
    { outsideDiameter: 42.4 },
    42.4,
  ],
  [{ shape: "pipe", outsideDiameter: "150 nb" }, { outsideDiameter: 165.1 }, 165.1],
])("%j is read as %j, and shown in mm if it was converted", (fields, section, mm) => {
  const answer = weighed(typed(fields))
  expect(answer.section).toMatchObject(section)
  expect([...answer.converted.values()]).toEqual(mm === null ? [] : [mm])
  expect(answer.readingNotes.join()).toContain(mm === 165.1 ? "168.3 mm OD" : "")
})

const beam = { shape: "beam", depth: 200, flangeWidth: 100, webThickness: 5.7 }

test.each<[Fields, string, string]>([
  [{ side: 50, wall: 13 }, "wall", "must be at most 12.5 mm"],
  [{ side: 50, wall: -3 }, "wall", "must be at least"],
  [{ side: "1e9" }, "side", "Side must be at most 1,200 mm"],
  [{ side: 7.99, wall: 0.5 }, "side", "Side must be at least 8 mm"],
  [{ side: " " }, "side", "Enter the side."],
  [{ side: "fifty" }, "side", "must be a number"],
  [{ side: 50, wall: "3.175" }, "wall", "to 0.01 mm: 3.18"],
  [{ side: 50, wall: "2,5" }, "wall", "can mean 2.5 or 25"],
  [{ side: 50, wall: 99, wallUnit: "gauge" }, "wall", "whole number from 0 to 32"],
  [{ shape: "pipe", outsideDiameter: "52 nb" }, "outsideDiameter", "There is no 52 nb pipe"],
  [{ shape: "angle", legA: 50, legB: 25, wall: 25 }, "wall", "must be less than 25 mm"],
  [{ ...beam, flangeWidth: 40, webThickness: 40 }, "webThickness", "must be less than 40 mm"],
  [{ shape: "plank", width: 200, depth: 20, wall: 5.01 }, "wall", "must be at most 5 mm"],
  [{ shape: "sheet", wall: 20.01, width: 20 }, "wall", "must be less than 20 mm"],
  [{ amount: "", unit: "kg" }, "amount", "Enter a quantity"],
  [{ amount: 1e9 }, "amount", "at most 10,00,000 nos"],
  [{ pieceLength: "long" }, "pieceLength", "“long” is not a number."],
  [{ pieceLength: 30.01 }, "pieceLength", "between 0.05 and 30 m"],
])("%j gets a sentence at %s: %s", (fields, field, sentence) => {
  const answer = weightAnswer(typed(fields), sizes)
  const found = answer.isKnown ? [] : answer.faults
  expect(found).toEqual([{ field, sentence: expect.stringContaining(sentence) }])
})

test("anything typed into any form gets a weight or sentences", () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 12 }),
    fc.double().map(String),
    fc.integer({ min: 1, max: 300 }).map(String),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...weightShapes),
      fc.array(text, { minLength: 6 }),
      (shape, texts) => {
        const start = firstEntries(shape)
        const names = Object.keys(start.fields)
        const fields = Object.fromEntries(
          names.map((name, place) => [name, texts[place % 6] ?? ""]),
        )
        const answer = weightAnswer({ ...start, fields }, index.sizes)
        if (answer.isKnown) expect(answer.massPerMetre).toBeGreaterThan(0)
        else expect(answer.faults.length).toBeGreaterThan(0)
      },
    ),
  )
})
