import { figures } from "../../../tests/published-sizes"
import { reading } from "../../kit/words/en/inquiry"
import { steel, tables } from "../../kit/words/en/steel"
import { pageSizes } from "../../steel/tables/sizeTable"
import { rowIndex, rowsFound } from "./rowFilter"

/** What a page with the tables of some families answers: the ids of its rows, its sentence, and what it computes. */
function found(families: string, typed: string) {
  const own = figures.filter(({ family }) => families.split(" ").includes(family))
  const index = rowIndex(pageSizes(own, "", tables).tables)
  const { rows, sentence, ...rest } = rowsFound(index, typed, { reading, steel, tables })
  return { ...rest, rows: [...rows], sentence: sentence.replaceAll("\u00a0", " ") }
}
const hollow = "square rectangular"

test.each([
  [hollow, "100x100x5", /^shs-100x100x5$/, "1 size"],
  ["pipe", "50 nb medium", /^pipe-50nb-m$/, "1 size"],
  ["beam", "200", /^is[a-z]{2}(-p)?-200/, "sizes"],
  [hollow, "100x50", /^rhs-100x50x/, "sizes"],
  [hollow, "5 mm", /x5$/, "sizes"],
  ["sheet chequered", "5mm 1250x2500", /^sheet-5x1250$/, "1 size"],
  ["sheet chequered", "5mm sheet", /^sheet-5x/, "sizes"],
  [hollow, "122x6", /^rhs-122x61x/, "Starting like it"],
])("on a page of %s, %s shows the rows %s and says %s", (families, typed, ids, sentence) => {
  const { rows, isMissing, ...answer } = found(families, typed)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter((id) => !ids.test(id))).toEqual([])
  expect([answer.sentence.includes(sentence), isMissing]).toEqual([true, false])
})

test.each([
  ["beam", "210", /^is[a-z]{2}(-p)?-200/, "The nearest is", undefined],
  ["plank", "3", /x2$/, "The nearest is", undefined],
  ["pipe", "95 pipe 3 mm", /^pipe-100nb-l/, "The nearest is", "pipe-95x3"],
  ["pipe", "26.9x2", /^pipe-20nb-l/, "The nearest is 20 nb light", "pipe-26.9x2"],
  [hollow, "100x100x5.5", /^shs-100x100x/, "The nearest is 100 × 100 × 5.4", "shs-100x100x5.5"],
  [hollow, "50x50x2.2", /^shs-50x50x/, "The nearest is 50 × 50 × 2", "shs-50x50x2.2"],
  [hollow, "100x100x1", /^shs-100x100x/, "The nearest is", undefined],
  ["sheet chequered", "chequered 7x1250", /^chequered-\d.*x1250$/, "nearest", "chequered-7x1250"],
  ["sheet chequered", "5.5x1000 sheet", null, tables.missing, "sheet-5.5x1000"],
  [hollow, "1000x1000x5", null, tables.missing, undefined],
  ["pipe", "ismb 200", null, tables.missing, undefined],
  [hollow, "tmt 12mm", null, reading.unsold.tmt, undefined],
  [hollow, "door frame 5", null, tables.missing, undefined],
])("a page of %s does not have %s: it shows %s, says %s and computes %s", (...row) => {
  const [families, typed, first, sentence, computed] = row
  const answer = found(families, typed)
  expect(answer.isMissing).toBe(true)
  expect(answer.sentence).toContain(sentence)
  expect(answer.computed?.id).toBe(computed)
  if (first) expect(answer.rows[0]).toMatch(first)
  else expect(answer.rows).toEqual([])
})
