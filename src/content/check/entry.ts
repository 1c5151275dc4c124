import type { Node } from "jsonc-parser"
import type { ContentType } from "../model/content-type"
import type { Path, Reference } from "../model/fields/field"
import { type Fault, faultAt } from "./fault"

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
