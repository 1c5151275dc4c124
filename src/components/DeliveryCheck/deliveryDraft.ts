import type { WeightUnit } from "../../delivery/read"
import { encodeList } from "../../inquiry/inquiryList"
import type { WantedSize } from "../../inquiry/wantedSize"
import { storedText, storeText } from "../../stores/storage"

/** In session storage, so a shared computer forgets it when the tab closes. */
const DRAFT_KEY = "delivery-draft"

/** What is typed about one received size. */
export interface ReceivedRow {
  readonly key: number
  readonly sizeId: string
  readonly pieces: string
  /** m */
  readonly length: string
  /** mm; only for sheet weighed per square metre. */
  readonly width: string
  /** "2 t", if ordered by weight or length rather than by pieces. */
  readonly ordered: string
}

/** The net weight as typed. */
export interface TypedWeight {
  readonly text: string
  readonly unit: WeightUnit
}

/** Everything typed about a delivery. */
interface TypedDelivery {
  readonly rows: readonly ReceivedRow[]
  readonly net: TypedWeight
}

/** Stores the typed delivery and the list it started from. Does nothing if storage is full or blocked. */
export function storeDelivery(list: readonly WantedSize[], typed: TypedDelivery): void {
  storeText("sessionStorage", DRAFT_KEY, JSON.stringify({ list: encodeList(list), typed }))
}

/** The delivery typed before a reload; null if it started from another list or cannot be read. */
export function storedDelivery(list: readonly WantedSize[]): TypedDelivery | null {
  try {
    const stored: unknown = JSON.parse(storedText("sessionStorage", DRAFT_KEY) ?? "null")
    return isDraft(stored) && stored.list === encodeList(list) ? stored.typed : null
  } catch {
    return null
  }
}

function isDraft(stored: unknown): stored is { list: string; typed: TypedDelivery } {
  const { list, typed } = fieldsOf(stored)
  const { rows, net } = fieldsOf(typed)
  const { text, unit } = fieldsOf(net)
  const isNet = typeof text === "string" && (unit === "kg" || unit === "t")
  return typeof list === "string" && isNet && Array.isArray(rows) && rows.every(isRow)
}

function isRow(row: unknown): row is ReceivedRow {
  const { key, ...texts } = fieldsOf(row)
  const { sizeId, pieces, length, width, ordered } = texts
  return (
    Number.isInteger(key) &&
    [sizeId, pieces, length, width, ordered].every((text) => typeof text === "string")
  )
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {}
}
