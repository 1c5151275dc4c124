import type { Node } from "jsonc-parser"
import type { ContentType } from "../model/content-type"
import type { FieldSet, Path, Reference, ValuesOf } from "../model/fields/field"
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

/** A type guard for entries of one type. Entries have already been checked against the model. */
export function isOf<S extends FieldSet>(type: ContentType<S>) {
  return (entry: Entry): entry is Entry & { readonly value: ValuesOf<S> } =>
    entry.type.name === type.name
}

export function entryFault(entry: Entry, path: Path, message: string): Fault {
  return faultAt(entry.file, entry.text, entry.tree, path, message)
}
