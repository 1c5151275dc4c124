import {
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser"
import { entryReferences, entrySchema, slugOf } from "../model/content-type"
import type { Path } from "../model/fields/field"
import { typeOfEntry } from "../model/translation"
import { faultAt, lineOf, faultOfFile, type ContentFile, type Entry, type Fault } from "./fault"

/** The result of reading one file of content/. */
interface ReadFile {
  readonly path: string
  readonly faults: readonly Fault[]
  /** Its content, if it fits the model. */
  readonly entry?: Entry
  /** Its readable part as an entry, if it does not fit the model: its address can be taken all the same. */
  readonly misfit?: Entry
  /** Its readable part, with or without faults: one mistake in a product must not break every link to it. */
  readonly readable: unknown
}

/** The last result for each file: the editor checks all content after a change of one file. */
const lastRead = new Map<string, { readonly text: string; readonly file: ReadFile }>()

/** Reads a file and checks its shape against the model. */
export function readFile({ path, text }: ContentFile): ReadFile {
  const last = lastRead.get(path)
  if (last?.text === text) return last.file
  const file = { path, ...parsedFile(path, text) }
  lastRead.set(path, { text, file })
  return file
}

const unknownField = "is not a field of this content: check the spelling or delete it"

function parsedFile(path: string, text: string): Omit<ReadFile, "path"> {
  const partial = parseTree(text)
  const readable = partial ? getNodeValue(partial) : {}
  const type = typeOfEntry(path)
  if (!type) {
    const stray = faultOfFile(path, "belongs to no collection: move it or delete it")
    return { faults: [stray], readable }
  }
  const faults: Fault[] = []
  const slug = slugOf(path)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    faults.push(
      faultOfFile(
        path,
        "its file name may contain only small letters, digits and hyphens: raipur-2.json",
      ),
    )
  }
  const tree = jsonTree(path, text, faults)
  if (!tree) return { faults, readable }
  const parsed = entrySchema(type).safeParse(getNodeValue(tree))
  if (parsed.success) {
    const value = { ...parsed.data }
    const references = entryReferences(type, value)
    const entry = { file: path, slug, type, tree, text, value, references }
    return { faults, entry, readable }
  }
  for (const issue of parsed.error.issues) {
    const at = issue.path as Path
    const isUnknown = issue.code === "unrecognized_keys"
    const spots = isUnknown ? issue.keys.map((key) => [...at, key]) : [at]
    const message = isUnknown ? unknownField : issue.message
    faults.push(...spots.map((spot) => faultAt(path, text, tree, spot, message)))
  }
  const value = Object(readable) as Entry["value"]
  return { faults, readable, misfit: { file: path, slug, type, tree, text, value, references: [] } }
}

/** The tree of a JSON text, or undefined and a fault for the first syntax error. */
function jsonTree(file: string, text: string, faults: Fault[]): Node | undefined {
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
    // "CommaExpected" is read as: comma expected
    const code = first ? printParseErrorCode(first.error) : "ValueExpected"
    const words = code.replace(/(?!^)[A-Z]/g, " $&").toLowerCase()
    return refuse(first?.offset ?? 0, `is not valid JSON: ${words}, here or before`)
  }
  const twice = repeatedKey(tree)
  return twice
    ? refuse(twice.offset, "appears twice in the same group: keep one", String(twice.value))
    : tree
}

/** The first key that its group has had before. */
function repeatedKey({ type, children = [] }: Node): Node | undefined {
  const keys = type === "object" ? children.flatMap(({ children: [key] = [] }) => key ?? []) : []
  const twice = keys.find(({ value }, at) => keys.findIndex((key) => key.value === value) < at)
  if (twice) return twice
  for (const child of children) {
    const found = repeatedKey(child)
    if (found) return found
  }
  return undefined
}
