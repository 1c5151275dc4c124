/** Leg and root radius of equal angles in IS 808, mm. Each row applies from its leg up to the next. */
const ROOT_RADII = [
  [20, 4],
  [25, 4.5],
  [30, 5],
  [40, 5.5],
  [50, 6],
  [55, 6.5],
  [70, 7],
  [80, 8],
  [90, 8.5],
  [110, 10],
  [150, 12],
  [200, 15],
] as const

/** IS 808 rounds the toes of legs from this size, mm. */
const ROUNDED_TOES = { from: 110, radius: 4.8 }

/**
 * Root and toe radius in mm for an angle that is in no table: those of the equal angle in IS 808:2021 with the mean
 * leg, limited to what the thickness leaves room for. The root fillet adds 1 to 4 % to the mass, most for small angles.
 */
export function angleRadii(
  legA: number,
  legB: number,
  thickness: number,
): { readonly rootRadius: number; readonly toeRadius: number } {
  const leg = (legA + legB) / 2
  const usualRoot = ROOT_RADII.findLast(([from]) => from <= leg)?.[1] ?? 0
  const usualToe = leg >= ROUNDED_TOES.from ? ROUNDED_TOES.radius : 0
  const free = Math.max(0, Math.min(legA, legB) - thickness)
  const toeRadius = Math.min(usualToe, thickness, free / 2)
  return { rootRadius: Math.min(usualRoot, free - toeRadius), toeRadius }
}
