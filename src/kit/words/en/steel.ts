import { counted } from "../sentences"
import texts from "./steel-texts.json"

/** Words for sizes, quantities and the inquiry list, on every page that shows a size, and in the message that is sent. */
export const steel = {
  ...texts.steel,
  adds: (quantity: string) => `Adds ${quantity}`,
  tableOf: (standard: string) => `the table of ${standard}`,
  weightFrom: (table: string) => `Weight from ${table}.`,
  unitOf: (name: string) => `Unit of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  classOf: (bore: number, pipeClass: string) => `${bore}\u00a0nb ${pipeClass}`,
  sheetOf: (thickness: string, width: string) => `${thickness}\u00a0mm, ${width}\u00a0wide`,
  pieces: (figure: string) => (figure === "1" ? "1 no." : `${figure} nos`),
  metres: (figure: string) => `${figure}\u00a0m`,
  kg: (figure: string) => `${figure}\u00a0kg`,
  tonnes: (figure: string) => `${figure}\u00a0t`,
  /** "20 nos of 6 m" */
  piecesOf: (pieces: string, length: string) => `${pieces} of ${length}`,
  /** `inches`: "" for none. */
  inFeet: (feet: string, inches: string) => `${feet}\u00a0ft${inches && `\u00a0${inches}\u00a0in`}`,
  sizes: (count: number) => counted(count, "size"),
  lines: (count: number) => counted(count, "line"),
  withoutWeight: (lines: number) => `${counted(lines, "line")} without weight`,
  and: (one: string, other: string) => `${one} and ${other}`,
  standardText: (standard: string) => standard,
  oldChartOf: (figures: string) => `Old trade chart: ${figures}`,
  onList: (quantities: string) => `On your list: ${quantities}`,
  addedWithout: (what: string) => `${what}: added.`,
  /** Below a reading, the buyer's words. */
  writtenAs: (text: string) => `as written: ${text}`,
  /** The same where the buyer has changed the quantity on the list. */
  changedFrom: (text: string) => `changed; written: ${text}`,
  /** What a buyer is asked about a product without a table of sizes, by its kind. */
  remarkOf: (kind: string): string =>
    kind === "coated"
      ? "Colour, thickness, size"
      : kind === "coil"
        ? "Thickness, width, grade"
        : "Size, thickness, finish",
  added: (name: string, quantity: string) => `${name}, ${quantity}: added.`,
  listFull: (most: number) => `The list takes ${most} lines. Send it and start a new one.`,
  wordsTooLong: (most: number) =>
    `A line takes ${most} characters. Write the rest as a second line.`,
  atMost: (amount: string) => `The quantity can be at most ${amount}.`,
  pieceBetween: (least: number, most: number) =>
    `The length of a piece must be between ${least} and ${most} m.`,
  otherUnit: (typed: string, unit: string) =>
    `“${typed}” is in ${unit}: choose ${unit} as the unit.`,
  noNumber: (typed: string) => `“${typed}” is not a number.`,
  unreadable: (text: string) => `“${text}” could not be read.`,
  endMissing: (here: number, count: number) =>
    `The end of this link is missing: ${count > here + 1 ? `lines ${here + 1} to ${count} are` : `line ${here + 1} is`} not here.`,
  ambiguous: (typed: string, decimal: string, whole: string) =>
    `“${typed}” can mean ${decimal} or ${whole}. Enter the one you mean.`,
  oldDimensionsNote: (dimensions: string) =>
    `The old trade chart is for flange width × web × flange thickness ${dimensions}\u00a0mm.`,
  cornerNote: (percent: string) =>
    `Outer corner radius 2t as in IS 4923. With the larger corners of EN 10219 the weight is ${percent} % less.`,
  filletNote: (least: number, most: number) =>
    `Root fillets are not included: sections to IS 808 weigh ${least} to ${most} % more than this formula gives.`,
  atRates: (sums: string) => `At my rates: ${sums}`,
  cornerRadius: (radius: string) => `outer corner radius ${radius}\u00a0mm`,
  total: (weights: string) => `Total (theoretical): ${weights}`,
  /** Apps' own browsers save no file, and say nothing. */
  fileSaved: (name: string) =>
    `Look for ${name} among your downloads. If it is not there, open this page in Chrome or Safari: browsers inside apps save no files.`,
}

/** Words of the size tables, of the search in them and of the drawn size. */
export const tables = {
  ...steel,
  ...texts.tables,
  weighs: (size: string, mass: string) => `${size} weighs ${mass}, computed.`,
  startingSo: (sizes: string) => `This size is not in these tables. Starting like it: ${sizes}.`,
  weightsFrom: (standards: string) => `Weights from ${standards}.`,
  /** `most`: the size that differs most. */
  oldChartDiffers: (count: number, all: number, most: string, here: string, there: string) =>
    `The older chart that many shops still use differs for ${count} of the ${all} sizes, most for ${most}: ${here}\u00a0kg/m here, ${there}\u00a0kg/m there.`,
  missingNearest: (size: string) => `This size is not in these tables. The nearest is ${size}.`,
  about: (figure: string) => `about\u00a0${figure}`,
  byOldChart: (mass: string) => `old chart ${mass}`,
  caption: (group: string) => `${group}, theoretical weight`,
  stripStandard: (standards: string) => `Strip standard: ${standards}.`,
  standards: (standards: string) => `Standard: ${standards}.`,
  /** Sections beside each other. */
  compare: {
    ...texts.tables.compare,
    show: (count: number) =>
      count === 1 ? "Choose another one" : `See ${count} beside each other`,
    notShown: (ids: string) =>
      `Not shown of the link, because they are no sections of our tables or more than four: ${ids}.`,
  },
  piece: (metres: number) => `${metres} m piece`,
  wide: (width: string) => `${width} wide`,
  long: (length: string) => `${length} long`,
}

/** Words of the charts to download, which no page shows. */
export const charts = {
  ...texts.charts,
  documentTitle: (product: string) => `${product}: sizes and theoretical weights`,
  stamp: (day: string) =>
    `Data as on ${day}. Weights are theoretical; delivered weight is by weighbridge.`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
}
