import type { Node } from "jsonc-parser"
import type { ContentType } from "../content-model/content-type"
import type { Path } from "../content-model/fields/field"
import { type Fault, faultAt } from "./fault"

export interface Entry {
  readonly file: string
  readonly slug: string
  readonly type: ContentType
  readonly tree: Node
  readonly text: string
  readonly value: Record<string, unknown>
}

export function entryFault(entry: Entry, path: Path, message: string): Fault {
  return faultAt(entry.file, entry.text, entry.tree, path, message)
}
