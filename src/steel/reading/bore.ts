import { boreOfInches } from "../range/nominalBores"
import type { AskedSize } from "./askedSize"
import type { Claims } from "./claims"
import type { Measure } from "./terms"

interface AskedBore {
  nominalBore?: AskedSize["nominalBore"]
  inches?: AskedSize["inches"]
}

/** "50 nb", "nb 50", `40 mm nb` */
export function takeBore(claims: Claims, asked: AskedBore): void {
  for (const measure of claims.freeMeasures()) {
    if (measure.unit !== "nb" || asked.nominalBore !== undefined) continue
    asked.nominalBore = measure.value
    claims.take("size", measure)
  }
  for (const word of claims.freeWords()) {
    if (word.meaning?.is !== "unit" || word.meaning.unit !== "nb") continue
    const before = claims.next(word, -1)
    const after = claims.next(word)
    const figure = [after, before].find(
      (term): term is Measure => term?.is === "measure" && claims.isFree(term) && !term.isJoined,
    )
    if (!figure || asked.nominalBore !== undefined) continue
    if (figure.unit === "inch") asked.inches = figure.value
    else asked.nominalBore = figure.value
    claims.take("size", word, figure)
  }
}

/** `150 NB (6")` says the bore twice. */
export function takeBoreInInches(claims: Claims, { nominalBore }: AskedBore): void {
  for (const measure of claims.freeMeasures()) {
    const isInch = measure.unit === "inch" && !measure.isJoined && typeof nominalBore === "number"
    if (isInch && boreOfInches(measure.value)?.nominalBore === nominalBore)
      claims.take("size", measure)
  }
}
