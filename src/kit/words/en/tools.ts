import { counted } from "../sentences"
import { steel } from "./steel"
import texts from "./tools-texts.json"

/** Words of the weight calculator, with those of sizes and quantities. */
export const calculator = {
  ...steel,
  ...texts.calculator,
  enter: (field: string) => `Enter the ${field.toLowerCase()}.`,
  notNumber: (field: string) => `${field} must be a number. Use a point for decimals.`,
  wholeGauge: (thinnest: number) => `Gauge must be a whole number from 0 to ${thinnest}.`,
  fieldAtLeast: (field: string, least: string) => `${field} must be at least ${least} mm.`,
  fieldAtMost: (field: string, most: string) => `${field} must be at most ${most} mm.`,
  fieldLessThan: (field: string, mm: string) => `${field} must be less than ${mm} mm.`,
  hundredths: (field: string, mm: string) => `Enter the ${field.toLowerCase()} to 0.01 mm: ${mm}.`,
  noBore: (figure: string, unit: string) =>
    `There is no ${figure} ${unit} pipe. Enter the outside diameter in mm.`,
  twoOutsides: (bore: number, mm: number, other: number) =>
    `${bore} nb pipe comes in ${mm} mm and ${other} mm OD. This weight is for ${mm} mm.`,
  example: (label: string) => `Example: ${label}`,
  answerOf: (quantity: string, name: string) => `${quantity}, ${name}`,
  piecesOfLength: (length: string) => `nos of ${length}`,
  computedBy: (standard: string) => `Weight computed with the formula of ${standard}.`,
  noAnswer: (sentence: string) => `No answer yet. ${sentence}`,
  percentUnder: (percent: string) => `${percent}\u00a0% under`,
  percentOver: (percent: string) => `${percent}\u00a0% over`,
  tooMuch: (mass: string) =>
    `${mass} kg/m is too much for this size. Check the weight and the length.`,
  tooLittle: (mass: string) =>
    `${mass} kg/m is too little for this size. Check the weight and the length.`,
  assumedShape: (step: string) =>
    `weight read to ${step} kg; no table lists this size, so its shape is assumed`,
  comparedWith: (step: string, table: string) =>
    `weight read to ${step} kg; compared with ${table}`,
  thicknessIs: (mm: string) => `The thickness is ${mm} mm`,
  webIs: (mm: string) => `The web thickness is ${mm} mm`,
  accurateTo: (mm: string, reason: string) => `Accurate to about ±${mm} mm: ${reason}.`,
  asNominal: (found: string, mm: string) => `${found}, as nominal (${mm} mm).`,
  /** `share`: "7.5 % under". */
  againstNominal: (found: string, share: string, mm: string) =>
    `${found}, ${share} the nominal ${mm} mm.`,
  higher: (percent: string) =>
    `Calculated weight is ${percent} % higher; the table weight is used.`,
  lower: (percent: string) => `Calculated weight is ${percent} % lower; the table weight is used.`,
}

/** Words of the delivery check, with those of sizes and quantities. */
export const delivery = {
  ...steel,
  ...texts.delivery,
  yesKg: (figure: string) => `Yes, ${figure} kg`,
  ordered: (quantity: string) => `On your list: ${quantity}. Count the pieces you received.`,
  usesTable: (oldChart: string) => `${oldChart}; the check uses the IS table.`,
  perPiece: (weight: string) => `${weight}/pc`,
  grossLessTare: (weight: string) => `Gross less tare: ${weight}.`,
  netDiffers: (weight: string) =>
    `Gross less tare is ${weight}. Check the three weights, or leave the net empty.`,
  between: (least: string, most: string) => `Enter a figure from ${least} to ${most}.`,
  shortBy: (weight: string) => `Short by ${weight}`,
  overBy: (weight: string) => `Over by ${weight}`,
  differenceOf: (weight: string, pieces: string) =>
    `${weight} (${pieces} ${pieces === "1" ? "piece" : "pieces"})`,
  noTolerance: (sizes: string) =>
    `No tolerance is known for ${sizes}: it counts with its theoretical weight.`,
  notWeighed: (items: string) => `On your list without a weight, so not counted: ${items}.`,
  notCounted: (count: number, lines: string) =>
    `${counted(count, "line is", "lines are")} not counted: ${lines}.`,
  isNotCounted: (line: string) => `Not counted: ${line}`,
  allowed: (least: string, most: string) => `Allowed: ${least} to ${most}.`,
  onLength: (band: string) => `${band} on a length`,
  onLot: (band: string, tonnes: number) => `${band} on a lot of ${tonnes}\u00a0t and more`,
  used: (name: string, band: string, source: string) => `${name}: ${band}. ${source}.`,
  band: (less: string, more: string) => `−${less}\u00a0% to +${more}\u00a0%`,
  clause: (clause: string) => `${clause.includes(" and ") ? "clauses" : "clause"} ${clause}`,
  toConfirm: (place: string) => `${place}; to be confirmed`,
  byOldChart: (theoretical: string, oldChart: string, percent: string) =>
    `By the IS tables it is ${theoretical}, by the older trade chart ${oldChart}: the net weight is ${percent} against the chart.`,
  received: (count: string, dimensions: string, weight: string) =>
    `${count} of ${dimensions} = ${weight}`,
}

/** Words of the size finder. */
export const finder = {
  ...steel,
  ...texts.finder,
  showMore: (count: number) => `Show ${count} more`,
  found: (count: string) => (count === "1" ? "1 size" : `${count} sizes`),
  foundStart: (count: string) =>
    `${count} ${count === "1" ? "size starts" : "sizes start"} like this`,
  oldPiece: (mass: string, kg: string) => `${mass}, ${kg}\u00a0kg for 6\u00a0m`,
  perPiece: (length: string) => `kg/pc of ${length}`,
  perSheet: (size: string) => `kg/pc, ${size}`,
  outside: (outside: string, thickness: string) =>
    `OD ${outside}\u00a0mm, ${thickness}\u00a0mm thick`,
}

/** Which vehicle takes a list. */
export const load = {
  ...texts.load,
  unweighed: (lines: number) =>
    `${counted(lines, "line without weight is not in it: with it", "lines without weight are not in it: with them")}, it may need a larger vehicle.`,
  load: (weight: string, longest: string, heaviest: string) =>
    `${weight}, the longest piece ${longest}, the heaviest ${heaviest}.`,
  carried: (vehicle: string, feet: string, tonnes: string, trips: number) =>
    `It goes on: ${vehicle} (body ${feet}\u00a0ft, ${tonnes}\u00a0t)${trips === 1 ? ", in one trip" : `, in ${trips} trips`}. Nothing sticks out behind.`,
  ifCut: (longest: string, other: string) =>
    `It needs so long a vehicle only for its pieces of ${longest}. Cut to 6\u00a0m, it goes on: ${other}. Ask us to cut it.`,
}
