import { counted } from "../sentences"

/** Words for sizes, quantities and the inquiry list, on every page that shows a size, and in the message that is sent. */
export const steel = {
  loading: "Loading the size tables …",
  tablesMissing: "The size tables could not be loaded. Check your connection and try again.",
  tryAgain: "Try again",
  adds: (quantity: string) => `Adds ${quantity}`,
  calculate: "Calculate the weight",
  stop: ".",
  tableOf: (standard: string) => `the table of ${standard}`,
  makersTable: "a manufacturer’s table",
  blackTubeTable: "the table of black tube",
  weightFrom: (table: string) => `Weight from ${table}.`,
  computed: "computed",
  size: "Size",
  weight: "Weight",
  unitOf: (name: string) => `Unit of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  copyText: "Copy text",
  textCopied: "Copied as text.",
  /** Names of the families of sizes and kinds of section. */
  families: {
    square: "Square hollow section",
    rectangular: "Rectangular hollow section",
    pipe: "Round pipe",
    gpSquare: "Pre-galvanized square tube",
    gpRectangular: "Pre-galvanized rectangular tube",
    gpPipe: "Pre-galvanized round pipe",
    equalAngle: "Equal angle",
    unequalAngle: "Unequal angle",
    channel: "Channel",
    beam: "Beam",
    sheet: "Sheet",
    chequered: "Checkered sheet",
    plank: "Plank",
    hTube: "Reflector",
    singleDoorFrame: "Single door frame",
    doubleDoorFrame: "Double door frame",
    windowL: "Window L section",
    windowT: "Window T section",
    windowZ: "Window Z section",
  },
  classes: { light: "light", medium: "medium", heavy: "heavy" },
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
  /** Names of the units next to their field. */
  units: { pieces: "nos", metres: "metres", kg: "kg", tonnes: "tonnes" },
  sizes: (count: number) => counted(count, "size"),
  lines: (count: number) => counted(count, "line"),
  withoutWeight: (lines: number) => `${counted(lines, "line")} without weight`,
  and: (one: string, other: string) => `${one} and ${other}`,
  standardText: (standard: string) => standard,
  oldChart: "Old trade chart",
  oldChartOf: (figures: string) => `Old trade chart: ${figures}`,

  add: "Add to inquiry",
  onList: (quantities: string) => `On your list: ${quantities}`,
  isOnList: "On your list",
  addedWithout: (what: string) => `${what}: added.`,
  asWritten: "Goes along as written.",
  /** Below a reading, the buyer's words. */
  writtenAs: (text: string) => `as written: ${text}`,
  /** The same where the buyer has changed the quantity on the list. */
  changedFrom: (text: string) => `changed; written: ${text}`,
  toSettle: "size or quantity to be settled",
  unit: "Unit",
  quantity: "Quantity",
  /** What a buyer is asked about a product without a table of sizes, by its kind. */
  remarkOf: (kind: string): string =>
    kind === "coated"
      ? "Colour, thickness, size"
      : kind === "coil"
        ? "Thickness, width, grade"
        : "Size, thickness, finish",
  remarkHint: "As you would say it on the phone.",
  added: (name: string, quantity: string) => `${name}, ${quantity}: added.`,
  listFull: (most: number) => `The list takes ${most} lines. Send it and start a new one.`,
  wholePieces: "The number of pieces must be whole.",
  moreThan0: "The quantity must be more than 0.",
  wordsTooLong: (most: number) =>
    `A line takes ${most} characters. Write the rest as a second line.`,
  wordsMissing: "Write what you need, or remove the line.",
  atMost: (amount: string) => `The quantity can be at most ${amount}.`,
  pieceBetween: (least: number, most: number) =>
    `The length of a piece must be between ${least} and ${most} m.`,
  quantityMissing: "Enter a quantity.",
  otherUnit: (typed: string, unit: string) =>
    `“${typed}” is in ${unit}: choose ${unit} as the unit.`,
  pieceMissing: "Enter the length of a piece.",
  noNumber: (typed: string) => `“${typed}” is not a number.`,
  unreadable: (text: string) => `“${text}” could not be read.`,
  beginningMissing: "The beginning of this link is missing. Check the list.",
  linkDamaged: "This link is damaged: a part of it is missing. Ask for it again.",
  endMissing: (here: number, count: number) =>
    `The end of this link is missing: ${count > here + 1 ? `lines ${here + 1} to ${count} are` : `line ${here + 1} is`} not here.`,
  ambiguous: (typed: string, decimal: string, whole: string) =>
    `“${typed}” can mean ${decimal} or ${whole}. Enter the one you mean.`,

  patternNote: "Approximate: the weight of the pattern varies from mill to mill.",
  oldDimensionsNote: (dimensions: string) =>
    `The old trade chart is for flange width × web × flange thickness ${dimensions}\u00a0mm.`,
  cornerNote: (percent: string) =>
    `Outer corner radius 2t as in IS 4923. With the larger corners of EN 10219 the weight is ${percent} % less.`,
  filletNote: (least: number, most: number) =>
    `Root fillets are not included: sections to IS 808 weigh ${least} to ${most} % more than this formula gives.`,
  radiiNote: "Root and toe radii are as IS 808 has them for these legs.",

  rateBetween: "Enter a rate per kg, like 54.5, or per tonne, like 54,500.",
  sums: { sum: "Sum", gst: "GST 18 %", total: "Total", withoutGst: "Sum, without GST" },
  atRates: (sums: string) => `At my rates: ${sums}`,
  ratesGoAlong: "Your rates go along.",

  /** Descriptions of drawings, for people who do not see them. */
  cutFace: "a piece of its cut face, thickness drawn to scale",
  toScale: "drawn to scale",
  cornerRadius: (radius: string) => `outer corner radius ${radius}\u00a0mm`,
  indicativeSteps: "steps and corners indicative",

  /** Begins the message in every way of sending. */
  askForPrice: "Please quote for this list.",
  lead: { name: "For", wanted: "Wanted on", place: "Deliver to", note: "With the list" },
  total: (weights: string) => `Total (theoretical): ${weights}`,
  /** Apps' own browsers save no file, and say nothing. */
  fileSaved: (name: string) =>
    `Look for ${name} among your downloads. If it is not there, open this page in Chrome or Safari: browsers inside apps save no files.`,
}

/** Words of the size tables, of the search in them and of the drawn size. */
export const tables = {
  ...steel,
  dxf: "DXF",
  mill: {
    licence: "BIS licence of the mill",
    certificate: "Test certificate",
    eachLot: "with each lot",
  },
  noDrawing: "The drawing could not be made. Check your connection and press again.",
  noSearch: "The search could not be loaded. Check your connection.",
  find: "Find a size on this page",
  weighs: (size: string, mass: string) => `${size} weighs ${mass}, computed.`,
  or: "or",
  searchAll: "search all sizes",
  startingSo: (sizes: string) => `This size is not in these tables. Starting like it: ${sizes}.`,
  weightCharts: "Weight charts",
  /** Over the form that adds goods without a table. */
  need: "What do you need?",
  noRows: "No size of this chart is in our range at present. Ask for what you need.",
  weightsFrom: (standards: string) => `Weights from ${standards}.`,
  /** `most`: the size that differs most. */
  oldChartDiffers: (count: number, all: number, most: string, here: string, there: string) =>
    `The older chart that many shops still use differs for ${count} of the ${all} sizes, most for ${most}: ${here}\u00a0kg/m here, ${there}\u00a0kg/m there.`,
  missing: "This size is not in these tables.",
  missingNearest: (size: string) => `This size is not in these tables. The nearest is ${size}.`,
  quantity: "Calculate a quantity",
  theoretical: "Theoretical weight",
  about: (figure: string) => `about\u00a0${figure}`,
  perMetreOfWidth: "Per metre of this width",
  area: "Area",
  standardOfStrip: "Standard of the strip",
  oldWeight: "Weight in the old trade chart",
  oldShape: "Old chart: flange width × web × flange thickness",
  howComputed: "How these weights are computed and checked",
  cuttingList: "Which bars a list of cut pieces needs",
  checkDelivery: "Check a delivery by its weight",
  press: "Press a size to see its drawing and add it to your inquiry.",
  /** On paper, where closed groups are left out. */
  onlyOpenPrinted:
    "Only opened sizes are printed. The size and weight chart under Downloads has all sizes.",
  byOldChart: (mass: string) => `old chart ${mass}`,
  caption: (group: string) => `${group}, theoretical weight`,

  theoreticalNote: "Theoretical weights.",
  zincNote: "Weight of the steel without zinc.",
  oldChartNote: "Where the old trade chart differs, its weight is shown too.",
  stripStandard: (standards: string) => `Strip standard: ${standards}.`,
  standards: (standards: string) => `Standard: ${standards}.`,
  makerNote: "Sizes marked “maker” are from a manufacturer’s table.",
  computedNote: "Weights not given in a table are computed from the dimensions.",

  section: "Section",
  profile: "Profile",
  indicative: "Indicative",
  formula: "Formula",
  frameNote:
    "A frame section weighs about the same as a rectangular tube of the same outside size and thickness: the rebate takes no extra strip.",

  /** Sections beside each other. */
  compare: {
    add: "Compare",
    isIn: "Compared",
    show: (count: number) =>
      count === 1 ? "Choose another one" : `See ${count} beside each other`,
    heading: "Sections beside each other",
    hint: "Differences in % are from the first. Up to four sections, from any table and from the search.",
    depth: "Depth",
    width: "Width",
    copyLink: "Copy link",
    linkCopied: "Link copied. It opens this comparison on any device.",
    notShown: (ids: string) =>
      `Not shown of the link, because they are no sections of our tables or more than four: ${ids}.`,
    putBack: "These came with a link: back to your own sections",
  },
  properties: {
    heading: "Section properties",
    inertia: "Moment of inertia",
    elastic: "Section modulus",
    plastic: "Plastic modulus",
    gyration: "Radius of gyration",
    least: "Least radius of gyration",
    torsion: "Torsion constant",
    surface: "Outside surface",
    note: "Computed from the dimensions. z–z is the horizontal axis of the drawing, y–y the upright one.",
  },

  thickness: "Thickness",
  allSizes: "All sizes",
  piece: (metres: number) => `${metres} m piece`,
  perTonne: "Per tonne",
  inch: "inch",
  kgPerPiece: "kg/pc",
  sheetsPerTonne: "sheets/t",
  wide: (width: string) => `${width} wide`,
  long: (length: string) => `${length} long`,
  to: "to",
  standard: "Weight from",
  from: "from",
  byTable: "table",
  byFormula: "formula",
  byMaker: "maker",
}

/** Words of the charts to download, which no page shows. */
export const charts = {
  documentTitle: (product: string) => `${product}: sizes and theoretical weights`,
  subtitle: "Sizes and theoretical weights",
  continued: "continued",
  stamp: (day: string) =>
    `Data as on ${day}. Weights are theoretical; delivered weight is by weighbridge.`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  flange: { head: "Flange × web", unit: "× flange mm" },
  oldChart: "Old chart",
  csv: {
    family: "Family",
    size: "Size",
    group: "Group",
    thickness: "Thickness mm",
    oldChart: "Old trade chart kg/m",
    standard: "Standard",
    basis: "Weight is",
    id: "Id",
  },
  basis: { table: "table", computed: "computed", approximate: "approximate" },
}
