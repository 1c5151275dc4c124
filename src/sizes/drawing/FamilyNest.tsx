import * as React from "react"
import drawings from "./nests.json"

/** A family that has a drawing. */
export type NestShape = keyof typeof drawings

/** The families that have a drawing. */
export const nestShapes = Object.keys(drawings) as readonly NestShape[]

/** The drawing for a product family, or null if it has none. */
export function nestOfFamily(family: string): NestShape | null {
  return nestShapes.find((shape) => shape === family) ?? null
}

/** An element of a drawing with its attributes and what is in it, or a text. */
type Part = string | readonly [name: string, attributes: object, ...parts: unknown[]]

/**
 * A product family in one drawing: its range of sizes at one scale, with a scale bar. Hollow sections, pipe, rolled sections and
 * pre-galvanized tube are all drawn with 0.4 units a millimetre, so that their tiles compare; sheet with 3.5, coated sheet with 200.
 */
export function FamilyNest({ shape, label }: { shape: NestShape; label?: string }) {
  const parts = drawings[shape] as unknown as readonly Part[]
  return (
    <svg className="draw" viewBox="0 0 340 284" role="img" aria-label={label}>
      {parts.map(drawn)}
    </svg>
  )
}

function drawn(part: Part, key: number): React.ReactNode {
  if (typeof part === "string") return part
  const [name, attributes, ...parts] = part
  return React.createElement(
    name,
    { key, ...attributes },
    ...parts.map((each, place) => drawn(each as Part, place)),
  )
}
