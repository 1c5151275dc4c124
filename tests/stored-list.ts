import { lineText, type SizeLine } from "../src/inquiry/list/line"

/** An inquiry list as browsers store it under "inquiry-list". */
export function storedList(sizes: readonly Omit<SizeLine, "kind">[]): string {
  const lines = sizes.map((size) => lineText({ kind: "size", ...size }))
  return JSON.stringify({ version: 2, lines })
}
