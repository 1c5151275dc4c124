import { readFileSync } from "node:fs"
import { join } from "node:path"
import { checkEach } from "../../tests/examples"
import { anyCharacter, fc } from "../../tests/random-inputs"
import { index, sizes } from "../../tests/published-sizes"
import { reading } from "../kit/words/en/inquiry"
import type { Quantity } from "../steel/quantity"
import { asidePatterns } from "./asides"
import { readText, type Candidate, type ReadLine } from "./read"
import { tidy, tokensOf } from "./tokens"

// The lines name exact sizes: they must not change when marketing edits the range.
jest.mock("../../content/site/size-range.json", () => jest.requireActual("./testRange.json"))

/** Each sentence as its name and what it is about, so that lines.tsv does not depend on the wording: "manyMatch 3". */
const names = {
  ...Object.fromEntries(
    Object.entries(reading).map(([name, sentence]) => [
      name,
      typeof sentence === "function" ? (...said: unknown[]) => [name, ...said].join(" ") : name,
    ]),
  ),
  unsold: Object.fromEntries(Object.keys(reading.unsold).map((name) => [name, name])),
  notListed: (what: string) => `no ${what}`,
  wordFor: (_: string, name: string) => name,
} as unknown as typeof reading

function quantityIn(quantity: Quantity | undefined): string {
  if (!quantity) return "no quantity"
  const { amount, unit, pieceLength } = quantity
  return unit === "pieces" ? `${amount} of ${pieceLength} m` : `${amount} ${unit}`
}

/** What lines mean, as lines.tsv writes it: "10 of 6 m, isa-50x50x6 … + ask + written + letter". "…" goes along as written, too. */
function meaningIn(lines: readonly ReadLine[]): string {
  return lines
    .map(({ kind, candidates, isWhole, reason, product }) => {
      if (kind === "question") return "ask"
      const [first] = candidates
      if (kind === "size")
        return `${quantityIn(first.quantities[0])}, ${first.size.id}${isWhole ? "" : " …"}`
      if (kind === "letter") return kind
      const why = reason?.(names) ?? ""
      return product ?? (why.startsWith("no ") ? why : "written")
    })
    .join(" + ")
}

const MOST_OFFERED = 3

function offerIn({ size, quantities, label }: Candidate): string {
  const amounts = quantities.length === 0 ? "no quantity" : quantities.map(quantityIn).join(" | ")
  return `${amounts}, ${size.id}${label ? ` (${label(names)})` : ""}`
}

/** The questions, with the first sizes offered. */
function questionIn(lines: readonly ReadLine[]): string {
  return lines
    .flatMap(({ kind, candidates, reason }) => {
      if (kind !== "question") return []
      const offered = candidates.slice(0, MOST_OFFERED).map(offerIn).join("; ")
      const more = candidates.length - MOST_OFFERED
      return [`${reason?.(names) ?? ""}: ${offered}${more > 0 ? ` +${more}` : ""}`]
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

const readRows = rows.map((row) => ({ ...row, lines: readText(row.typed, index) }))

test("the lines of lines.tsv mean what it says", () => {
  checkEach(
    readRows,
    ({ typed }) => typed,
    ({ lines, meaning, question }) => {
      expect([meaningIn(lines), questionIn(lines)]).toEqual([meaning, question])
    },
  )
})

const said = (lines: readonly ReadLine[]) => `${meaningIn(lines)} ${questionIn(lines)}`

test("a line read alone, as the list keeps it, means the same; no choice is offered twice", () => {
  checkEach(
    readRows,
    ({ typed }) => typed,
    ({ lines }) => {
      for (const line of lines) {
        const { text, kind, candidates } = line
        const kept = text.replaceAll("\t", " | ").replace(/ {2,}/g, " ")
        expect(said(readText(kept, index))).toBe(said([line]))
        const choices = candidates.flatMap(({ size, quantities }) =>
          quantities.map((quantity) => `${size.id} ${quantityIn(quantity)}`),
        )
        const ids = candidates.map(({ size }) => size.id)
        expect([new Set(choices).size, new Set(ids).size]).toEqual([choices.length, ids.length])
        if (kind === "size") expect([ids.length, choices.length < 2]).toEqual([1, true])
      }
    },
  )
})

test("each pattern of asides is found in its example", () => {
  for (const { example, kind } of asidePatterns) {
    const text = tidy(example.replace(/[‹›]/g, ""))
    const found = tokensOf(text).filter(({ is, word }) => is === "aside" && word === kind)
    expect(found.map(({ start, end }) => text.slice(start, end))).toContain(
      /‹(.*)›/.exec(example)?.[1],
    )
  }
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
      ..."50 300 3 x - . , / @ ( * ' \" kg nos 1,20,000 0,500 2.5 .450 ½ 1/0 mm nb sheet pipe angle ISMB ISMC MS 4x8 6m ft t class b Rs IS 2062 thk OD चैनल नग सूत 😀 no GI gate Qty : | x\u00a0 \u200d".split(
        " ",
      ),
      "\n",
      "\t",
      "\u2028",
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(" "))

/** Words and figures, without what nobody sees. */
const wordsOf = (text: string) =>
  text.replace(/[\p{Cf}\p{Mn}]/gu, "").match(/[\p{L}\p{N}]+/gu) ?? []

test("any text is read without a fault, and each word and figure of it is in a line", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        shreds,
        fc.array(anyCharacter, { maxLength: 60 }).map((all) => all.join("")),
      ),
      (text) => {
        const lines = readText(text, index).map((line) => line.text)
        const kept = wordsOf(lines.join(" "))
        for (const word of wordsOf(text)) expect(kept).toContain(word)
      },
    ),
  )
})

test("a pipe's diameter and thickness are never read as a square tube, even if the thickness is slightly off", () => {
  const lines = sizes.flatMap(({ section }) =>
    section.shape === "pipe"
      ? [-0.05, 0, 0.05].map(
          (off) =>
            `pipe ${section.outsideDiameter} x ${(section.wallThickness + off).toFixed(2)} 10 nos`,
        )
      : [],
  )
  const read = lines.flatMap((line) => readText(line, index))
  const isTube = ({ kind, candidates }: ReadLine) =>
    kind === "size" && candidates[0].size.section.shape !== "pipe"
  expect(read.filter(isTube).map(({ text }) => text)).toEqual([])
})
