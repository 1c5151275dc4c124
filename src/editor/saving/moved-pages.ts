import type { ContentFile } from "../../content/check/fault"
import { readFile } from "../../content/check/read-file"
import { entryReferences, entryText } from "../../content/model/content-type"
import { setAt, valueAt } from "../../content/model/fields/field"
import { isObject, typeOfEntry } from "../../content/model/translation"
import { siteRoutes, type Route } from "../../content/routes/routes"
import { entryIn, type Content } from "./change-check"

/** A page whose address a change replaces. */
export interface MovedPage {
  /** The entry that makes the page. */
  readonly path: string
  readonly from: string
  readonly to: string
  /** Entries with a link to the old address. */
  readonly linkedFrom: readonly string[]
}

/** The pages whose address a change replaces, so that links to the old one would lead nowhere. */
export function movedPages(before: Content, after: Content): readonly MovedPage[] {
  const old = addresses(before)
  const now = addresses(after)
  const stillThere = new Set(now.values())
  return [...now].flatMap(([path, to]) => {
    const from = old.get(path)
    if (!from || from === to || stillThere.has(from)) return []
    const linking = after.files.filter((file) => relinked(file, from, to) !== file)
    return [{ path, from, to, linkedFrom: linking.map((file) => file.path) }]
  })
}

/** The addresses of the English pages that entries make. A Hindi page moves with the English one, whose old addresses lead to it. */
function addresses(content: Content): Map<string, string> {
  const pages = routesOf(content).filter(
    ({ linkable, language, canonical }) => linkable && language === "en" && canonical === undefined,
  )
  return new Map(pages.map(({ entry, path }) => [entry, path]))
}

/** The pages of a content. */
export function routesOf({ files }: Content): readonly Route[] {
  return siteRoutes(new Map(files.map((file) => [file.path, readFile(file).readable])))
}

/** The files to write with what has to follow a moved page: links to it, and its old address among the others. */
export function followed(
  writes: Content["files"],
  { path, from, to }: MovedPage,
  content: Content,
): Content["files"] {
  const others = content.files.filter((file) => !writes.some((each) => each.path === file.path))
  return [...writes, ...others].flatMap((file) => {
    const linked = relinked(file, from, to)
    const latest = file.path === path ? withAlias(linked, from) : linked
    return latest === file && !writes.includes(file) ? [] : [latest]
  })
}

/** The entry with all links to one page replaced; the same object if it has none. */
function relinked(file: ContentFile, from: string, to: string): ContentFile {
  const type = typeOfEntry(file.path)
  if (!type || !file.text.includes(from)) return file
  const entry = entryIn(file.text)
  const links = entryReferences(type, entry).filter(
    ({ kind, target }) => kind === "link" && pageOf(target) === from,
  )
  if (links.length === 0) return file
  // In a text with several links, the address is replaced wherever a link has it.
  const inText = new RegExp(`(\\]\\(<?|\\]:\\s*<?)${from}(?![\\w/-])`, "g")
  for (const { path } of links) {
    const value = String(valueAt(entry, path))
    const isAddress = pageOf(value) === from
    setAt(entry, path, isAddress ? value.replace(from, to) : value.replaceAll(inText, `$1${to}`))
  }
  // The English of a translated text gets the new address, too: it needs no review for that.
  if (isObject(entry.from)) {
    entry.from = Object.fromEntries(
      Object.entries(entry.from).map(([name, text]) => [
        name,
        String(text).replaceAll(inText, `$1${to}`),
      ]),
    )
  }
  return { path: file.path, text: entryText(type.fields, entry) }
}

function pageOf(target: string): string {
  return target.replace(/[?#].*$/, "")
}

/**
 * The entry with an old address of its page among its other addresses; unchanged if its type has no such field. If the page
 * gets an earlier address back, that one is removed.
 */
function withAlias(file: ContentFile, address: string): ContentFile {
  const type = typeOfEntry(file.path)
  if (!type || !("aliases" in type.fields)) return file
  const entry = JSON.parse(file.text) as { url?: string; aliases?: readonly string[] }
  const others = entry.aliases?.filter((each) => each !== address && each !== entry.url) ?? []
  const aliases = [...others, address]
  return { path: file.path, text: entryText(type.fields, { ...entry, aliases }) }
}
