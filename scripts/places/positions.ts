import { distanceKm, type Position } from "../../src/branches/position"

export function isSame(one: Position, other: Position): boolean {
  return distanceKm(one, other) < 0.1
}

export function meanOf(positions: readonly Position[]): Position {
  return middleOf(
    positions,
    (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  )
}

export function medianOf(positions: readonly Position[]): Position {
  return middleOf(positions, (values) => {
    const sorted = [...values].sort((a, b) => a - b)
    const half = Math.floor(sorted.length / 2)
    return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
  })
}

function middleOf(
  positions: readonly Position[],
  middle: (values: readonly number[]) => number,
): Position {
  return {
    lat: middle(positions.map(({ lat }) => lat)),
    lng: middle(positions.map(({ lng }) => lng)),
  }
}
