import { lineText } from "../src/inquiry/list/line"
import type { WantedSize } from "../src/inquiry/wantedSize"

/** An inquiry list as browsers store it under "inquiry-list". */
export function storedList(sizes: readonly WantedSize[]): string {
  const lines = sizes.map((size) => lineText({ kind: "size", ...size }))
  return JSON.stringify({ version: 2, lines })
}
