import type { Unit } from "./meaning"
import { unitOf } from "./words"

/** What the cells of a column are. `text` is read as it stands, `aside` is no part of size or quantity. */
export type ColumnRole =
  | "text"
  | "thickness"
  | "width"
  | "depth"
  | "length"
  | "outside"
  | "bore"
  | "class"
  | "grade"
  | "quantity"
  | "unit"
  | "weight"
  | "aside"
  | "remark"

export interface Column {
  readonly role: ColumnRole
  /** The unit in the header, as a word: "mm" of "Length (mm)". null if there is none. */
  readonly unit: string | null
}

/** The columns of a pasted table, and how its cells are told apart. */
export interface Table {
  readonly columns: readonly Column[]
  readonly separator: Separator
}

type Separator = "tab" | "bar" | "semicolon" | "comma" | "blanks"

const separators: Readonly<Record<Separator, RegExp>> = {
  tab: /\t/,
  bar: /\|/,
  semicolon: /;/,
  comma: /,(?=(?:[^"]*"[^"]*")*[^"]*$)/,
  blanks: / {2,}/,
}

/** The names of columns by their role, in the words that are left without a unit. The first that fits wins. */
const names: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    "aside",
    /(^| )(rates?|price|amount|amt|value|cost|rs|inr|gst|igst|cgst|sgst|tax|taxable|discount|basic|total|per kg|per m|hsn|sac|date|दर|रेट|भाव|राशि|कीमत|कुल)( |$)(?!.*(qty|quantity|length|weight|wt|nos|pcs))/,
  ],
  [
    "aside",
    /^(s|sr|sl|si|srl|ser|serial|item|line|part|mark|drg|drawing|ref|dsr|schedule|bill|po|क्र|क्रम)( (no|nos|number|code|ref|सं|संख्या))+$|^(s|sr|sl|si|sno|slno|srno|serial|pos|position|mark|ref|code|id|क्रमांक|(item|material|product|sap|mat|part) (code|id|number))$/,
  ],
  [
    "aside",
    /(unit|per|each|sectional|piece|pc) (wt|weight)|(wt|weight) (per|each|pc|m|mtr)( |$)|kg m(tr)?$/,
  ],
  [
    "length",
    /^((piece|cut|std|standard|each|unit|per piece) )?(length|len|lgth|l|लंबाई|लम्बाई)( (of piece|per piece|each|pc))?$/,
  ],
  ["quantity", /^total (length|len)$/],
  [
    "quantity",
    /^((total|order|ordered|req|reqd|required|boq|tender|est|estimated|approx|po|net) )?(qty|qnty|qtty|qnt|quantity|quantities|मात्रा|संख्या|नग)( (required|reqd|req|ordered))?$/,
  ],
  [
    "quantity",
    /^(no of|number of|total)? ?(nos|pcs|pieces|bars|lengths|sheets)$|^numbers?$|^no of$/,
  ],
  ["unit", /^(units?|uom|u m|u o m|unit of measure(ment)?|इकाई|यूनिट)$/],
  [
    "thickness",
    /^(plate |sheet )?(thk|thick|thickness|wall|wall thk|wall thickness|gauge|swg|t|मोटाई)$/,
  ],
  ["width", /^(width|breadth|w|b|चौड़ाई)$/],
  ["depth", /^(depth|height|h|d)$/],
  ["outside", /^(od|outer dia|outside dia|outer diameter|outside diameter)$/],
  ["bore", /^(nb|nominal bore|nominal dia|bore|dn)$/],
  ["grade", /^((steel|material) )?grade$/],
  ["class", /^(class|pipe class)$/],
  [
    "weight",
    /^((total|net|gross|approx|theoretical|th|reqd|required) )*(wt|weight|tonnage|वजन|वज़न)$/,
  ],
  [
    "remark",
    /^(remarks?|notes?|comments?|location|purpose|use|used for|application|make|brand|status|टिप्पणी)$/,
  ],
  [
    "text",
    /^((item|material|product|goods|section|pipe|nominal|steel) )*(description|desc|particulars?|details?|items?|materials?|product|name|section|profile|shape|type|category|specifications?|specs?|goods|sizes?|dimensions?|dims?|finish|विवरण|सामान|माल|आइटम|साइज|साइज़|माप)( of .*)?$/,
  ],
]

/** The table whose header this line is: "S.No | Description | Size | Thk | Qty | Unit". null for any other line. */
export function tableOf(line: string): Table | null {
  for (const separator of ["tab", "bar", "semicolon", "comma", "blanks"] as const) {
    const cells = cellsOf(line, separator)
    if (cells.length < 2) continue
    const columns = cells.map(columnOf)
    const known = columns.filter((column) => column !== null)
    const isData = cells.some((cell) => /\d/.test(cell.replace(/\(.*?\)/g, "")))
    const isOfSizes = known.some(({ role }) => role !== "aside" && role !== "remark")
    if (isData || !isOfSizes || known.length < 2 || known.length * 2 < cells.length) continue
    const all = columns.map((column): Column => column ?? { role: "remark", unit: null })
    return { separator, columns: all }
  }
  return null
}

/** The cells of a row, without bars or quotes around them. */
export function cellsOf(line: string, separator: Separator): string[] {
  const isFramed = separator === "bar" && line.trim().startsWith("|")
  const inner = isFramed ? line.trim().replace(/^\||\|$/g, "") : line
  return inner.split(separators[separator]).map((cell) =>
    cell
      .trim()
      .replace(/^\*\*(.*)\*\*$/, "$1")
      .replace(/^"(.*)"$/, "$1")
      .trim(),
  )
}

function columnOf(cell: string, place: number): Column | null {
  const words = cell.toLowerCase().match(/[\p{L}\p{M}]+|#/gu) ?? []
  const text = words.join(" ")
  if (/^(no|#)$/.test(text)) return place === 0 ? { role: "aside", unit: null } : pieces
  const last = words.at(-1) ?? ""
  const isUnit = unitOf(last) !== null && last !== "no" && words.length > 1
  const rest = words.slice(0, -1).filter((word) => word !== "in")
  const whole = roleOf(text)
  // "Weight/m" is no weight in metres.
  const role = (isUnit && whole !== "aside" ? roleOf(rest.join(" ")) : null) ?? whole
  const unit = role === roleOf(rest.join(" ")) && isUnit ? last : null
  if (role === null) return null
  if (unit === null && role === "quantity" && /(nos|pcs|pieces|bars|lengths|sheets)$/.test(text)) {
    return pieces
  }
  const isGauge = text.endsWith("gauge") || text.endsWith("swg")
  const isTotalLength = text.startsWith("total len")
  return { role, unit: unit ?? (isGauge ? "gauge" : isTotalLength ? "m" : null) }
}

const pieces: Column = { role: "quantity", unit: "nos" }

function roleOf(text: string): ColumnRole | null {
  return names.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** True if the unit measures a length. */
export function isLengthUnit(unit: Unit | null): boolean {
  return unit === "m" || unit === "foot" || unit === "runningMetres" || unit === "runningFeet"
}
