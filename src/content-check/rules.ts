import { findNodeAtLocation, parseTree, printParseErrorCode } from "jsonc-parser"
import type { Node, ParseError } from "jsonc-parser"
import { entryReferences, entrySchema, type ContentType } from "../content-model/content-type"
import { wrongLink, type Path, type Reference } from "../content-model/fields"
import { contentTypes, typeOfFile } from "../content-model/index"
import {
  endingOf,
  fileFault,
  pictureEndingFault,
  pictureFault,
  unreadablePicture,
} from "../content-model/media-limits"
import { reservedFolders } from "../routes/fixed-pages"
import { blogPath, postPath } from "../routes/paths"
import { siteRoutes, type Route } from "../routes/routes"
import type { Product } from "../content-model/product"
import type { CommercialRange } from "../steel/range/commercialRange"
import { rangeFaults, specificationFaults } from "./size-range"

/** A file of content/, as text, by its path there: "products/ms-pipes.json". */
export interface ContentFile {
  readonly path: string
  readonly text: string
}

/** A file of content/media by its path there; pictures have their size in pixels, unless they cannot be read. */
export interface MediaFile {
  readonly path: string
  readonly bytes: number
  readonly picture?: { readonly width: number; readonly height: number }
}

/** Something an editor has to put right, with the place to look. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly field: string
  readonly message: string
}

interface Entry {
  readonly file: string
  readonly slug: string
  readonly type: ContentType
  readonly tree: Node
  readonly text: string
  readonly value: Record<string, unknown>
}

/**
 * Every fault of every file at once, in the order of the files.
 * Shapes are checked against the model, names against what exists, addresses and numbers against each other.
 */
export function contentFaults(files: readonly ContentFile[], media: readonly MediaFile[]): Fault[] {
  const faults: Fault[] = []
  const entries: Entry[] = []
  for (const { path, text } of files) {
    const type = typeOfFile(path)
    if (!type) {
      faults.push(whole(path, "belongs to no collection: move it or delete it"))
      continue
    }
    const slug = slugOf(path)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      faults.push(
        whole(path, "its file name may hold only small letters, digits and hyphens: raipur-2.json"),
      )
    }
    const tree = jsonTree(path, text, faults)
    if (!tree) continue
    const parsed = entrySchema(type).safeParse(plainValue(tree))
    if (parsed.success) {
      entries.push({ file: path, slug, type, tree, text, value: { ...parsed.data } })
    } else {
      for (const issue of parsed.error.issues) {
        const at = issue.path as Path
        const spots =
          issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...at, key]) : [at]
        for (const spot of spots) {
          const message =
            issue.code === "unrecognized_keys"
              ? "is not a field of this content: check the spelling or delete it"
              : issue.message
          faults.push(faultAt(path, text, tree, spot, message))
        }
      }
    }
  }
  for (const type of contentTypes) {
    const kept = type.kept
    if ("file" in kept && !files.some(({ path }) => path === kept.file)) {
      faults.push(whole(kept.file, `is missing: ${type.label} needs it`))
    }
  }
  if (!files.some(({ path }) => typeOfFile(path)?.name === "Post")) {
    faults.push(whole("posts", "holds no post: the page /blog is made of the newest one"))
  }
  const routes = siteRoutes(readableEntries(files))
  const linkable = new Set(routes.filter((route) => route.linkable).map(({ path }) => path))
  // Without a post there is no such page, which is a fault of its own and not one of every link to it.
  linkable.add(blogPath)
  faults.push(...addressFaults(entries, routes), ...repeatFaults(entries))
  faults.push(...referenceFaults(entries, files, media, linkable))
  faults.push(...sizeRangeFaults(entries))
  return faults
    .map((fault) => ({ ...fault, file: `content/${fault.file}` }))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/** `content/products/x.json:12 sizes[3].thickness: must be a number` */
export function faultLine({ file, line, field, message }: Fault): string {
  return `${file}:${line} ${field ? `${field}: ` : ""}${message}`
}

/** A file that nothing reads, by its path in content/. */
export function strayFault(path: string): Fault {
  const message = "is not read, because its name does not end in .json: rename it or delete it"
  return whole(`content/${path}`, message)
}

function whole(file: string, message: string): Fault {
  return { file, line: 1, field: "", message }
}

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

function slugOf(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.json$/, "")
}

/** The tree of a JSON text, or undefined with a fault for the first thing that is not JSON. */
function jsonTree(file: string, text: string, faults: Fault[]): Node | undefined {
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
      message: "stands twice in the same group: keep one",
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

function plainValue(node: Node): unknown {
  if (node.type === "array") return (node.children ?? []).map(plainValue)
  if (node.type !== "object") return node.value
  return Object.fromEntries(
    (node.children ?? []).map((property) => {
      const [key, value] = property.children ?? []
      return [String(key?.value), value ? plainValue(value) : undefined]
    }),
  )
}

/** The line, from 1, of a place in a text. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length
}

/** The line of a field; for one that is missing, that of the group it should be in. */
function faultAt(file: string, text: string, tree: Node, path: Path, message: string): Fault {
  let found: Node | undefined
  for (let length = path.length; length >= 0 && !found; length--) {
    found = findNodeAtLocation(tree, [...path.slice(0, length)])
  }
  return { file, line: lineOf(text, found?.offset ?? 0), field: fieldName(path), message }
}

/** ["sizes", 3, "thickness"] is written sizes[3].thickness */
export function fieldName(path: Path): string {
  return path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`,
    )
    .join("")
}

function entryFault(entry: Entry, path: Path, message: string): Fault {
  return faultAt(entry.file, entry.text, entry.tree, path, message)
}

/** Addresses an editor types (of products, and others that lead to them) must be free. */
/** The range of sizes against what can be made, and the specifications of products against the range. */
function sizeRangeFaults(entries: readonly Entry[]): Fault[] {
  const entry = entries.find(({ type }) => type.name === "SizeRange")
  if (!entry) return []
  const range = entry.value as unknown as CommercialRange
  const ofRange = rangeFaults(range).map(({ path, message }) => entryFault(entry, path, message))
  const ofProducts = entries
    .filter(({ type }) => type.name === "Product")
    .flatMap((product) =>
      specificationFaults(product.value as unknown as Product, range).map(({ path, message }) =>
        entryFault(product, path, message),
      ),
    )
  return [...ofRange, ...ofProducts]
}

function addressFaults(entries: readonly Entry[], routes: readonly Route[]): Fault[] {
  const faults: Fault[] = []
  const typed = new Set(entries.filter(({ value }) => "url" in value).map(({ file }) => file))
  const addresses = new Map<string, string>()
  for (const { path, template, entry } of routes) {
    if (typed.has(entry)) continue
    addresses.set(path, template === "page" ? "a page of the site" : `content/${entry}`)
  }
  for (const { file, slug, type } of entries) {
    if (type.name === "Post") addresses.set(postPath(slug, undefined), `content/${file}`)
  }
  const takeAddress = (entry: Entry, path: Path, address: string) => {
    const holder = addresses.get(address)
    const first = address.split("/")[1]
    if (reservedFolders.some((reserved) => reserved === first))
      faults.push(entryFault(entry, path, `addresses below /${first} are kept for the site itself`))
    else if (holder)
      faults.push(entryFault(entry, path, `the address ${address} is already that of ${holder}`))
    else addresses.set(address, `content/${entry.file}`)
  }
  for (const entry of entries) {
    if (typeof entry.value.url === "string") takeAddress(entry, ["url"], entry.value.url)
  }
  for (const entry of entries) {
    const aliases = Array.isArray(entry.value.aliases) ? entry.value.aliases : []
    aliases.forEach((alias, index) => takeAddress(entry, ["aliases", index], String(alias)))
  }
  return faults
}

/** A field that is unique must differ between the entries of a type. */
function repeatFaults(entries: readonly Entry[]): Fault[] {
  const faults: Fault[] = []
  for (const type of contentTypes) {
    for (const field of type.unique ?? []) {
      const holders = new Map<unknown, Entry>()
      for (const entry of entries.filter((candidate) => candidate.type === type)) {
        const value = entry.value[field]
        const holder = holders.get(value)
        if (!holder) holders.set(value, entry)
        else if (field !== "url") {
          faults.push(
            entryFault(
              entry,
              [field],
              `${String(value)} is already used by content/${holder.file}`,
            ),
          )
        }
      }
    }
  }
  return faults
}

/**
 * Entries as far as they can be read, also those with faults: one mistake in a product must not make every link to it a
 * fault.
 */
function readableEntries(files: readonly ContentFile[]): Map<string, unknown> {
  return new Map(
    files.map(({ path, text }) => {
      const tree = parseTree(text)
      return [path, tree ? plainValue(tree) : {}]
    }),
  )
}

function referenceFaults(
  entries: readonly Entry[],
  files: readonly ContentFile[],
  media: readonly MediaFile[],
  pages: ReadonlySet<string>,
): Fault[] {
  const exists = (collection: string, slug: string) =>
    files.some(({ path }) => path === `${collection}/${slug}.json`)

  const relationFault = (entry: Entry, { target, of, path }: Reference, seen: Set<string>) => {
    const inSameList = `${fieldName(path.slice(0, -1))} ${target}`
    if (seen.has(inSameList)) return `names “${target}” a second time: keep one`
    seen.add(inSameList)
    if (entry.file === `${of}/${target}.json`) return `names the entry itself: choose another`
    return exists(String(of), target)
      ? undefined
      : `names “${target}”, which does not exist in ${of}`
  }

  return entries.flatMap((entry) => {
    const related = new Set<string>()
    return entryReferences(entry.type, entry.value).flatMap((reference) => {
      const sentence =
        reference.kind === "link"
          ? linkFault(reference.target, pages)
          : reference.kind === "entry"
            ? relationFault(entry, reference, related)
            : mediaFault(reference, media)
      return sentence ? [entryFault(entry, reference.path, sentence)] : []
    })
  })
}

function linkFault(target: string, pages: ReadonlySet<string>): string | undefined {
  if (/^https?:\/\/[^\s/]/.test(target)) return URL.canParse(target) ? undefined : wrongLink
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(target)) return undefined
  if (/^tel:\+?[\d-]+$/.test(target)) return undefined
  if (!target.startsWith("/") || target.startsWith("//")) return wrongLink
  const page = target.replace(/[?#].*$/, "") || "/"
  return pages.has(page) ? undefined : `leads to ${page}, and there is no such page`
}

function mediaFault(
  { kind, target, of }: Reference,
  media: readonly MediaFile[],
): string | undefined {
  const name = target.replace(/^\.\.\/media\//, "")
  if (name === target) return "must be a file in content/media, written ../media/name.jpg"
  const found = media.find(({ path }) => path === name)
  if (!found) return `the file content/media/${name} does not exist`
  if (kind === "file") {
    if (of && !of.split(", ").includes(endingOf(name))) return `must be a file ending in ${of}`
    return fileFault(found.bytes)
  }
  const wrongEnding = pictureEndingFault(name)
  if (wrongEnding) return wrongEnding
  return found.picture ? pictureFault({ bytes: found.bytes, ...found.picture }) : unreadablePicture
}
