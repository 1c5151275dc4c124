import { lineText, type InquiryLine, type SizeLine } from "../src/inquiry/list/line"
import type { Quantity } from "../src/steel/quantity"

/** A line of the inquiry list: 20 pieces of 6 m, unless something else is given. */
export const sizeLine = (sizeId: string, quantity: Partial<Quantity> = {}): SizeLine => ({
  kind: "size",
  sizeId,
  quantity: { amount: 20, unit: "pieces", pieceLength: 6, ...quantity },
})

/** An inquiry list as browsers store it under "inquiry-list". */
export function storedList(lines: readonly InquiryLine[]): string {
  return JSON.stringify({ lines: lines.map((line) => ({ text: lineText(line) })) })
}
