import { amountUnits, isMark, means, namesGoods, type Figure, type Part, type Word } from "./parts"
import type { Line } from "./reading"
import type { Role, Unit } from "./words"

/** A bare figure from here up can be a length in mm. */
const LEAST_LENGTH_WORD = 300

/** The units that a figure can have in each role (null is none), with the smallest and largest value. */
const roleFigures: Readonly<
  Record<Role, readonly (readonly [units: readonly (Unit | null)[], least: number, most: number])[]>
> = {
  thickness: [
    [["gauge", "swg", "bg", "inch", "soot"], 0, Infinity],
    [[null, "mm"], 0, 100],
  ],
  width: [
    [["m", "foot", "inch"], 0, Infinity],
    [[null, "mm", "cm"], 10, Infinity],
  ],
  length: [
    [["m", "foot"], 0, Infinity],
    [["mm", "cm"], 100, Infinity],
    [[null], LEAST_LENGTH_WORD, Infinity],
  ],
  outside: [
    [["inch", "nb"], 0, Infinity],
    [[null, "mm", "cm"], 8, Infinity],
  ],
  diameter: [
    [["inch", "nb"], 0, Infinity],
    [[null, "mm", "cm"], 8, Infinity],
  ],
  quantity: [
    [[null, "pieces", "kg", "tonnes", "quintals", "m", "foot", "runningMetres"], 0, Infinity],
  ],
  weight: [[["kg", "tonnes", "quintals"], 0, Infinity]],
}

interface RoleWord {
  readonly word: Word
  readonly role: Role
  readonly before: Figure | null
  readonly after: Figure | null
}

/**
 * Gives figures the roles of the words next to them: "8 mm thk", "OD 60.3", "length 6 m". If a word is between two figures, the
 * whole line decides: its last figure is followed by a role word ("60.3 OD 3.6 thk") or not ("width 1250 length 2500").
 */
export function takeRoles(line: Line): void {
  const found = line.words().flatMap((word) => roleWordAt(line, word))
  const figures = found.flatMap(({ before, after }) => [before, after])
  const last = line.parts.findLast((part) => figures.some((figure) => figure === part))
  const isBehind = found.some(({ before }) => before !== null && before === last)
  for (const { word, role, before, after } of found) {
    const first = before?.role === null ? before : null
    const second = after?.role === null ? after : null
    const isFirst =
      first !== null && (second === null || isOfFirst(line, word, role, first, second, isBehind))
    const figure = isFirst ? first : second
    if (figure) figure.role = role
    if (figure || role === "weight") line.take("size", word)
  }
}

function isOfFirst(
  line: Line,
  word: Word,
  role: Role,
  first: Figure,
  second: Figure,
  isBehind: boolean,
): boolean {
  if (role === "quantity" && amountUnits.has(second.unit)) return false
  const next = line.beside(second)
  const isThinner =
    role === "thickness" && second.value > first.value && (first.unit === "mm" || isMark(next, "x"))
  const mark = line.beside(word)
  const isClosed = mark?.is === "mark" && !isMark(mark, "=", ":") && !first.isJoined
  return isBehind || (role === "outside" && first.value > second.value) || isThinner || isClosed
}

function roleWordAt(line: Line, word: Word): RoleWord[] {
  const role = roleOf(line, word)
  if (!role || (word.word === "w" && isMark(line.beside(word), "/"))) return []
  const before = line.next(word, -1)
  let after = line.next(word)
  while (role === "quantity" && means(after, "filler")) after = line.next(after)
  const beside = line.beside(word, -1)
  const isBeside = beside?.is === "figure" || isMark(beside, "(", ".")
  const isOfSize =
    role === "quantity" &&
    before?.is === "figure" &&
    before.unit === null &&
    (before.isJoined || namesGoods(line.next(before, -1)))
  return [
    {
      word,
      role,
      before: fits(before, role) && isBeside && !isOfSize ? before : null,
      after: fits(after, role) && !(after.isJoined && role !== "length") ? after : null,
    },
  ]
}

function roleOf(line: Line, word: Word): Role | null {
  if (word.meaning?.is === "role") return word.meaning.role
  // "L=6000", "l - 6 m", "6300 L"
  if (word.word !== "l") return null
  const before = line.beside(word, -1)
  if (before?.is === "figure" && before.value >= 1000) return "length"
  const next = line.beside(word)
  return next?.is === "mark" || (next?.is === "figure" && (next.value >= 1000 || next.unit === "m"))
    ? "length"
    : null
}

function fits(part: Part | undefined, role: Role): part is Figure {
  if (part?.is !== "figure" || part.use !== null) return false
  return roleFigures[role].some(
    ([units, least, most]) =>
      units.includes(part.unit) && part.value >= least && part.value <= most,
  )
}
