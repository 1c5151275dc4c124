import type {
  AngleSection,
  BeamSection,
  ChannelSection,
  HollowSection,
  PipeSection,
} from "../section/section"

/**
 * A row of a size table. `published` is false if the printed mass and area contradict the dimensions (a misprint): the
 * printed figures of such a row are never shown, but the size can be computed.
 */
export interface SectionRow<S> {
  /**
   * Name in the table or in the trade: "ISMB 600", "100 x 100 x 5", "50 nb medium". Not always unique: ISMC 250* and
   * 300*, ISMPC 250* and 300*, ISWB 200 and 600 come in two weights.
   */
  readonly designation: string
  readonly section: S
  /** kg/m as printed. */
  readonly massPerMetre: number
  /** cm² as printed, or null. */
  readonly area: number | null
  readonly standard: string
  readonly source: string
  readonly published: boolean
}

export interface PipeRow extends SectionRow<PipeSection> {
  /** light, medium or heavy for IS 1239, otherwise empty. */
  readonly class: string
  /**
   * mm, midway between the smallest and largest diameter allowed: IS 1239 computes its masses from it. Otherwise null.
   */
  readonly meanOutsideDiameter: number | null
}

/** A beam or channel in IS 808:2021 and in the old table that the trade still uses. Masses in kg/m. */
export interface EditionDifference {
  readonly designation: string
  readonly massPerMetre: number
  readonly tradeMassPerMetre: number
  /** Flange width × web × flange thickness in the old table, mm: "75x4x7.2". */
  readonly tradeDimensions: string
  /** If false, both masses are shown. */
  readonly agrees: boolean
}

/** Chequered plate of one foreign pattern. Approximate, and shown as such. */
export interface ChequeredPlateRow {
  /** mm, without the pattern. */
  readonly thickness: number
  readonly massPerSquareMetre: number
  readonly source: string
}

/** The rows of `shs_rhs_sizes.csv`. */
export function parseHollowSections(csv: string): SectionRow<HollowSection>[] {
  return parseCsv(csv).map((row) => {
    const depth = row.number("height_mm")
    const width = row.number("width_mm")
    const wallThickness = row.number("thickness_mm")
    return {
      designation: [depth, width, wallThickness].join(" x "),
      section: { shape: "hollow", depth, width, wallThickness },
      massPerMetre: row.number("mass_table_kg_m"),
      area: row.optionalNumber("area_table_cm2"),
      standard: row.text("standard"),
      source: row.text("source"),
      published: row.passes("checks_pass"),
    }
  })
}

/** A pipe row is published only if its computed mass is within this share of the printed mass. */
const PIPE_MASS_TOLERANCE = 0.01

/** The rows of `pipe_nominal_bores.csv`. */
export function parsePipes(csv: string): PipeRow[] {
  return parseCsv(csv).map((row) => {
    const nominalBore = row.number("nb_mm")
    const pipeClass = row.text("class")
    const least = row.optionalNumber("od_min_mm")
    const greatest = row.optionalNumber("od_max_mm")
    const outsideDiameter = row.number("od_nominal_mm")
    const wallThickness = row.number("thickness_mm")
    const printedMass = row.number("mass_table_kg_m")
    const computedMass =
      row.optionalNumber("mass_formula_mean_od_kg_m") ?? row.number("mass_formula_nominal_od_kg_m")
    return {
      designation: `${nominalBore} nb ${pipeClass || `${outsideDiameter} x ${wallThickness}`}`,
      section: { shape: "pipe", outsideDiameter, wallThickness },
      massPerMetre: printedMass,
      area: null,
      standard: row.text("standard"),
      source: row.text("source"),
      published:
        row.passes("within_1_5pct") &&
        Math.abs(computedMass - printedMass) <= PIPE_MASS_TOLERANCE * printedMass,
      class: pipeClass,
      meanOutsideDiameter: least !== null && greatest !== null ? (least + greatest) / 2 : null,
    }
  })
}

/** What the tables of IS 808 have in the same columns. */
const rolled = (row: CsvRow) => ({
  designation: row.text("designation"),
  massPerMetre: row.number("mass_kg_m"),
  area: row.number("area_cm2"),
  standard: "IS 808:2021",
  source: row.text("source"),
})

/** The rows of `is808_equal_angles.csv` or `is808_unequal_angles.csv`. */
export function parseAngles(csv: string): SectionRow<AngleSection>[] {
  return parseCsv(csv).map((row) => ({
    ...rolled(row),
    section: {
      shape: "angle",
      legA: row.number(row.has("leg_mm") ? "leg_mm" : "leg_a_mm"),
      legB: row.number(row.has("leg_mm") ? "leg_mm" : "leg_b_mm"),
      thickness: row.number("thickness_mm"),
      rootRadius: row.number("root_radius_mm"),
      toeRadius: row.number("toe_radius_mm"),
    },
    published: row.passes("within_1pct"),
  }))
}

/** The rows of `is808_channels.csv`. */
export function parseChannels(csv: string): SectionRow<ChannelSection>[] {
  return parseFlanged(csv, "channel")
}

/** The rows of `is808_beams.csv`. */
export function parseBeams(csv: string): SectionRow<BeamSection>[] {
  return parseFlanged(csv, "beam")
}

function parseFlanged<Shape extends "channel" | "beam">(csv: string, shape: Shape) {
  return parseCsv(csv).map((row) => ({
    ...rolled(row),
    section: {
      shape,
      depth: row.number("depth_mm"),
      flangeWidth: row.number("flange_width_mm"),
      webThickness: row.number("web_thickness_mm"),
      flangeThickness: row.number("flange_thickness_mm"),
      flangeSlope: row.number("flange_slope_deg"),
      rootRadius: row.number("root_radius_mm"),
      toeRadius: row.number("toe_radius_mm"),
    },
    published: row.passes("checks_pass"),
  }))
}

/** The rows of `is808_edition_differences.csv`. */
export function parseEditionDifferences(csv: string): EditionDifference[] {
  return parseCsv(csv).map((row) => ({
    designation: row.text("designation"),
    massPerMetre: row.number("is808_2021_mass_kg_m"),
    tradeMassPerMetre: row.number("trade_table_mass_kg_m"),
    tradeDimensions: row.text("trade_table_BxtwxT_mm"),
    agrees: row.text("verdict") === "agree",
  }))
}

/** The rows of `checkered_plate.csv`. */
export function parseChequeredPlates(csv: string): ChequeredPlateRow[] {
  return parseCsv(csv).map((row) => ({
    thickness: row.number("thickness_on_plain_mm"),
    massPerSquareMetre: row.number("mass_table_kg_m2"),
    source: row.text("source"),
  }))
}

/** A line of a CSV file. Every accessor throws an Error with line and column if the cell is invalid. */
interface CsvRow {
  has(column: string): boolean
  text(column: string): string
  number(column: string): number
  /** null for an empty cell. */
  optionalNumber(column: string): number | null
  /** A check column: "yes" is true, "no" is false. */
  passes(column: string): boolean
}

function parseCsv(csv: string): CsvRow[] {
  const [header, ...lines] = csv.replace(/\r/g, "").trim().split("\n").map(splitCells)
  return lines.map((cells, index) => {
    const fault = (column: string, what: string) =>
      new Error(`Line ${index + 2}, column ${column}: ${what}`)
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
    return {
      has: (column) => header.includes(column),
      text,
      optionalNumber,
      number: (column) => {
        const value = optionalNumber(column)
        if (value === null) throw fault(column, "a number is missing")
        return value
      },
      passes: (column) => {
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
