/**
 * The large drawings of product families, a symbol each: the range of a family at one scale, with a scale bar. In a file of their
 * own, as the glyphs are; its colours are the variables of `.draw`, and its name has a hash of its content.
 */
export const familyFile = "/drawings/families-85e7c2f4.svg"

/** The families that have a drawing. */
export const drawnFamilies = ["hollow", "pipe", "rolled", "coated", "sheet", "gp"] as const

export type DrawnFamily = (typeof drawnFamilies)[number]

/** The drawing of a product family, or undefined if it has none. */
export function drawnFamily(family: string): DrawnFamily | undefined {
  return drawnFamilies.find((name) => name === family)
}

/** The range of a product family in one drawing. Decorative: a text beside it says more. */
export function FamilyDrawing({ family }: { family: DrawnFamily }) {
  return (
    <svg className="draw" viewBox="0 0 340 284" aria-hidden="true">
      <use href={`${familyFile}#${family}`} />
    </svg>
  )
}
