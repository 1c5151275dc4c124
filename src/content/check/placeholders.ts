import { getNodeValue, parseTree } from "jsonc-parser"
import { valueAt, type Path } from "../model/fields/field"
import { typeOfFile } from "../model"
import { originalFile } from "../model/translation"
import { isExampleAddress, isNetworkHome, isZeroNumber } from "../model/placeholder-text"
import { faultAt, type ContentFile, type Fault } from "./fault"

/** The company name that stands in for the real one. */
const placeholderName = "Doab Steel Tubes"

const pictureSentences: Readonly<Record<string, string>> = {
  rendering: "is a computer rendering, not a photograph",
  model: "is a rendered scale model, not a photograph",
  sample: "is a sample: replace it by a scan",
}

/** A field, and what is not real or not there yet. */
type Placeholder = readonly [field: Path, message: string]

/** The placeholders still in the content, in the order of files and lines. */
export function placeholders(files: readonly ContentFile[]): Fault[] {
  const hasHindi = files.some(({ path }) => originalFile(path) !== undefined)
  return (
    files
      // A translation repeats its original.
      .filter(({ path }) => originalFile(path) === undefined)
      .flatMap(({ path, text }) => {
        const tree = parseTree(text)
        if (!tree) return []
        const value = getNodeValue(tree) as unknown
        const found = [...notYet(path, value, hasHindi), ...placeholdersBelow(value, [])]
        return found.map(([field, message]) =>
          faultAt(`content/${path}`, text, tree, field, message),
        )
      })
      .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
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

/** Switches that are off, and details that are not filled in, though the site can do without. */
function notYet(path: string, value: unknown, hasHindi: boolean): Placeholder[] {
  const isOff = (name: string) => valueAt(value, [name]) !== true
  const lacks = (field: Path) => valueAt(value, field) === undefined
  const isUnconfirmed = typeOfFile(path)?.fields.confirmed !== undefined && isOff("confirmed")
  const found: (Placeholder | false)[] = [
    isUnconfirmed && [
      ["confirmed"],
      "is not confirmed: check it, correct it, then switch Confirmed on",
    ],
    isUnconfirmed &&
      path.startsWith("tolerances/") &&
      lacks(["clause"]) && [["clause"], "is not known: look it up in the standard and enter it"],
    path === "site/settings.json" &&
      hasHindi &&
      isOff("hindiRead") && [
        ["hindiRead"],
        "is not switched on: a person of the trade has not yet read the Hindi texts (content/hi and src/kit/words/hi)",
      ],
    // What a buyer's purchase office and the law look for at the foot of a page.
    ...["cin", "gstin", "office", "contact"].map((name): Placeholder | false => {
      const field = ["registration", name]
      return (
        path === "site/company.json" &&
        lacks(field) && [field, "is missing at the foot of every page"]
      )
    }),
  ]
  return found.filter((each) => each !== false)
}

function placeholdersBelow(value: unknown, path: Path): Placeholder[] {
  if (typeof value === "string") {
    const message = textSentence(value, path)
    return message ? [[path, message]] : []
  }
  if (typeof value !== "object" || value === null) return []
  const { src, kind } = value as Readonly<Record<string, unknown>>
  const sentence = src === undefined ? undefined : pictureSentences[String(kind)]
  return [
    ...(sentence ? [[path, sentence] as const] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      placeholdersBelow(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
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
