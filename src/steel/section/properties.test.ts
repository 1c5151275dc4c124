import { readFileSync } from "node:fs"
import { join } from "node:path"
import { sectionProperties } from "./properties"
import type { SizeFamily } from "../range/families"
import { sectionOf } from "../range/makeSize"

/**
 * IS 808:2021 (beams, channels, angles), IS 4923:1997 and IS 1161:2014 as printed in the tables of Osdag
 * (github.com/osdag-admin/Osdag, commit 4662fc9b): I in cm⁴, Z and Zp in cm³, r in cm. A figure with "?" does not fit its own
 * row there: a misprint (r 2.4 for a 38 mm tube), a side printed as 113 for 113.5, a toe radius larger than the flange's edge
 * (ISLB 250 to 300). A row without I, or whose area does not fit its dimensions, is left out.
 */
const [header = "", ...lines] = readFileSync(join(__dirname, "properties.tsv"), "utf8")
  .trimEnd()
  .split("\n")
const names = header.split("\t").slice(2)

/** The family whose lengths have the order of a row. */
const familyOf: Readonly<Record<string, SizeFamily>> = {
  ...{ beam: "beam", channel: "channel", angle: "equalAngle", hollow: "square", pipe: "pipe" },
}

/** One unit of the third figure, or of the last one printed: tables end there, cut or rounded. */
function lastUnit(printed: string): number {
  const decimals = printed.split(".")[1]?.length ?? 0
  const magnitude = Math.floor(Math.log10(Number(printed)))
  return Math.max(
    10 ** -decimals,
    Number(printed) >= 100 && decimals === 0 ? 10 ** (magnitude - 2) : 0,
  )
}

test("the properties of every rolled and hollow section are those of the standards, within 0.5 % and a unit", () => {
  const off: string[] = []
  let compared = 0
  for (const line of lines) {
    const [shape = "", dimensions = "", ...printed] = line.split("\t")
    const found = sectionProperties(sectionOf(familyOf[shape], dimensions.split(" ").map(Number)))!
    const { horizontal: z, upright: y, leastGyration } = found
    const figures = [z.inertia, y.inertia, z.elastic, y.elastic, z.plastic, y.plastic]
    const all = [...figures, z.gyration, y.gyration, leastGyration]
    printed.forEach((text, index) => {
      if (text === "" || text.endsWith("?")) return
      compared += 1
      const apart = Math.abs(all[index]! - Number(text))
      if (apart > 0.005 * Number(text) + lastUnit(text)) {
        off.push(`${shape} ${dimensions} ${names[index]}: ${text}, computed ${all[index]}`)
      }
    })
  }
  expect(off).toEqual([])
  expect(compared).toBeGreaterThan(3400)
})

test("the torsion constant and the surface of hollow sections", () => {
  // EN 10219-2, table B.3 (100 x 100 x 4) and B.1 (114.3 x 4).
  const square = sectionProperties({ shape: "hollow", depth: 100, width: 100, wallThickness: 4 })
  expect(square?.torsion).toBeCloseTo(362, 0)
  expect(square?.surface).toBeCloseTo(0.386, 3)
  const pipe = sectionProperties({ shape: "pipe", outsideDiameter: 114.3, wallThickness: 4 })
  expect(pipe?.torsion).toBeCloseTo(422, 0)
  expect(pipe?.surface).toBeCloseTo(0.359, 3)
})

test("profiles whose steps are drawn in plausible proportion have no properties", () => {
  expect(
    sectionProperties({ shape: "windowL", width: 40, depth: 40, wallThickness: 2 }),
  ).toBeUndefined()
})
