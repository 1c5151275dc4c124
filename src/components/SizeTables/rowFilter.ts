import { familyNames } from "../../steel/range/size"
import { plainText } from "../../steel/measure"
import type { SizeTable } from "./sizeTable"

/** What each row can be found by, in plain letters, by its id: "square hollow section 100x100x4". */
export function rowTexts(tables: readonly SizeTable[]): Map<string, string> {
  return new Map(
    tables.flatMap(({ family, groups }) =>
      groups.flatMap(({ title, detail, rows }) =>
        rows.map(({ id, label, size }) => [
          id,
          plainText(
            [familyNames[family], size.designation, title, label, size.pipe ? detail : ""].join(
              " ; ",
            ),
          ),
        ]),
      ),
    ),
  )
}

/**
 * The ids of the rows that hold what was typed ("100x50", "50 nb", `2"`), figures only from their beginning. Where no row
 * holds it in one piece, those that hold all its words. All rows for nothing typed.
 */
export function rowsFound(texts: ReadonlyMap<string, string>, typed: string): Set<string> {
  const plain = plainText(typed.slice(0, 60)).replace(/ ?"/g, " inch").replace(/ ?x ?/g, "x")
  const holding = (parts: readonly string[]) => {
    const patterns = parts.map((part) => new RegExp(`(?:^|[^\\d./])${escaped(part)}`))
    return new Set(
      [...texts]
        .filter(([, text]) => patterns.every((pattern) => pattern.test(text)))
        .map(([id]) => id),
    )
  }
  const whole = holding([plain])
  return whole.size > 0 ? whole : holding(plain.split(" "))
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}
