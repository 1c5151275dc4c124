import { getNodeValue, parseTree } from "jsonc-parser"
import type { Path } from "../model/fields/field"
import { typeOfFile } from "../model/index"
import {
  originalFile,
  translatedEntry,
  translationFile,
  translationType,
  typeOfTranslation,
} from "../model/translation"
import { faultAt, faultOfFile, type ContentFile, type Fault } from "./fault"

const offPage = "its page is not published in Hindi"
const leftOut = "the Hindi page leaves it out"

/**
 * Hindi texts that are missing or to be reviewed, in the order of files and lines. The site can be published with them: a
 * page with missing texts has no Hindi page, or one without a picture or row. Before the first Hindi text nothing is missing.
 */
export function translationNotices(files: readonly ContentFile[]): Fault[] {
  if (!files.some(({ path }) => originalFile(path) !== undefined)) return []
  const trees = new Map(files.map(({ path, text }) => [path, { text, tree: parseTree(text) }]))
  const valueOf = (path: string) => {
    const tree = trees.get(path)?.tree
    return tree ? getNodeValue(tree) : undefined
  }
  const originals = files.filter(({ path }) => typeOfFile(path) !== undefined)
  const notices = originals.flatMap(({ path }) => {
    const type = typeOfFile(path)
    if (!type || !translationType(type)) return []
    const file = translationFile(path)
    const found = trees.get(file)
    const { missing, lacking, outdated } = translatedEntry(type, valueOf(path), valueOf(file))
    if (!found?.tree) {
      return missing.length > 0
        ? [faultOfFile(file, `is missing: content/${path} has no Hindi`)]
        : []
    }
    const { text, tree } = found
    const at = (field: Path, message: string) => faultAt(file, text, tree, field, message)
    return [
      ...missing.map((field) =>
        at(field, `has no Hindi yet: ${lacking.includes(field) ? offPage : leftOut}`),
      ),
      ...outdated.map((field) => at(field, `has changed in content/${path}: review it`)),
    ]
  })
  return notices
    .map((notice) => ({ ...notice, file: `content/${notice.file}` }))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/**
 * Translations of entries that were deleted. The editor deletes both at once; an entry deleted by hand leaves its translation.
 * A fixed page must exist: where it is missing, that is the fault.
 */
export function strandedFaults(files: readonly ContentFile[]): Fault[] {
  const paths = new Set(files.map(({ path }) => path))
  return files.flatMap(({ path }) => {
    const original = originalFile(path)
    if (original === undefined || paths.has(original)) return []
    const type = typeOfTranslation(path)
    if (!type || "file" in type.storedIn) return []
    const message = `translates content/${original}, which does not exist: delete content/${path}, or bring that file back`
    return [faultOfFile(path, message)]
  })
}

/** The heading of the list of Hindi texts that are missing or to be reviewed. */
export function noticeCount(count: number): string {
  return count === 1
    ? "One Hindi text is missing or needs review:"
    : `${count} Hindi texts are missing or need review:`
}
