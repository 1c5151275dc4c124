import { checkEach } from "../../../each-row"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { massPerMetre, STEEL_DENSITY } from "../../../../src/steel/section/mass"
import { outlineArea } from "../../../../src/steel/section/contour"
import { sectionOutline } from "../../../../src/steel/section/outline"
import type { Section } from "../../../../src/steel/section/section"
import {
  parseAngles,
  parseBeams,
  parseChannels,
  parseChequeredPlates,
  parseEditionDifferences,
  parseHollowSections,
  parsePipes,
  type PipeRow,
  type SectionRow,
} from "../../../../src/steel/range/tables"

const csv = (file: string) => readFileSync(join("content/sections", file), "utf8")

const hollow = parseHollowSections(csv("shs_rhs_sizes.csv"))
const pipes = parsePipes(csv("pipe_nominal_bores.csv"))
const equalAngles = parseAngles(csv("is808_equal_angles.csv"))
const unequalAngles = parseAngles(csv("is808_unequal_angles.csv"))
const channels = parseChannels(csv("is808_channels.csv"))
const beams = parseBeams(csv("is808_beams.csv"))

const unpublished = (rows: SectionRow<Section>[]) =>
  rows.filter((row) => !row.published).map((row) => row.designation)

/** IS 1239 computes masses from the mean diameter of a class, so its masses are compared with that. */
const sectionWeighed = ({ section, meanOutsideDiameter }: PipeRow): Section => ({
  ...section,
  outsideDiameter: meanOutsideDiameter ?? section.outsideDiameter,
})

describe("published rows", () => {
  test.each([
    ["hollow sections", hollow, 319, ["120 x 60 x 5", "145 x 82 x 2.8"]],
    [
      "pipes",
      pipes,
      139,
      ["400 nb 406.4 x 6", "175 nb 193.7 x 7.01", "300 nb 323.9 x 7.01", "350 nb 355.6 x 7.01"],
    ],
    ["equal angles", equalAngles, 91, []],
    ["unequal angles", unequalAngles, 108, []],
    ["channels", channels, 58, ["ISMC 175*", "ISMC 225*"]],
    ["beams", beams, 53, []],
  ])("%s: the rows whose check passes", (_, rows, count, leftOut) => {
    expect(rows.filter((row) => row.published)).toHaveLength(count)
    expect(unpublished(rows)).toEqual(leftOut)
  })

  test("every row names its source and its standard", () => {
    for (const row of [
      ...hollow,
      ...pipes,
      ...equalAngles,
      ...unequalAngles,
      ...channels,
      ...beams,
    ]) {
      expect(row.source).not.toBe("")
      expect(row.standard).not.toBe("")
    }
  })
})

describe("the drawn outline has the area the table prints", () => {
  const weighed: [string, SectionRow<Section>[]][] = [
    ["hollow sections", hollow],
    ["pipes", pipes.map((row) => ({ ...row, section: sectionWeighed(row) }))],
    ["equal angles", equalAngles],
    ["unequal angles", unequalAngles],
    ["channels", channels],
    ["beams", beams],
  ]
  test.each(weighed)("%s, within 1 %%", (_, rows) => {
    checkEach(
      rows.filter((row) => row.published),
      (row) => row.designation,
      (row) => {
        const area = outlineArea(sectionOutline(row.section))
        const printed =
          row.area === null ? (row.massPerMetre / STEEL_DENSITY) * 1e6 : row.area * 100
        const mass = massPerMetre(row.section)
        expect(Math.abs(area / printed - 1) * 100).toBeLessThanOrEqual(1)
        expect(Math.abs(mass / row.massPerMetre - 1) * 100).toBeLessThanOrEqual(1)
      },
    )
  })
})

describe("pipes", () => {
  test("have the nominal diameter for drawing and the mean one of their class", () => {
    expect(pipes[0]).toMatchObject({
      designation: "15 nb light",
      class: "light",
      section: { outsideDiameter: 21.3, wallThickness: 2 },
      massPerMetre: 0.947,
    })
    expect(pipes[0].meanOutsideDiameter).toBeCloseTo(21.2, 9)
  })

  const header =
    "nb_mm,class,od_min_mm,od_max_mm,od_nominal_mm,thickness_mm,mass_table_kg_m," +
    "mass_formula_mean_od_kg_m,mass_formula_nominal_od_kg_m,standard,source,within_1_5pct"

  test.each([
    ["a printed mass 1 % above the computed one", "50,,,,60.3,3.6,100,101,90,IS 1,s,yes", true],
    ["a printed mass 1 % below the computed one", "50,,,,60.3,3.6,100,99,90,IS 1,s,yes", true],
    ["a larger difference", "50,,,,60.3,3.6,100,101.1,100,IS 1,s,yes", false],
    ["a smaller mass", "50,,,,60.3,3.6,100,98.9,100,IS 1,s,yes", false],
    [
      "the nominal diameter, where there is no mean one",
      "50,,,,60.3,3.6,100,,100,IS 1,s,yes",
      true,
    ],
    ["a check that failed", "50,,,,60.3,3.6,100,100,100,IS 1,s,no", false],
  ])("are published or not with %s", (_, line, isPublished) => {
    const [row] = parsePipes(`${header}\n${line}`)
    expect([row.published, row.meanOutsideDiameter]).toEqual([isPublished, null])
  })

  test("have a mean diameter only between two limits", () => {
    const of = (limits: string) =>
      parsePipes(`${header}\n50,heavy,${limits},60.3,3.6,5,5,5,IS 1,s,yes`)[0].meanOutsideDiameter
    expect(["59.7,60.8", "59.7,", ",60.8"].map(of)).toEqual([60.25, null, null])
  })

  test("outside IS 1239 have no class and no mean diameter", () => {
    const structural = pipes.find((row) => row.standard === "IS 1161:2014")
    expect(structural).toMatchObject({
      designation: "15 nb 21.3 x 2",
      class: "",
      meanOutsideDiameter: null,
    })
  })
})

describe("the other tables", () => {
  test("ten beams and channels differ between the editions, and both masses are there", () => {
    const differences = parseEditionDifferences(csv("is808_edition_differences.csv"))
    expect(differences).toHaveLength(23)
    expect(differences[0]).toEqual({
      designation: "ISMB 100",
      massPerMetre: 8.95,
      tradeMassPerMetre: 11.5,
      tradeDimensions: "75x4x7.2",
      agrees: false,
    })
    const masses = new Map(
      [...beams, ...channels].map((row) => [row.designation, row.massPerMetre]),
    )
    for (const { designation, massPerMetre } of differences) {
      expect(masses.get(designation)).toBe(massPerMetre)
    }
  })

  test("chequered plate weighs more than plain plate", () => {
    const plates = parseChequeredPlates(csv("checkered_plate.csv"))
    expect(plates).toHaveLength(5)
    for (const plate of plates)
      expect(plate.massPerSquareMetre).toBeGreaterThan(7.85 * plate.thickness)
  })
})

describe("a damaged table is refused with line and column", () => {
  const header =
    "designation,leg_mm,thickness_mm,root_radius_mm,toe_radius_mm,area_cm2,mass_kg_m,within_1pct,source"
  test.each([
    [
      "a word for a number",
      "A,20,three,4,0,1,1,yes,s",
      'Line 2, column thickness_mm: "three" is not a number',
    ],
    [
      "a number without end",
      "A,20,3,Infinity,0,1,1,yes,s",
      'Line 2, column root_radius_mm: "Infinity"',
    ],
    [
      "a fault in the second row",
      "A,20,3,4,0,1,1,yes,s\nB,20,3,4,0,1,1,yes",
      "Line 3, column source",
    ],
    ["an empty number", "A,20,,4,0,1,1,yes,s", "Line 2, column thickness_mm: a number is missing"],
    [
      "a check that is neither",
      "A,20,3,4,0,1,1,maybe,s",
      'Line 2, column within_1pct: "maybe" is not yes or no',
    ],
    ["a line cut short", "A,20,3,4,0,1,1,yes", "Line 2, column source: there is no such cell"],
  ])("%s", (_, line, message) => {
    expect(() => parseAngles(`${header}\n${line}`)).toThrow(message)
  })

  test("quoted cells keep their commas and quotes, and Windows line ends are accepted", () => {
    const [row] = parseAngles(`${header}\r\n"A ""1"", 2",20,3,4,0,1,1,yes,"x, y"\r\n`)
    expect(row).toMatchObject({ designation: 'A "1", 2', source: "x, y", published: true })
  })
})
