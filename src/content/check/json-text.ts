import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser"
import { type Fault, lineOf } from "./fault"

const syntaxSentences: Partial<Record<string, string>> = {
  InvalidSymbol: "a word has no quotation marks",
  InvalidNumberFormat: "a number is malformed",
  PropertyNameExpected:
    "a field name in quotation marks is missing here, or there is an extra comma before it",
  ValueExpected: "a value is missing here, or there is an extra comma before it",
  ColonExpected: "a colon is missing here",
  CommaExpected: "a comma is missing before this line or in it",
  CloseBraceExpected: "a closing brace } is missing",
  CloseBracketExpected: "a closing bracket ] is missing",
  EndOfFileExpected: "there is more text after its end",
  InvalidCommentToken: "comments are not allowed",
  UnexpectedEndOfString: "a closing quotation mark is missing",
  UnexpectedEndOfNumber: "a number is incomplete",
  InvalidEscapeCharacter: "a backslash \\ has no meaning here; for the character itself write two",
  InvalidUnicode: "a \\u code is incomplete",
  InvalidCharacter: "a text has a tab or another invisible character",
}

/** The tree of a JSON text, or undefined and a fault for the first syntax error. */
export function jsonTree(file: string, text: string, faults: Fault[]): Node | undefined {
  const refuse = (offset: number, message: string, field = "") => {
    faults.push({ file, line: lineOf(text, offset), field, message })
    return undefined
  }
  if (text.startsWith("\uFEFF")) {
    return refuse(0, "starts with an invisible mark (BOM): save it as plain UTF-8")
  }
  const unreadable = text.indexOf("\uFFFD")
  if (unreadable !== -1) {
    return refuse(unreadable, "has a character that cannot be read: save it as plain UTF-8")
  }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const first = errors[0]
  if (first || !tree) {
    const code = first ? printParseErrorCode(first.error) : "ValueExpected"
    const sentence = syntaxSentences[code] ?? `it cannot be read (${code})`
    return refuse(first?.offset ?? 0, `is not valid JSON: ${sentence}`)
  }
  const twice = repeatedKey(tree)
  return twice
    ? refuse(twice.offset, "appears twice in the same group: keep one", String(twice.value))
    : tree
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
