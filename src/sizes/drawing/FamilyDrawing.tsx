import nests from "./nests.json"

/** What FamilyNest.tsx draws, drawn by `npm run drawings`. */
const drawings: Readonly<Record<string, string>> = nests

/** Whether a product family has a drawing. */
export function hasDrawing(family: string): boolean {
  return Object.hasOwn(drawings, family)
}

/** The range of a product family in one drawing; of a family that has one. */
export function FamilyDrawing({ family }: { family: string }) {
  return (
    <svg
      className="draw"
      viewBox="0 0 340 284"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings[family] ?? "" }}
    />
  )
}
