import type { Tolerance } from "../src/delivery/check"
import type { Size } from "../src/steel/range/size"

const size = (own: Partial<Size> & Pick<Size, "id" | "family" | "mass">): Size => ({
  lengths: [],
  designation: own.id,
  section: { shape: "sheet", width: 1000, thickness: 5 },
  massPer: "metre",
  area: null,
  wall: 4,
  standard: "",
  formula: "",
  basis: "table",
  ...own,
})

/** Sizes with round masses, so that each sum can be done by hand. */
export const square = size({ id: "shs", family: "square", mass: 10 })
export const angle = size({ id: "isa", family: "equalAngle", mass: 5, wall: 5 })
export const thinAngle = size({ id: "isa-thin", family: "equalAngle", mass: 1, wall: 3 })
export const beam = size({ id: "ismb", family: "beam", mass: 8.95, tradeMass: 11.5 })
export const plate = size({
  ...{ id: "sheet-10", family: "sheet", mass: 78.5, massPer: "squareMetre", wall: 10 },
})
export const lightPipe = size({
  id: "light",
  family: "pipe",
  mass: 5,
  pipe: { nominalBore: 50, inch: "2", class: "light" },
})
export const largePipe = size({ id: "large", family: "pipe", mass: 40, standard: "IS 3589:2001" })
export const gpPipe = size({ id: "gp", family: "gpPipe", mass: 2 })

const tolerance = (own: Partial<Tolerance> & Pick<Tolerance, "name" | "families">): Tolerance => ({
  over: null,
  upTo: null,
  pipeClasses: null,
  sizeStandard: null,
  standard: "IS 1852:1985",
  edition: null,
  clause: null,
  piece: { less: 2.5, more: 2.5 },
  lot: null,
  confirmed: true,
  readIn: "A copy.",
  ...own,
})

export const hollow = tolerance({
  name: "Hollow sections",
  families: ["square", "rectangular"],
  standard: "IS 4923:2017",
  edition: "Amendment 1",
  piece: { less: 8, more: 10 },
  lot: { fromTonnes: 10, less: 7, more: 7 },
  confirmed: false,
})

export const tolerances: readonly Tolerance[] = [
  hollow,
  tolerance({
    name: "Thin angles",
    families: ["equalAngle"],
    upTo: 3,
    piece: { less: 5, more: 5 },
  }),
  tolerance({ name: "Angles", families: ["equalAngle"], over: 3, piece: { less: 3, more: 5 } }),
  tolerance({ name: "Beams", families: ["beam"] }),
  tolerance({ name: "Light pipe", families: ["pipe"], pipeClasses: ["light"] }),
  tolerance({
    name: "Pipe by lots",
    families: ["pipe"],
    sizeStandard: "IS 3589",
    piece: null,
    lot: { fromTonnes: 10, less: 7.5, more: 7.5 },
  }),
]
