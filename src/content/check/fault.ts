import { type Node, findNodeAtLocation } from "jsonc-parser"
import { fieldName, type Path, type Reference } from "../model/fields/field"
import type { ContentType } from "../model/content-type"

/** The text of a file of content/, and its path there: "products/ms-pipes.json". */
export interface ContentFile {
  readonly path: string
  readonly text: string
}

/** A file of content/media and its path there. Pictures have a size in pixels, unless they cannot be read. */
export interface MediaFile {
  readonly path: string
  readonly bytes: number
  readonly picture?: { readonly width: number; readonly height: number }
}

/** Something to correct, and where it is. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly field: string
  readonly message: string
}

/**
 * `content/products/x.json:12 sizes[3].thickness: must be a number`. On one line, whatever the name of the file: a host reads
 * lines of the log that begin with "::" as orders.
 */
export function faultLine({ file, line, field, message }: Fault): string {
  const text = `${file}:${line} ${field ? `${field}: ` : ""}${message}`
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, "\uFFFD")
}

/** The fault of a whole file. */
export function faultOfFile(file: string, message: string): Fault {
  return { file, line: 1, field: "", message }
}

/** The line, from 1, of an offset in a text. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length
}

/** The line of a field, or of the group that lacks it. */
export function faultAt(
  file: string,
  text: string,
  tree: Node,
  path: Path,
  message: string,
): Fault {
  let found: Node | undefined
  for (let length = path.length; length >= 0 && !found; length--) {
    found = findNodeAtLocation(tree, [...path.slice(0, length)])
  }
  return { file, line: lineOf(text, found?.offset ?? 0), field: fieldName(path), message }
}

export interface Entry {
  readonly file: string
  readonly slug: string
  readonly type: ContentType
  readonly tree: Node
  readonly text: string
  readonly value: Record<string, unknown>
  readonly references: readonly Reference[]
}

export function entryFault(entry: Entry, path: Path, message: string): Fault {
  return faultAt(entry.file, entry.text, entry.tree, path, message)
}
