import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser"
import { type Fault, lineOf, whole } from "./fault"

const syntaxSentences: Partial<Record<string, string>> = {
  InvalidSymbol: "holds a word that is not in quotation marks",
  InvalidNumberFormat: "holds a number that is not written as one",
  PropertyNameExpected:
    "expects a field name in quotation marks here; is there a comma too many before it?",
  ValueExpected: "expects a value here; is there a comma too many before it?",
  ColonExpected: "expects a colon here",
  CommaExpected: "misses a comma before this line or in it",
  CloseBraceExpected: "misses a closing brace }",
  CloseBracketExpected: "misses a closing bracket ]",
  EndOfFileExpected: "goes on after its end",
  InvalidCommentToken: "holds a comment; JSON has none",
  UnexpectedEndOfString: "misses a closing quotation mark",
  UnexpectedEndOfNumber: "holds a number that stops too early",
  InvalidEscapeCharacter: "holds a backslash \\ that means nothing; for the sign itself write two",
  InvalidUnicode: "holds a broken \\u sign",
  InvalidCharacter: "holds a tab or another invisible character inside a text",
}

/** The tree of a JSON text, or undefined and a fault for the first syntax error. */
export function jsonTree(file: string, text: string, faults: Fault[]): Node | undefined {
  if (text.startsWith("\uFEFF")) {
    faults.push(whole(file, "starts with an invisible mark (BOM): save it as plain UTF-8"))
    return undefined
  }
  const unreadable = text.indexOf("\uFFFD")
  if (unreadable !== -1) {
    faults.push({
      file,
      line: lineOf(text, unreadable),
      field: "",
      message: "holds a character that cannot be read: save it as plain UTF-8",
    })
    return undefined
  }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const first = errors[0]
  if (first || !tree) {
    const code = first ? printParseErrorCode(first.error) : "ValueExpected"
    faults.push({
      file,
      line: lineOf(text, first?.offset ?? 0),
      field: "",
      message: `is not valid JSON: it ${syntaxSentences[code] ?? `cannot be read (${code})`}`,
    })
    return undefined
  }
  const twice = repeatedKey(tree)
  if (twice) {
    faults.push({
      file,
      line: lineOf(text, twice.offset),
      field: String(twice.value),
      message: "appears twice in the same group: keep one",
    })
    return undefined
  }
  return tree
}

function repeatedKey(node: Node): Node | undefined {
  const children = node.children ?? []
  if (node.type === "object") {
    const seen = new Set<unknown>()
    for (const property of children) {
      const key = property.children?.[0]
      if (!key) continue
      if (seen.has(key.value)) return key
      seen.add(key.value)
    }
  }
  for (const child of children) {
    const found = repeatedKey(child)
    if (found) return found
  }
  return undefined
}

export function plainValue(node: Node): unknown {
  if (node.type === "array") return (node.children ?? []).map(plainValue)
  if (node.type !== "object") return node.value
  return Object.fromEntries(
    (node.children ?? []).map((property) => {
      const [key, value] = property.children ?? []
      return [String(key?.value), value ? plainValue(value) : undefined]
    }),
  )
}
