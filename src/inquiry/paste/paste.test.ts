import { readFileSync } from "node:fs"
import { join } from "node:path"
import { checkEach } from "../../../tests/each-row"
import { anyCharacter, fc } from "../../../tests/random-inputs"
import { index, sizes } from "../../steel/publishedSizes"
import { reading } from "../../site/words/en/inquiry"
import type { Quantity } from "../../steel/quantity"
import { readText, type Choice, type PastedLine } from "./paste"

// The lines name exact sizes: they must not change when marketing edits the range.
jest.mock("../../../content/site/size-range.json", () => jest.requireActual("./testRange.json"))

/** Each sentence as its name and what it is about, so that lines.tsv does not depend on the wording: "manyMatch 3". */
const names = Object.fromEntries(
  Object.entries(reading).map(([name, sentence]) => [
    name,
    typeof sentence === "function" ? (...said: unknown[]) => [name, ...said].join(" ") : name,
  ]),
) as unknown as typeof reading

function quantityIn(quantity: Pick<Quantity, "amount" | "unit"> | null): string {
  if (quantity === null) return "no quantity"
  const { amount, unit } = quantity
  return "pieceLength" in quantity && unit === "pieces"
    ? `${amount} of ${String(quantity.pieceLength)} m`
    : `${amount} ${unit}`
}

const choiceIn = ({ quantity, size }: Choice) => `${quantityIn(quantity)}, ${size.id}`

/** What lines mean, as lines.tsv writes it: "10 of 6 m, isa-50x50x6 {Jindal} + ask + written". */
function meaningIn(lines: readonly PastedLine[]): string {
  return lines
    .flatMap((line) => {
      if (line.kind === "heading") return []
      if (line.kind === "read") return [choiceIn(line) + (line.remark ? ` {${line.remark}}` : "")]
      if (line.kind === "ask") return ["ask"]
      const amount = line.quantity ? `: ${quantityIn(line.quantity)}` : ""
      return [(line.product ?? (line.unsold ? `no ${line.unsold.name}` : "written")) + amount]
    })
    .join(" + ")
}

const MOST_OFFERED = 3

/** The questions, with the first sizes offered. */
function questionIn(lines: readonly PastedLine[]): string {
  return lines
    .flatMap((line) => {
      if (line.kind !== "ask") return []
      const offered = line.choices.slice(0, MOST_OFFERED).map(choiceIn).join("; ")
      const more = line.choices.length - MOST_OFFERED
      return [`${line.sentence(names)}: ${offered}${more > 0 ? ` +${more}` : ""}`]
    })
    .join(" + ")
}

/** Line breaks and tabs of a typed text are ⏎ and ⇥ in the table. */
const rows = readFileSync(join(__dirname, "lines.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((row) => row.split("\t"))
  .map(([typed, meaning, question = ""]) => ({
    typed: typed.replaceAll("⏎", "\n").replaceAll("⇥", "\t"),
    meaning,
    question,
  }))

test("the lines of lines.tsv mean what it says", () => {
  checkEach(
    rows,
    ({ typed }) => typed,
    ({ typed, meaning, question }) => {
      const lines = readText(typed, index)
      expect([meaningIn(lines), questionIn(lines)]).toEqual([meaning, question])
    },
  )
})

test("a row of 2,000 characters is read to its end", () => {
  const work = "Providing and fixing in position at all heights and leads complete ".repeat(30)
  expect(meaningIn(readText(`${work} MS angle 75x75x6 - 150 nos`, index))).toContain(
    "150 of 6 m, isa-75x75x6",
  )
})

/** Pieces of lines, put together in any order. */
const shreds = fc
  .array(
    fc.constantFrom(
      ..."50 300 3 x - . , / @ ( * ' \" kg nos 1,20,000 0,500 2.5 ½ 1/0 mm nb sheet pipe angle ISMB ISMC MS 4x8 6m ft t class b Rs IS 2062 thk OD चैनल नग सूत 😀 x\u00a0 \u200d".split(
        " ",
      ),
      "\n",
      "\t",
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(" "))

test("any text is read without a fault, and no line of it is dropped", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        shreds,
        fc.array(anyCharacter, { maxLength: 60 }).map((all) => all.join("")),
      ),
      (text) => {
        const typed = readText(text, index)
          .map((line) => line.typed)
          .join("\n")
        for (const line of text.split(/[\r\n]+/)) {
          const kept = line.replace(/["\s]/g, "")
          if (!kept.startsWith("[")) expect(typed.replace(/["\s]/g, "")).toContain(kept)
        }
      },
    ),
  )
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
      const [line] = readText(typed, index)
      expect(line.kind === "read" ? line.size.section.shape : "asked").toMatch(/^(pipe|asked)$/)
    },
  )
})
