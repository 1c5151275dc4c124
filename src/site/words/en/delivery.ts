import { steel } from "./steel"

/** Words of the delivery check, with those of sizes and quantities. */
export const delivery = {
  ...steel,
  tablesMissing: "The size tables could not be loaded.",
  tryAgain: "Try again",
  unitOfWeight: "Unit of the weight",
  kgUnit: "kg",
  tonnesUnit: "tonnes",
  yesKg: (figure: string) => `Yes, ${figure} kg`,
  check: "Check the delivery",
  blanks: {
    vehicle: "Vehicle no.",
    challan: "Challan no.",
    slip: "Weighbridge slip no.",
    checkedBy: "Checked by",
  },
  heads: { size: "Size", received: "Received", perPiece: "kg/pc" },
  ordered: (quantity: string) => `On your list: ${quantity}. Count the pieces you received.`,
  usesTable: (oldChart: string) => `${oldChart}; the check uses the IS table.`,
  remove: (name: string) => `Remove ${name}`,
  fields: {
    pieces: "Pieces received",
    width: "Width, mm",
    length: "Length of each, m",
  },
  perPiece: (weight: string) => `${weight}/pc`,
  copied: "Copied as text.",
  copyText: "Copy text",
  rows: { theoretical: "Theoretical weight", net: "Weighbridge net", difference: "Difference" },
  unconfirmed:
    "The tolerances used here are still to be confirmed: ask us before you act on the verdict.",
  unknownSize:
    "A size is not known, or the size tables have not loaded yet. Press again, or remove the size.",

  gross: "Gross",
  tare: "Tare",
  grossLessTare: (weight: string) => `Gross less tare: ${weight}.`,
  grossMissing: "Enter the gross weight, too. Or enter only the net weight.",
  tareMissing: "Enter the tare, too. Or enter only the net weight.",
  tareTooHeavy: "The tare must be less than the gross weight.",
  netDiffers: (weight: string) =>
    `Gross less tare is ${weight}. Check the three weights, or leave the net empty.`,
  typed: {
    weight: {
      missing: "Enter the net weight from the weighbridge slip.",
      wrong: (typed: string) => `“${typed}” is not a weight. Enter it like 5,240.`,
      outside: (_: string, most: string) =>
        `The weight must be more than 0 and at most ${most} kg.`,
    },
    pieces: {
      missing: "Enter the number of pieces.",
      wrong: (typed: string) => `“${typed}” is not a number of pieces.`,
      outside: (least: string, most: string) =>
        `The pieces must be a whole number between ${least} and ${most}.`,
    },
    length: {
      missing: "Enter the length of a piece.",
      wrong: (typed: string) => `“${typed}” is not a length. Enter it in metres, like 6.`,
      outside: (least: string, most: string) =>
        `The length must be between ${least} and ${most} m.`,
    },
    width: {
      missing: "Enter the width of the sheet.",
      wrong: (typed: string) => `“${typed}” is not a width. Enter it in mm, like 1250.`,
      outside: (least: string, most: string) =>
        `The width must be between ${least} and ${most} mm.`,
    },
  },
  inMetres: (metres: string, mm: string) => `Enter the length in metres: ${metres} for ${mm} mm.`,
  meantTonnes: "This is about a thousandth of the theoretical weight. Did you mean tonnes?",
  meantKg: "This is about a thousand times the theoretical weight. Did you mean kg?",

  within: "Within the tolerance",
  shortBy: (weight: string) => `Short by ${weight}`,
  overBy: (weight: string) => `Over by ${weight}`,
  withinOld: "Within the tolerance by the older trade chart",
  farOff: "Far off: check the pieces and the slip",
  noVerdict: "No verdict",
  differenceOf: (weight: string, pieces: string) =>
    `${weight} (${pieces} ${pieces === "1" ? "piece" : "pieces"})`,
  isTheoretical: "The net weight is the theoretical weight.",
  isLess: (difference: string, percent: string) =>
    `The net weight is ${difference} less than the theoretical weight: ${percent}.`,
  isMore: (difference: string, percent: string) =>
    `The net weight is ${difference} more than the theoretical weight: ${percent}.`,
  noTolerance: (sizes: string) => `No tolerance is known for ${sizes}.`,
  countedAsIs: (sizes: string) =>
    `No tolerance is known for ${sizes}: it counts with its theoretical weight.`,
  notWeighed: (goods: string) => `On your list without a weight, so not counted: ${goods}.`,
  allowed: (least: string, most: string) => `Allowed: ${least} to ${most}.`,
  below: (weight: string) => `That is ${weight} below the allowed weight.`,
  above: (weight: string) => `That is ${weight} above the allowed weight.`,
  piece: (received: string, theoretical: string, percent: string) =>
    `One piece: ${received} on average, ${theoretical} theoretical, ${percent}.`,
  pieceAllowed: (band: string, verdict: string) =>
    `Allowed on one length: ${band}. It is ${verdict}.`,
  stop: ".",
  verdicts: { within: "within the tolerance", short: "too light", over: "too heavy" },
  noLimit: "No limit found",
  onLength: (band: string) => `${band} on a length`,
  onLot: (band: string, tonnes: number) => `${band} on a lot of ${tonnes}\u00a0t and more`,
  used: (name: string, band: string, source: string) => `${name}: ${band}. ${source}.`,
  band: (less: string, more: string) => `−${less}\u00a0% to +${more}\u00a0%`,
  clause: (clause: string) => `${clause.includes(" and ") ? "clauses" : "clause"} ${clause}`,
  noClause: "clause not known",
  toConfirm: (place: string) => `${place}; to be confirmed`,
  whereRead: "Where each tolerance was read, and which is confirmed",
  byOldChart: (theoretical: string, oldChart: string, percent: string) =>
    `By the IS tables it is ${theoretical}, by the older trade chart ${oldChart}: the net weight is ${percent} against the chart.`,
  received: (count: string, dimensions: string, weight: string) =>
    `${count} of ${dimensions} = ${weight}`,
  theoretical: (weight: string) => `Theoretical: ${weight}`,
  net: (weight: string) => `Weighbridge net: ${weight}`,
}
