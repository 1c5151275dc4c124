import { lineText, type InquiryLine, type SizeLine } from "../src/inquiry/list/line"

/** An inquiry list of sizes as browsers store it under "inquiry-list". */
export function storedList(sizes: readonly Omit<SizeLine, "kind">[]): string {
  return storedLines(sizes.map((size) => ({ kind: "size", ...size })))
}

/** The same of any lines. */
export function storedLines(lines: readonly InquiryLine[]): string {
  return JSON.stringify({ lines: lines.map((line) => ({ text: lineText(line) })) })
}
