import type { BoxPoint } from "./plotProjection"

/** Rounds of pushing apart; a handful of pins in one town settles well before. */
const SPREAD_ROUNDS = 24

/**
 * Pins moved apart, as little as it takes, until no two are closer than `gap` pixels. A pin that was moved is joined to
 * its true place by a leader line.
 */
export function spreadPins(pins: readonly BoxPoint[], gap: number): BoxPoint[] {
  const spread = pins.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < SPREAD_ROUNDS; round++) {
    let moved = false
    for (let i = 0; i < spread.length; i++) {
      for (let j = i + 1; j < spread.length; j++) {
        const dx = spread[j].x - spread[i].x
        const dy = spread[j].y - spread[i].y
        const distance = Math.hypot(dx, dy)
        if (distance >= gap - 0.01) continue
        // Pins on one spot part upwards, the later one on top.
        const [ux, uy] = distance > 0 ? [dx / distance, dy / distance] : [0, -1]
        const push = (gap - distance) / 2
        spread[i].x -= ux * push
        spread[i].y -= uy * push
        spread[j].x += ux * push
        spread[j].y += uy * push
        moved = true
      }
    }
    if (!moved) break
  }
  return spread
}

/** The side (px) of each pin's square target: as large as `most` allows without lying on a neighbour's, never under `least`. */
export function targetSizes(pins: readonly BoxPoint[], least: number, most: number): number[] {
  return pins.map((pin, index) => {
    const clear = pins.map((other, at) =>
      at === index ? most : Math.max(Math.abs(other.x - pin.x), Math.abs(other.y - pin.y)),
    )
    return Math.max(least, Math.min(most, ...clear))
  })
}

/** A rectangle in the box, pixels. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Label {
  /** Where the text is anchored: its baseline, at its start, middle or end. */
  readonly x: number
  readonly y: number
  readonly anchor: "start" | "middle" | "end"
  readonly area: Area
}

interface LabelOptions {
  /** Pixels from the pin's centre to the nearest edge of the text. */
  readonly clearance: number
  /** Size of the type, pixels. */
  readonly fontSize: number
  /** What a label should stay inside. */
  readonly bounds: Area
  /** What a label should stay off, besides pins and other labels. */
  readonly obstacles?: readonly Area[]
}

/** Width of one letter of the condensed heading face, on average, as a share of its size. */
const LETTER_WIDTH = 0.44
/** Height over and depth under the baseline, as a share of the size. */
const ASCENT = 0.76
const DESCENT = 0.24

/** Places for a label round its pin, the best first. */
function candidates(pin: BoxPoint, text: string, { clearance, fontSize }: LabelOptions): Label[] {
  const width = text.length * LETTER_WIDTH * fontSize
  const centred = ((ASCENT - DESCENT) / 2) * fontSize
  const beside = [
    { dx: clearance, dy: centred, anchor: "start" },
    { dx: -clearance, dy: centred, anchor: "end" },
    { dx: 0, dy: clearance + ASCENT * fontSize, anchor: "middle" },
    { dx: 0, dy: -clearance - DESCENT * fontSize, anchor: "middle" },
    { dx: clearance, dy: centred + fontSize * 0.5, anchor: "start" },
    { dx: clearance, dy: centred - fontSize * 0.5, anchor: "start" },
    { dx: -clearance, dy: centred + fontSize * 0.5, anchor: "end" },
    { dx: -clearance, dy: centred - fontSize * 0.5, anchor: "end" },
  ] as const
  return beside.map(({ dx, dy, anchor }) => {
    const x = pin.x + dx
    const y = pin.y + dy
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2
    return {
      x,
      y,
      anchor,
      area: {
        left,
        right: left + width,
        top: y - ASCENT * fontSize,
        bottom: y + DESCENT * fontSize,
      },
    }
  })
}

/** The area (px²) two rectangles share. */
export function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

function outside(area: Area, bounds: Area): number {
  const whole = (area.right - area.left) * (area.bottom - area.top)
  return whole - overlap(area, bounds)
}

/** Passes over all labels: a first choice may have to make room for a later one. */
const PASSES = 3
/** A label on a pin or another label is worse than one over the edge or on a graticule figure. */
const COLLISION_WEIGHT = 4
/** Cost of each step down the list of places, px²: less than any visible collision. */
const PREFERENCE_COST = 2

/**
 * A place for the label of every pin, off the pins, the other labels and the obstacles wherever there is one; the least
 * covered place otherwise. The result is in the order of the pins and the same for the same input.
 */
export function placeLabels(
  pins: readonly { readonly point: BoxPoint; readonly text: string }[],
  options: LabelOptions,
): Label[] {
  const { clearance, bounds, obstacles = [] } = options
  const pinAreas = pins.map(({ point: { x, y } }) => ({
    left: x - clearance + 4,
    right: x + clearance - 4,
    top: y - clearance + 4,
    bottom: y + clearance - 4,
  }))
  const choices = pins.map(({ point, text }) => candidates(point, text, options))
  const placed = choices.map(() => undefined as Label | undefined)
  for (let pass = 0; pass < PASSES; pass++) {
    choices.forEach((places, index) => {
      const others = placed.flatMap((label, at) => (label && at !== index ? [label.area] : []))
      const costs = places.map(({ area }, rank) => {
        const collisions = [...pinAreas.filter((_, at) => at !== index), ...others]
        return (
          COLLISION_WEIGHT * total(collisions.map((other) => overlap(area, other))) +
          total(obstacles.map((obstacle) => overlap(area, obstacle))) +
          outside(area, bounds) +
          PREFERENCE_COST * rank
        )
      })
      placed[index] = places[costs.indexOf(Math.min(...costs))]
    })
  }
  return placed.filter((label) => label !== undefined)
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
