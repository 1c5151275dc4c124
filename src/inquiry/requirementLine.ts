import type { ReadingSay } from "../interface/catalogue"
import type { Choice } from "./readQuantity"

export interface TypedLine {
  /** True for a heading about goods we do not list. */
  readonly isHeading?: boolean
  /** The line as it was typed. */
  readonly typed: string
  /** What to check and what was not understood, as sentences. */
  readonly notes: readonly ReadingSay[]
}

/** The line is clear. */
interface CertainLine extends TypedLine, Choice {
  readonly kind: "read"
}

/** The line has several readings or an unread part, so the visitor chooses. */
export interface QuestionLine extends TypedLine {
  readonly kind: "ask"
  readonly choices: readonly Choice[]
  readonly sentence: ReadingSay
}

/** The line was not understood, or names goods not sold here. */
export interface UnreadLine extends TypedLine {
  readonly kind: "unread"
  readonly sentence: ReadingSay
}

/** The line is about a product that has no size tables. */
interface ProductLine extends TypedLine {
  readonly kind: "product"
  /** The family of the product: "door-frame". */
  readonly family: string
}

/** "MS angles:" is a heading above lines that only give sizes. */
interface HeadingLine {
  readonly kind: "heading"
  readonly typed: string
  /** True for the header of a table, which names the columns of the rows below. */
  readonly isColumns?: boolean
}

export type RequirementLine = CertainLine | QuestionLine | UnreadLine | ProductLine | HeadingLine
