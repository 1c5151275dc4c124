/**
 * The large drawings of products, a symbol each: the range of a kind at one scale, with a scale bar. In a file of their
 * own, as the glyphs are; its colours are the variables of `.draw`, and its name has a hash of its content.
 */
export const rangeFile = "/drawings/families-85e7c2f4.svg"

/** The kinds of products that have one. */
export const rangeDrawings = ["hollow", "pipe", "rolled", "coated", "sheet", "gp"] as const

export type RangeName = (typeof rangeDrawings)[number]

/** The drawing of a kind of product, or undefined if it has none. */
export function rangeDrawing(kind: string): RangeName | undefined {
  return rangeDrawings.find((name) => name === kind)
}

/** The range of a kind of product in one drawing. Decorative: a text beside it says more. */
export function RangeDrawing({ name }: { name: RangeName }) {
  return (
    <svg className="draw" viewBox="0 0 340 284" aria-hidden="true">
      <use href={`${rangeFile}#${name}`} />
    </svg>
  )
}
