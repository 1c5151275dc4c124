import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser"
import { fieldName, type Path } from "../model/fields/field"
import { typeOfFile } from "../model"
import { originalFile } from "../model/translation"
import { isExampleAddress, isNetworkHome, isZeroNumber } from "../model/placeholder-text"
import { lineOf, type ContentFile, type Fault } from "./fault"

/** The company name that stands in for the real one. */
const placeholderName = "Doab Steel Tubes"

const pictureSentences: Readonly<Record<string, string>> = {
  rendering: "is a computer rendering, not a photograph",
  model: "is a rendered scale model, not a photograph",
  sample: "is a sample: replace it by a scan",
}

/** The placeholders still in the content, in the order of files and lines. */
export function placeholders(files: readonly ContentFile[]): Fault[] {
  const found = files
    // A translation repeats its original.
    .filter(({ path }) => originalFile(path) === undefined)
    .flatMap(({ path, text }) => {
      const tree = parseTree(text)
      const inFile = tree
        ? [...unconfirmed(path, tree), ...unregistered(path, tree), ...placeholdersBelow(tree, [])]
        : []
      return inFile.map(({ node, path: field, message }) => ({
        file: `content/${path}`,
        line: lineOf(text, node.offset),
        field: fieldName(field),
        message,
      }))
    })
  return [...unreadHindi(files), ...found].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  )
}

/** The heading of the list that `npm run check:live` prints. */
export function placeholderCount(count: number): string {
  if (count === 0)
    return "The site can go live: no placeholder is left in content/, and no detail is missing."
  return count === 1
    ? "One thing in content/ keeps the site from going live:"
    : `${count} things in content/ keep the site from going live:`
}

/** Entries whose switch “Confirmed” is off. */
function unconfirmed(path: string, tree: Node): Found[] {
  const hasSwitch = typeOfFile(path)?.fields.confirmed !== undefined
  const confirmed = findNodeAtLocation(tree, ["confirmed"])?.value as unknown
  if (!hasSwitch || confirmed === true) return []
  const message = "is not confirmed: check it, correct it, then switch Confirmed on"
  const found = [{ node: tree, path: ["confirmed"], message }]
  if (!path.startsWith("tolerances/") || findNodeAtLocation(tree, ["clause"])) return found
  const unknown = "is not known: look it up in the standard and enter it"
  return [...found, { node: tree, path: ["clause"], message: unknown }]
}

/** Hindi texts that nobody of the trade has reviewed. */
function unreadHindi(files: readonly ContentFile[]): Fault[] {
  const settings = files.find(({ path }) => path === "site/settings.json")
  const hasHindi = files.some(({ path }) => originalFile(path) !== undefined)
  const tree = settings && parseTree(settings.text)
  if (!hasHindi || !tree || findNodeAtLocation(tree, ["hindiRead"])?.value === true) return []
  const message =
    "is not switched on: a person of the trade has not yet read the Hindi texts (content/hi and src/site/words/hi)"
  return [{ file: "content/site/settings.json", line: 1, field: "hindiRead", message }]
}

/** What a buyer's purchase office and the law look for at the foot of a page, as far as it is missing. */
function unregistered(path: string, tree: Node): Found[] {
  if (path !== "site/company.json") return []
  return ["cin", "gstin", "office", "contact"]
    .map((name) => ["registration", name])
    .filter((field) => !findNodeAtLocation(tree, field))
    .map((field) => ({ node: tree, path: field, message: "is missing at the foot of every page" }))
}

interface Found {
  readonly node: Node
  readonly path: Path
  readonly message: string
}

function placeholdersBelow(node: Node, path: Path): Found[] {
  if (node.type === "string") {
    const message = textSentence(String(node.value), path)
    return message ? [{ node, path, message }] : []
  }
  if (node.type === "array") {
    return (node.children ?? []).flatMap((item, index) => placeholdersBelow(item, [...path, index]))
  }
  const properties = (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? []
    return key && value ? [{ key: String(key.value), value }] : []
  })
  const valueOf = (key: string) => properties.find((property) => property.key === key)?.value.value
  const sentence = valueOf("src") === undefined ? undefined : pictureSentences[valueOf("kind")]
  return [
    ...(sentence ? [{ node, path, message: sentence }] : []),
    ...properties.flatMap(({ key, value }) => placeholdersBelow(value, [...path, key])),
  ]
}

function textSentence(text: string, path: Path): string | undefined {
  if (isZeroNumber(text)) return `${text} is a telephone number made of zeros`
  if (isExampleAddress(text)) return `${text} is an address at example.com`
  if (text.includes(placeholderName)) return `“${placeholderName}” is not the company's real name`
  if (text === "Studio name") return `“${text}” is not a real name`
  if (path[0] === "social" && isNetworkHome(text))
    return `${text} leads to the network, not to a profile`
  if (path.at(-1) === "address" && !/\b\d{3} ?\d{3}\b/.test(text))
    return "is an address without street and PIN code"
  return undefined
}
