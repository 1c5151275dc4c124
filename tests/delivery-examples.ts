import type { Tolerance } from "../src/delivery/check"
import type { Size } from "../src/steel/range/size"
import examples from "./delivery-examples.json"

const anySize = {
  ...{ lengths: [], section: { shape: "sheet", width: 1000, thickness: 5 }, massPer: "metre" },
  ...{ area: null, wall: 4, standard: "", formula: "", basis: "table" },
}

/** Sizes with round masses, so that each sum can be done by hand. */
export const { square, angle, thinAngle, beam, plate, lightPipe, largePipe, gpPipe } =
  Object.fromEntries(
    Object.entries(examples.sizes).map(([name, size]) => [
      name,
      { ...anySize, designation: size.id, ...size },
    ]),
  ) as unknown as Readonly<Record<keyof typeof examples.sizes, Size>>

const anyTolerance = {
  ...{ over: null, upTo: null, pipeClasses: null, sizeStandard: null, lot: null },
  ...{ standard: "IS 1852:1985", edition: null, clause: null, piece: { less: 2.5, more: 2.5 } },
  ...{ confirmed: true, readIn: "A copy." },
}

export const tolerances = examples.tolerances.map((each) => ({
  ...anyTolerance,
  ...each,
})) as unknown as readonly Tolerance[]
export const [hollow] = tolerances
