import { readNumber } from "../figure"

/** A nominal bore of pipe and its outside diameters. */
interface PipeBore {
  /** mm in name only: 50 nb pipe is 60.3 mm OD. */
  readonly nominalBore: number
  /** The nominal size in inches, "1-1/4". Empty if the trade has none. */
  readonly inch: string
  /** mm. 150 nb has two: 165.1 (IS 1239, IS 1161) and 168.3 (IS 1161, IS 3589). The first is the default. */
  readonly outsideDiameters: readonly [number, ...number[]]
}

function bore(nominalBore: number, inch: string, ...outsideDiameters: [number, ...number[]]) {
  return { nominalBore, inch, outsideDiameters }
}

/** The rows of `nb_od_map.csv` (IS 1239, IS 1161, IS 3589), so that the calculator needs no file. */
export const pipeBores: readonly PipeBore[] = [
  bore(15, "1/2", 21.3),
  bore(20, "3/4", 26.9),
  bore(25, "1", 33.7),
  bore(32, "1-1/4", 42.4),
  bore(40, "1-1/2", 48.3),
  bore(50, "2", 60.3),
  bore(65, "2-1/2", 76.1),
  bore(80, "3", 88.9),
  bore(90, "3-1/2", 101.6),
  bore(100, "4", 114.3),
  bore(110, "", 127),
  bore(125, "5", 139.7),
  bore(135, "", 152.4),
  bore(150, "6", 165.1, 168.3),
  bore(175, "7", 193.7),
  bore(200, "8", 219.1),
  bore(225, "9", 244.5),
  bore(250, "10", 273),
  bore(300, "12", 323.9),
  bore(350, "14", 355.6),
  bore(400, "16", 406.4),
]

/** The nominal size in inches as a number: "1-1/4" is 1.25. null for a bore without one. */
export function boreInches({ inch }: PipeBore): number | null {
  return readNumber(inch)
}

/** The bore with this nominal size in mm. */
export function boreOfNominal(nominalBore: number): PipeBore | undefined {
  return pipeBores.find((bore) => bore.nominalBore === nominalBore)
}

/** The bore with this nominal size in inches. */
export function boreOfInches(inches: number): PipeBore | undefined {
  return pipeBores.find((bore) => {
    const inchesOfBore = boreInches(bore)
    return inchesOfBore !== null && Math.abs(inchesOfBore - inches) < 0.01
  })
}
