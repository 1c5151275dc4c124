import { examplesIn } from "../../../tests/examples"
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
const table = examplesIn(__dirname, "../finder/searches.tsv")

test.each(table("rows of a page"))(
  "on a page of %s, %s shows the rows %s and says %s",
  (families, typed, ids, sentence) => {
    const { rows, isMissing, ...answer } = found(families, typed)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((id) => !new RegExp(ids).test(id))).toEqual([])
    expect([answer.sentence.includes(sentence), isMissing]).toEqual([true, false])
  },
)

test.each(table("not on a page"))(
  "a page of %s does not have %s: it shows %s, says %s and computes %s",
  (...row) => {
    const [families, typed, first, sentence, computed] = row
    const answer = found(families, typed)
    expect(answer.isMissing).toBe(true)
    expect(answer.sentence).toContain(sentence)
    expect(answer.computed?.id ?? "").toBe(computed)
    if (first) expect(answer.rows[0]).toMatch(new RegExp(first))
    else expect(answer.rows).toEqual([])
  },
)
