import { checkEach, examplesIn } from "../../tests/examples"
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
const table = examplesIn(__dirname, "typed.tsv")
/** "side=137&wall=4.1" */
const fieldsIn = (cell: string): Fields => Object.fromEntries(new URLSearchParams(cell))

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

  test.each(table("sizes"))("%j: from %s, listed as %s", (fields, inTable, listed) => {
    const answer = weighed(typed(fieldsIn(fields)))
    expect([answer.tableSize?.id ?? "", answer.listed?.id ?? ""]).toEqual([inTable, listed])
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
  test.each(table("computed"))(
    "of %s has its standard %s, its name and its formula",
    (shape, standard, name, fields) => {
      const answer = weighed(typed({ shape, ...fieldsIn(fields) }))
      expect([answer.standard, plain(answer.name)]).toEqual([standard, name])
      expect(answer.formula).toBe(shapes[shape as WeightShape].formula)
    },
  )

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

  test.each(table("notes"))("of %j has the note %s", (fields, note) => {
    expect(weighed(typed(fieldsIn(fields))).notes.join()).toMatch(new RegExp(note))
  })
})

test.each(table("quantities"))("the quantity %s is %s", (fields, figures) => {
  const answer = weighed(typed({ side: 100, wall: 5, ...fieldsIn(fields) }))
  for (const [name, value] of Object.entries(fieldsIn(figures))) {
    expect(answer.figures[name as "kg"]).toBeCloseTo(Number(value), 6)
  }
})

test.each(table("read"))(
  "%j is read as %j, and shown in mm if it was converted",
  (fields, section, mm) => {
    const answer = weighed(typed(fieldsIn(fields)))
    const [[name, figure]] = Object.entries(fieldsIn(section))
    expect(answer.section).toMatchObject({ [name]: Number(figure) })
    expect([...answer.converted.values()].join()).toBe(mm)
    expect(answer.readingNotes.join()).toContain(mm === "165.1" ? "168.3 mm OD" : "")
  },
)

test.each(table("sentences"))("%j gets a sentence at %s: %s", (fields, field, sentence) => {
  const answer = weightAnswer(typed(fieldsIn(fields)), sizes)
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
