import { checkEach } from "../../each-row"
import { anyCharacter, fc } from "../../random-inputs"
import { readRequirement as readRequirementInWords } from "../../../src/inquiry/requirement"
import type { RequirementLine } from "../../../src/inquiry/requirementLine"
import { MOST_LINES } from "../../../src/inquiry/list/line"
import type { Quantity } from "../../../src/steel/quantity"
import { tokenize } from "../../../src/steel/reading/tokens"
import corpusRange from "./corpusRange.json"
import { index, sizes } from "../steel/publishedSizes"
import { meaning, quantityOf, sentenceNames, told as toldAbout } from "./lineMeaning"
import { linesByRule } from "./linesByRule"
import { requirementCorpus } from "./requirementCorpus"
import { answeringInWords, type InWords } from "../../in-words"
import { reading } from "../../../src/interface/en/reading"

const readRequirement = answeringInWords(reading, readRequirementInWords)

// The corpus names exact sizes: it must not change when marketing edits the range.
jest.mock("../../../content/site/size-range.json", () => jest.requireActual("./corpusRange.json"))

const lengthOf = (quantity: Quantity | null) =>
  quantity?.unit === "pieces" ? quantity.pieceLength : null

const readLine = (typed: string): InWords<RequirementLine> => readRequirement(typed, index).lines[0]

describe("lines of the corpus", () => {
  const readInNames = answeringInWords(sentenceNames, readRequirementInWords)

  const groups = [...Object.entries(requirementCorpus), ...Object.entries(linesByRule)]
  test.each(groups)("%s: mean what the corpus says", (_, rows) => {
    checkEach(
      rows,
      ([typed]) => typed,
      ([typed, means, toldBuyer = ""]) => {
        const lines = readInNames(typed, index).lines.filter(({ kind }) => kind !== "heading")
        const told = lines.map(toldAbout).filter((text) => text !== "")
        expect([lines.map(meaning).join(" + "), told.join(" + ")]).toEqual([means, toldBuyer])
      },
    )
  })

  test("are read without a question in at least four of five complete cases", () => {
    const meanings = Object.values(requirementCorpus).flatMap((rows) =>
      rows.map(([, means]) => means),
    )
    const ours = meanings.filter((means) => !/^(unread|product)/.test(means))
    expect(ours.filter((means) => means.includes("ask")).length).toBeLessThan(ours.length / 5)
  })
})

describe("the text of a reading", () => {
  test.each([
    ["60x40x3.2 - 30", "The last figure was read as the number of pieces."],
    ["40x40x2 10 pcs", "Read as black tube. Write “GP” if you mean pre-galvanized."],
    ["73x73x3.2 shs 4 pcs", "Not in a table: weight computed from the dimensions."],
    ["50x50x3 10 nos", "Read as tube. Write “angle” if you mean angle."],
    ["channel 150x75 1 ton", "Read as ISMC 150. For another series, write its name."],
    ["ISMB 200 x 12m", "No quantity was given: read as 1 piece."],
    ["plate 32mm 2 ton", "Outside our range of 1.6 to 20 mm: ask if we can supply it."],
    ["channel 100x50x6 10 nos", "ISMC 100 is 5 mm thick in the web and 7.7 mm in the flange."],
    ["168.3 x 4.85 mm erw 5 nos", "The listed thickness 4.8 mm was taken for 4.85 mm."],
    ["MS Plate 300X300 -16mm", "No quantity was given: read as 1 piece."],
    ["MS angle 50x50x6 10 nos zubehoer", "Not understood: “zubehoer”."],
    ["MS angle 50x50x6 10 nos 😀", "Not understood: “😀”."],
    ["एंगल 50x50x6 10 नग तुरंत", "Not understood: “तुरंत”."],
  ])("of %j: %s", (typed, note) => {
    expect(readLine(typed)).toMatchObject({
      kind: "read",
      notes: expect.arrayContaining([note]) as string[],
    })
  })
})

describe("the notes of a reading", () => {
  test.each([
    ["SHS 72x72x4 12 nos", []],
    ["ISMC 100 10 nos", []],
    ["ISMC 100x50x5 10 nos", []],
    ["ISMB 200 x 12m 3 nos", []],
    ["plate 10mm 1250x2500 3 nos", []],
    ["pipe 88.9 x 4 10 nos", []],
    ["angle 50x50x6 - 12", ["The last figure was read as the number of pieces."]],
    ["ISMB 200 12 m - 30", ["The last figure was read as the number of pieces."]],
    ["plate 10mm 1250x2500", ["No quantity was given: read as 1 piece."]],
    ["ISA 50x50x6 12 m long", ["No quantity was given: read as 1 piece."]],
    ["pipe 88.9 x 4.05 10 nos", ["The listed thickness 4 mm was taken for 4.05 mm."]],
    ["channel 125x65 10 nos", ["Read as ISMC 125. For another series, write its name."]],
  ])("of %j are %j", (typed, notes) => {
    const line = readLine(typed)
    expect(line.kind === "read" ? line.notes : line.kind).toEqual(notes)
  })
})

test("a pipe's diameter and thickness are never read as a square tube, even if the thickness is slightly off", () => {
  const pairs = sizes.flatMap(({ section }) =>
    section.shape === "pipe"
      ? [-0.05, 0, 0.05].map((off) => [
          section.outsideDiameter,
          Number((section.wallThickness + off).toFixed(2)),
        ])
      : [],
  )
  const lines = [...new Set(pairs.map(([diameter, wall]) => `pipe ${diameter} x ${wall} 10 nos`))]
  checkEach(
    lines,
    (typed) => typed,
    (typed) => {
      const line = readLine(typed)
      expect(line.kind === "read" ? line.size.section.shape : "asked").toMatch(/^(pipe|asked)$/)
    },
  )
})

describe("purlins", () => {
  test.each(["purlin 145x82x4.5 10 nos", "purlin 72x72x4 5 nos"])(
    "with the size of a listed tube lead to a question: %j",
    (typed) => {
      expect(readLine(typed)).toMatchObject({ kind: "ask", choices: [{}] })
    },
  )

  test.each([
    ["have a C or Z shape", "C purlin 145x82x4.5 10 nos"],
    ["have no thickness", "purlin 145x82 10 nos"],
    ["have only a thickness", "purlin 4.5 mm 10 nos"],
    ["have a size that no tube has", "purlin 145x82x4.6 10 nos"],
    ["are angles", "angle purlin 50x50x5 10 nos"],
    ["are channels", "purlin ISMC 100 10 nos"],
    ["come with an unknown word", "purlin 145x82x4.5 grumpf 10 nos"],
  ])("that %s are not listed: %j", (_, typed) => {
    expect(readLine(typed)).toMatchObject({ kind: "unread" })
  })
})

describe("a line that is asked", () => {
  test.each([
    ["MS plate 10mm 5 nos", "What size are the sheets?"],
    ["ISMB 200 20 nos 2 MT", "Two quantities are given. Choose one."],
    ["ISMB 200 6 m", "Is this the length of one piece or the total length?"],
    ["50 nb pipe 10 nos", /^\d+ sizes match\. Choose one\.$/],
    ["ISMB 210 5 nos", "No size matches. These are the nearest."],
    ["GI pipe 50 nb B class 20 nos", /^We do not list GI/],
    ["SHS 100x100x5 2,5 ton", "“2,5 ton” can be read in two ways. Write it without a comma."],
    ["ISMC 100 20-25 nos", /“20”/],
    ["grumpf 60x40x3.2 10 nos", "“grumpf” was not understood. Is this the size?"],
    ["1 inch square pipe 18 gauge 40 pcs", /^This size is listed only as pre-galvanized/],
    ["50x50x3 square tube seventeen nos", /^The quantity was not understood/],
    ["ISMC 100 bhej do ton", /^The quantity was not understood/],
    ["SHS 50x50x2.9 20+15+8 nos", /^Several figures were added up/],
    ["pipe 40 nb heavy 12 length", /^Are these 12 pieces/],
    ["plate 12mm 300 wide 10 nos", "What size are the sheets?"],
    ["ISMC 100 @ 12 20 nos", "Is the figure after @ a price or a length?"],
    ["ISA 50x50x6 12 nos 120 mtr", "Two quantities are given. Choose one."],
    ["ISA 50x50x6 10 nos x 60 m", "“60 m” makes the size or the quantity unclear."],
    ["plate 8mm 1250x60000 2 nos", "A piece is 0.05 to 30 m long."],
    ["GP pipe 58 OD 2 mm 5 nos", "No size matches. These are the nearest."],
    ["angle 38x5 300 kg", "No size matches. These are the nearest."],
    ["MS round 25 mm 100 kg", /^Pipe or solid bar\?/],
    ["MS round 25 dia 3 mtr 8 nos", /^Pipe or solid bar\?/],
    ["MS square 12 mm 100 kg", /^Pipe or solid bar\?/],
  ])("%j: %s", (typed, sentence) => {
    const line = readLine(typed)
    expect(line).toMatchObject({ kind: "ask" })
    if (line.kind !== "ask") return
    expect(line.sentence).toMatch(sentence)
    expect(line.choices.length).toBeGreaterThan(0)
  })

  test.each([
    ["MS PIPE 80MM SCH 40", /^“SCH 40” is a thickness by schedule/, /^pipe-80nb-/],
    ["MS Tube 40x20mm", "Which thickness?", /^rhs-40x20x/],
  ])("%j offers only what it can mean", (typed, sentence, offered) => {
    const line = readLine(typed)
    expect(line).toMatchObject({ kind: "ask" })
    if (line.kind !== "ask") return
    expect(line.sentence).toMatch(sentence)
    expect(line.choices.length).toBeGreaterThan(1)
    for (const { size } of line.choices) expect(size.id).toMatch(offered)
  })

  test.each([
    [
      "chequered plate 5mm 1250 wide 10 nos",
      "10 of 2.5 m, chequered-5x1250; 10 of 5 m, chequered-5x1250",
    ],
    [
      "plate 12mm 300 wide 10 nos",
      "10 of 2.5 m, sheet-12x300; 10 of 5 m, sheet-12x300; 10 of 3 m, sheet-12x300; 10 of 6 m, sheet-12x300",
    ],
    ["plate 10mm 1250x2500 5 nos 1.3 mt", "5 of 2.5 m, sheet-10x1250; 1.3 tonnes, sheet-10x1250"],
    ["ISMB 200 20 nos 2 MT", "20 of 6 m, ismb-200; 2 tonnes, ismb-200"],
    ["ISA 50x50x6 600 kg 20 nos", "600 kg, isa-50x50x6; 20 of 6 m, isa-50x50x6"],
    ["ISMB 200 6 m", "1 of 6 m, ismb-200; 6 metres, ismb-200"],
    ["ISMB 200 6 m 5", "5 of 6 m, ismb-200; 1 of 6 m, ismb-200; 6 metres, ismb-200"],
    ["angle 75x75x6 | 51453", "no quantity, isa-75x75x6"],
    ["50 nb pipe 10 nos", "10 of 6 m, pipe-50nb-l; 10 of 6 m, pipe-50nb-m; 10 of 6 m, pipe-50nb-h"],
    ["pipe 50x3 10 nos", "10 of 6 m, pipe-60.3x3; 10 of 6 m, pipe-50x3"],
    ["1 inch round pipe 16 gauge 10 nos", "10 of 6 m, pipe-33.7x1.63; 10 of 6 m, pipe-25.4x1.63"],
    [
      "MS tube 40x20mm 5 nos",
      "5 of 6 m, rhs-40x20x1.6; 5 of 6 m, rhs-40x20x2; 5 of 6 m, rhs-40x20x2.6; 5 of 6 m, rhs-40x20x3.2",
    ],
    ["GP tube 50x25x1.2 IS 4923 10 nos", "10 of 6 m, gp-50x25x1.2"],
    ["1.5 inch square pipe 2 mm 10 nos", "10 of 6 m, gp-38x38x2"],
    ["50x50x5 10 nos", "10 of 6 m, shs-50x50x5; 10 of 6 m, isa-50x50x5"],
    [
      "angle 65x45 10 nos",
      "10 of 6 m, isa-65x45x5; 10 of 6 m, isa-65x45x6; 10 of 6 m, isa-65x45x8",
    ],
    ["channel 125x66 10 nos", "10 of 6 m, ismc-125h; 10 of 6 m, ismpc-125h"],
    ["purlin 145x82x4.5 10 nos", "10 of 6 m, rhs-145x82x4.5"],
    ["4 nos ISMB 250, 6 nos ISMC 150 - 12 m", "4 of 12 m, ismb-250; 4 of 6 m, ismb-250"],
  ])("%j offers %s", (typed, offered) => {
    const line = readLine(typed)
    const choices = line.kind === "ask" ? line.choices : []
    const texts = choices.map(({ size, quantity }) => `${quantityOf(quantity)}, ${size.id}`)
    expect(texts.join("; ")).toBe(offered)
  })

  test("about a missing side of a sheet offers every sheet of that thickness that is sold", () => {
    const line = readLine("MS plate 10mm 5 nos")
    const offered = line.kind === "ask" ? line.choices : []
    const sold = corpusRange.sheets.sizes.map(
      ({ width, length }) => `sheet-10x${width} of ${length / 1000} m`,
    )
    expect(offered.map(({ size, quantity }) => `${size.id} of ${lengthOf(quantity)} m`)).toEqual(
      sold,
    )
  })
})

describe("a line about other goods", () => {
  test.each([
    ["ms flat 50x6 100 kg", "We do not list flats. Ask for it in your message."],
    ["सरिया 12mm 2 टन", "We do not list “सरिया” (TMT bar). Ask for it in your message."],
    ["Dear sir, please quote", "This line has no size."],
  ])("%j says so", (typed, sentence) => {
    expect(readLine(typed)).toMatchObject({ kind: "unread", sentence })
  })
})

describe("a requirement", () => {
  test("keeps the order of its lines and leaves empty ones out", () => {
    const { lines, leftOut } = readRequirement("ISMB 200 5 nos\r\n\r\n  \nISMC 100 2 t\n", index)
    expect(lines.map(meaning)).toEqual(["5 of 6 m, ismb-200", "2 tonnes, ismc-100"])
    expect(leftOut).toBeNull()
  })

  test("a heading names the goods of the lines after it", () => {
    const { lines } = readRequirement("MS Angles:\n50x50x3 2 ton\nPipe\n50x50x3 2 ton", index)
    expect(lines.map(meaning)).toEqual([
      "heading",
      "2 tonnes, isa-50x50x3",
      "heading",
      "2 tonnes, shs-50x50x3",
    ])
  })

  test("text longer than a list is read up to the limit, with a note", () => {
    const { lines, leftOut } = readRequirement("ISMB 200\n".repeat(MOST_LINES + 1), index)
    expect(lines).toHaveLength(MOST_LINES)
    expect(leftOut).toBe(`Only the first ${MOST_LINES} lines were read.`)
  })
})

/** Pieces of lines, put together in any order. */
const shreds = fc
  .array(
    fc.constantFrom(
      ..."50 300 3 x - . , / @ ( * ' \" kg nos 1,20,000 0,500 2.5 ½ 1/0 mm nb sheet pipe angle ISMB ISMC MS 4x8 6m ft t class b Rs IS 2062 thk OD चैनल नग सूत 😀 x\u00a0 \u200d".split(
        " ",
      ),
      " ",
      " ",
      "\t",
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(""))

describe("of any text", () => {
  test("a line is read for a line, and no quantity is larger than a figure that was typed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), shreds), (text) => {
        const figures = largestFigure(text)
        for (const line of readRequirement(text, index).lines) {
          if (line.kind !== "read" || line.quantity === null) continue
          expect(line.quantity.amount).toBeGreaterThan(0)
          expect(line.quantity.amount).toBeLessThanOrEqual(Math.max(1, figures))
        }
      }),
      { numRuns: 400 },
    )
  })

  test("without figures nothing is read as a size", () => {
    const noFigures = fc
      .string({ unit: anyCharacter })
      .filter((text) => !/[\d½¼¾\u0660-\uffff]/.test(text))
    fc.assert(
      fc.property(noFigures, (text) => {
        for (const { kind } of readRequirement(text, index).lines) expect(kind).not.toBe("read")
      }),
    )
  })

  test("unknown words next to a size raise a question", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."qwzxyj"), minLength: 5, maxLength: 9 })
    fc.assert(
      fc.property(letters, (word) => {
        expect(readLine(`${word} 60x40x3.2 10 nos`).kind).toBe("ask")
      }),
    )
  })
})

function largestFigure(text: string): number {
  return Math.max(0, ...tokenize(text).map(({ value }) => value))
}
