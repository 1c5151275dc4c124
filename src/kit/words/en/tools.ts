import { counted } from "../sentences"
import { steel } from "./steel"

/** Words of the weight calculator, with those of sizes and quantities. */
export const calculator = {
  ...steel,
  name: "Weight calculator",
  question: "What to calculate",
  questions: { weight: "Weight", wall: "Actual thickness" },
  section: "Section",
  angle: "Angle",
  lengthUnits: { mm: "mm", inch: "inch", gauge: "gauge", nb: "nb" },
  pieceLength: "Length of a piece",
  feet: "feet",
  scaleWeight: "Weight on the scale",
  scalePieces: "Pieces on the scale",
  tableSize: "Table size",
  otherDimensions: "Other dimensions",
  fields: {
    wall: "Thickness",
    width: "Width",
    depth: "Depth",
    height: "Height",
    flangeWidth: "Flange width",
    webThickness: "Web thickness",
    flangeThickness: "Mean flange thickness",
    side: "Side",
    longer: "Longer side",
    shorter: "Shorter side",
    outside: "Outside diameter",
    leg: "Leg",
    otherLeg: "Other leg",
  },

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
  notAddable: "A section in no table can’t be added to the list. Describe it in your message.",
  answerOf: (quantity: string, name: string) => `${quantity}, ${name}`,
  piecesOfLength: (length: string) => `nos of ${length}`,
  computedBy: (standard: string) => `Weight computed with the formula of ${standard}.`,
  computedOnly: "Weight computed from its dimensions.",
  noAnswer: (sentence: string) => `No answer yet. ${sentence}`,
  rows: {
    perMetre: "Weight per metre",
    perSquareMetre: "Weight per square metre",
    perPiece: "Weight per piece",
    weight: "Total weight",
    length: "Total length",
    piecesPerTonne: "Pieces per tonne",
    metresPerTonne: "Metres per tonne",
    nominal: "Nominal thickness",
    thicknessDeviation: "Thickness deviation",
    weightDeviation: "Weight deviation",
    actual: "Actual kg/m",
  },
  percentUnder: (percent: string) => `${percent}\u00a0% under`,
  percentOver: (percent: string) => `${percent}\u00a0% over`,
  scaleNote:
    "Mill scale, zinc, paint and water on the piece count as steel. The standards allow a tolerance on thickness and weight.",

  figureOver0: "Enter a figure more than 0.",
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
  sameShare: "Web and flanges are assumed to deviate by the same percentage.",
  asNominal: (found: string, mm: string) => `${found}, as nominal (${mm} mm).`,
  /** `share`: "7.5 % under". */
  againstNominal: (found: string, share: string, mm: string) =>
    `${found}, ${share} the nominal ${mm} mm.`,
  withinAccuracy: "The difference is within this accuracy.",

  showWorking: "Show the calculation",
  formula: "Formula:",
  agrees: "The calculated weight agrees with the table.",
  higher: (percent: string) =>
    `Calculated weight is ${percent} % higher; the table weight is used.`,
  lower: (percent: string) => `Calculated weight is ${percent} % lower; the table weight is used.`,
  symbols:
    "m in kg/m, A in mm², all lengths in mm. H and B are the sides, D the outside diameter or the depth, t the thickness, a and b the legs, R₁ and R₂ the root and toe radii, w the width; of channels and beams tw is the web and T the mean flange. Steel at 7850 kg/m³, theoretical.",
}

/** Words of the delivery check, with those of sizes and quantities. */
export const delivery = {
  ...steel,
  yesKg: (figure: string) => `Yes, ${figure} kg`,
  check: "Check the delivery",
  blanks: {
    vehicle: "Vehicle no.",
    challan: "Challan no.",
    slip: "Weighbridge slip no.",
    checkedBy: "Checked by",
  },
  ordered: (quantity: string) => `On your list: ${quantity}. Count the pieces you received.`,
  usesTable: (oldChart: string) => `${oldChart}; the check uses the IS table.`,
  fields: {
    pieces: "Pieces received",
    width: "Width, mm",
    length: "Length of each, m",
  },
  perPiece: (weight: string) => `${weight}/pc`,
  rows: { theoretical: "Theoretical weight", net: "Weighbridge net", difference: "Difference" },
  unconfirmed:
    "The tolerances used here are still to be confirmed: ask us before you act on the verdict.",
  unknownSize:
    "A size is not in the tables, or they could not be loaded. Try again, or remove the size.",

  gross: "Gross",
  tare: "Tare",
  grossLessTare: (weight: string) => `Gross less tare: ${weight}.`,
  slipIncomplete: "Enter both gross and tare, or only the net weight.",
  tareTooHeavy: "The tare must be less than the gross weight.",
  netDiffers: (weight: string) =>
    `Gross less tare is ${weight}. Check the three weights, or leave the net empty.`,
  missing: {
    weight: "Enter the net weight from the weighbridge slip.",
    pieces: "Enter the number of pieces.",
    length: "Enter the length of a piece.",
    width: "Enter the width of the sheet.",
  },
  between: (least: string, most: string) => `Enter a figure from ${least} to ${most}.`,
  inMetres: (metres: string, mm: string) => `Enter the length in metres: ${metres} for ${mm} mm.`,
  meantTonnes: "This is about a thousandth of the theoretical weight. Did you mean tonnes?",

  within: "Within the tolerance",
  shortBy: (weight: string) => `Short by ${weight}`,
  overBy: (weight: string) => `Over by ${weight}`,
  withinOld: "Within the tolerance by the older trade chart",
  farOff: "Far off: check the pieces and the slip",
  noVerdict: "No verdict",
  differenceOf: (weight: string, pieces: string) =>
    `${weight} (${pieces} ${pieces === "1" ? "piece" : "pieces"})`,
  noTolerance: (sizes: string) =>
    `No tolerance is known for ${sizes}: it counts with its theoretical weight.`,
  notWeighed: (items: string) => `On your list without a weight, so not counted: ${items}.`,
  notCounted: (count: number, lines: string) =>
    `${counted(count, "line is", "lines are")} not counted: ${lines}.`,
  isNotCounted: (line: string) => `Not counted: ${line}`,
  draftKept: "The list has changed since you began. What you entered is kept.",
  takeList: "Take the sizes of the list",
  listTaken: "These are the sizes of the list now.",
  allowed: (least: string, most: string) => `Allowed: ${least} to ${most}.`,
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
}

/** Words of the size finder. */
export const finder = {
  ...steel,
  name: "Size finder",
  clear: "Clear all",
  find: "Find",
  shape: "Shape",
  shapes: {
    square: "Square",
    rectangular: "Rectangle",
    pipe: "Pipe",
    gp: "GP tube",
    angle: "Angle",
    channel: "Channel",
    beam: "Beam",
    sheet: "Sheet",
    plank: "Plank",
  },
  lineUp: "Angle, tube, pipe, channel, square section and beam drawn at one scale",

  showMore: (count: number) => `Show ${count} more`,
  start: "Sizes that start like this",
  closest: "Closest sizes",
  weSell: "We sell this. Add it with its size, colour and thickness, or see its page.",
  askPrice: "Send the size, we send the price.",
  toList: "To the inquiry list",
  unread: "Nothing found. Type a size like 50x50x3, ISMB 200 or 2 inch medium.",
  found: (count: string) => (count === "1" ? "1 size" : `${count} sizes`),
  foundStart: (count: string) =>
    `${count} ${count === "1" ? "size starts" : "sizes start"} like this`,
  none: "Not in our tables",
  galvanized:
    "GI tube is hot-dip galvanized after forming (IS 4736). GP tube is made from galvanized strip. These are the sizes of black tube.",
  approximate: "approximate",
  oldPiece: (mass: string, kg: string) => `${mass}, ${kg}\u00a0kg for 6\u00a0m`,
  web: "mm web",
  thick: "mm thick",
  perPiece: (length: string) => `kg/pc of ${length}`,
  perSheet: (size: string) => `kg/pc, ${size}`,
  outside: (outside: string, thickness: string) =>
    `OD ${outside}\u00a0mm, ${thickness}\u00a0mm thick`,
}

/** Which vehicle takes a list. */
export const load = {
  heading: "The load:",
  weighedPart: "The weighed part of the load:",
  unweighed: (lines: number) =>
    `${counted(lines, "line without weight is not in it: with it", "lines without weight are not in it: with them")}, it may need a larger vehicle.`,
  load: (weight: string, longest: string, heaviest: string) =>
    `${weight}, the longest piece ${longest}, the heaviest ${heaviest}.`,
  carried: (vehicle: string, feet: string, tonnes: string, trips: number) =>
    `It goes on: ${vehicle} (body ${feet}\u00a0ft, ${tonnes}\u00a0t)${trips === 1 ? ", in one trip" : `, in ${trips} trips`}. Nothing sticks out behind.`,
  none: "No vehicle of ours takes it as it is. Ask us.",
  ifCut: (longest: string, other: string) =>
    `It needs so long a vehicle only for its pieces of ${longest}. Cut to 6\u00a0m, it goes on: ${other}. Ask us to cut it.`,
  unconfirmed: "Lengths and payloads of vehicles are usual figures, still to be confirmed.",
}
