import { indianFigure } from "../../steel/format"

/** A distance in km as pages say it. */
export function distanceText(km: number): string {
  return km < 1
    ? "less than 1\u00a0km as the crow flies"
    : `${indianFigure(km, 0)}\u00a0km as the crow flies`
}
