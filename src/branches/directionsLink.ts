import type { Position } from "./position"

interface FoundByAddress {
  readonly name: string
  readonly address: string
  readonly position: Position | null
}

/** A link that opens directions in the phone's own map app: to the position if known, else to the address. */
export function directionsLink({ name, address, position }: FoundByAddress): string {
  const destination = position ? `${position.lat},${position.lng}` : `${name}, ${address}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
