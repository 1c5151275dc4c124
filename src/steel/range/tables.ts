import { massPerMetre } from "../section/mass"
import { sectionOf, type SizeFigures } from "./makeSize"
import { roundTo } from "../format"
import { pipeClasses } from "./size"

/**
 * A row of a section table. `published` is false if the printed mass and area contradict the dimensions (a misprint): the
 * printed figures of such a row are never shown, but the size can be computed.
 */
export interface TableRow extends SizeFigures {
  /**
   * Name in the table or in the trade: "ISMB 600", "100 x 100 x 5", "50 nb medium". Not always unique: ISMC 250* and
   * 300*, ISMPC 250* and 300*, ISWB 200 and 600 come in two weights.
   */
  readonly designation: string
  readonly mass: number
  readonly standard: string
  readonly source: string
  readonly published: boolean
  /** mm, midway between the diameters that IS 1239 allows: it computes its masses from it. */
  readonly meanOutsideDiameter?: number
}

/** A beam or channel in IS 808:2021 and in the old table that the trade still uses. Masses in kg/m. */
interface EditionDifference {
  readonly designation: string
  readonly mass: number
  readonly tradeMass: number
  /** Flange width × web × flange thickness in the old table, mm: "75x4x7.2". */
  readonly tradeDimensions: string
  /** If false, both masses are shown. */
  readonly agrees: boolean
}

export interface SectionTables {
  readonly hollowSections: readonly TableRow[]
  readonly pipes: readonly TableRow[]
  readonly equalAngles: readonly TableRow[]
  readonly unequalAngles: readonly TableRow[]
  readonly channels: readonly TableRow[]
  readonly beams: readonly TableRow[]
  readonly chequeredPlates: readonly TableRow[]
  readonly editionDifferences: readonly EditionDifference[]
}

/**
 * Parses all section tables.
 *
 * @param readFile returns the text of a file of `content/sections` by its name
 * @throws CellFault if a cell is invalid.
 */
export function parseSectionTables(readFile: (name: string) => string): SectionTables {
  const rows = <Row>(file: string, row: (cells: CsvRow) => Row) =>
    parseCsv(file, readFile(file)).map(row)
  const weighed = (file: string, mass: string, row: (cells: CsvRow) => TableRow) =>
    rows(file, (cells) => {
      const made = row(cells)
      const why = made.published && massFault(made)
      if (why) throw cells.fault(mass, why)
      return made
    })
  const unequal = (row: CsvRow) => angle(row, "leg_a_mm", "leg_b_mm")
  return {
    hollowSections: weighed("shs_rhs_sizes.csv", "mass_table_kg_m", hollowSection),
    pipes: weighed("pipe_nominal_bores.csv", "mass_table_kg_m", pipe),
    equalAngles: weighed("is808_equal_angles.csv", "mass_kg_m", (row) =>
      angle(row, "leg_mm", "leg_mm"),
    ),
    unequalAngles: weighed("is808_unequal_angles.csv", "mass_kg_m", unequal),
    channels: weighed("is808_channels.csv", "mass_kg_m", (row) => flanged(row, "channel")),
    beams: weighed("is808_beams.csv", "mass_kg_m", (row) => flanged(row, "beam")),
    chequeredPlates: rows("checkered_plate.csv", chequeredPlate),
    editionDifferences: rows("is808_edition_differences.csv", editionDifference),
  }
}

/** A printed mass further than this share from that of its dimensions is a slip of the pen. */
const MASS_TOLERANCE = 0.05

/** What is wrong with the dimensions or the mass of a row, or nothing. */
function massFault({ family, lengths, mass }: TableRow): string | false {
  try {
    const computed = massPerMetre(sectionOf(family, lengths))
    const isNear = Math.abs(mass / computed - 1) <= MASS_TOLERANCE
    return (
      !isNear &&
      `${mass} kg is not the mass of these dimensions, which is ${roundTo(computed, 2)} kg`
    )
  } catch (error) {
    return `these dimensions make no section: ${(error as Error).message.replace(/\.$/, "")}`
  }
}

function hollowSection(row: CsvRow): TableRow {
  const lengths = row.numbers("height_mm", "width_mm", "thickness_mm")
  return {
    family: lengths[0] === lengths[1] ? "square" : "rectangular",
    lengths,
    designation: lengths.join(" x "),
    mass: row.number("mass_table_kg_m"),
    area: row.optionalNumber("area_table_cm2"),
    // Without the remarks of the cell.
    standard: [...new Set(row.text("standard").match(/IS \d+:\d+/g) ?? [])].join(", "),
    source: row.text("source"),
    published: row.passes("checks_pass"),
  }
}

/** A pipe row is published only if its computed mass is within this share of the printed mass. */
const PIPE_MASS_TOLERANCE = 0.01

function pipe(row: CsvRow): TableRow {
  const lengths = row.numbers("od_nominal_mm", "thickness_mm")
  const mass = row.number("mass_table_kg_m")
  const least = row.optionalNumber("od_min_mm")
  const greatest = row.optionalNumber("od_max_mm")
  const computed =
    row.optionalNumber("mass_formula_mean_od_kg_m") ?? row.number("mass_formula_nominal_od_kg_m")
  const name = row.text("class")
  return {
    family: "pipe",
    lengths,
    designation: `${row.number("nb_mm")} nb ${name || lengths.join(" x ")}`,
    mass,
    standard: row.text("standard"),
    pipeClass: pipeClasses.find((known) => known === name) ?? "",
    source: row.text("source"),
    published:
      row.passes("within_1_5pct") && Math.abs(computed - mass) <= PIPE_MASS_TOLERANCE * mass,
    ...(least !== null && greatest !== null && { meanOutsideDiameter: (least + greatest) / 2 }),
  }
}

/** What the tables of IS 808 have in the same columns. */
const rolled = (row: CsvRow) => ({
  designation: row.text("designation"),
  mass: row.number("mass_kg_m"),
  area: row.number("area_cm2"),
  standard: "IS 808:2021",
  source: row.text("source"),
})

function angle(row: CsvRow, legA: string, legB: string): TableRow {
  const lengths = row.numbers(legA, legB, "thickness_mm", "root_radius_mm", "toe_radius_mm")
  return {
    ...rolled(row),
    family: lengths[0] === lengths[1] ? "equalAngle" : "unequalAngle",
    lengths,
    published: row.passes("within_1pct"),
  }
}

function flanged(row: CsvRow, family: "channel" | "beam"): TableRow {
  const flange = ["flange_width_mm", "web_thickness_mm", "flange_thickness_mm"]
  const corners = ["flange_slope_deg", "root_radius_mm", "toe_radius_mm"]
  return {
    ...rolled(row),
    family,
    name: row.text("designation"),
    lengths: row.numbers("depth_mm", ...flange, ...corners),
    published: row.passes("checks_pass"),
  }
}

/** One foreign pattern. Approximate, and shown as such. */
function chequeredPlate(row: CsvRow): TableRow {
  const thickness = row.number("thickness_on_plain_mm")
  return {
    family: "chequered",
    lengths: [thickness],
    designation: `${thickness} mm`,
    mass: row.number("mass_table_kg_m2"),
    standard: "",
    source: row.text("source"),
    published: true,
  }
}

function editionDifference(row: CsvRow): EditionDifference {
  return {
    designation: row.text("designation"),
    mass: row.number("is808_2021_mass_kg_m"),
    tradeMass: row.number("trade_table_mass_kg_m"),
    tradeDimensions: row.text("trade_table_BxtwxT_mm"),
    agrees: row.text("verdict") === "agree",
  }
}

type CsvRow = ReturnType<typeof parseCsv>[number]

/** What is wrong with a cell of a file of `content/sections`. */
export class CellFault extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly column: string,
    message: string,
  ) {
    super(message)
  }
}

/** The lines of a CSV file. Every accessor throws a `CellFault` if the cell is invalid. */
function parseCsv(file: string, csv: string) {
  const [header, ...lines] = csv
    .replace(/[\r\uFEFF]/g, "")
    .trim()
    .split("\n")
    .map(splitCells)
  return lines.map((cells, index) => {
    const fault = (column: string, what: string) => new CellFault(file, index + 2, column, what)
    const text = (column: string): string => {
      const value = cells[header.indexOf(column)]
      if (value === undefined) throw fault(column, "there is no such cell")
      return value
    }
    const optionalNumber = (column: string): number | null => {
      const value = text(column)
      if (value === "") return null
      if (!Number.isFinite(Number(value))) throw fault(column, `"${value}" is not a number`)
      return Number(value)
    }
    const number = (column: string): number => {
      const value = optionalNumber(column)
      if (value === null) throw fault(column, "a number is missing")
      return value
    }
    return {
      fault,
      text,
      /** null for an empty cell. */
      optionalNumber,
      number,
      numbers: (...columns: readonly string[]) => columns.map(number),
      /** A check column: "yes" is true, "no" is false. */
      passes: (column: string) => {
        const value = text(column)
        if (value !== "yes" && value !== "no") throw fault(column, `"${value}" is not yes or no`)
        return value === "yes"
      },
    }
  })
}

/** The cells of one line. Quoted cells may contain commas and doubled quotes, but not line breaks. */
function splitCells(line: string): string[] {
  const cells = `,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return Array.from(cells, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain)
}
