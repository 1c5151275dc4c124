import { counted } from "../sentences"
import { steel } from "./steel"

/** Words of the page with the inquiry list and of its CSV file and print. */
export const list = {
  ...steel,
  form: "Inquiry form",
  howItGoesOn: "How it goes on",
  goToTotal: "Go to total",
  toQuestion: "Answer the question",
  empty: "Empty the list",
  inWords: "No table of sizes: goes along in words",
  wordsOf: "What you need",
  changeWords: (name: string) => `Change the words of ${name}`,
  done: "Done",
  readAgain: "Read again.",
  notInTables: "This size is not in our tables.",
  widthUnknown: "The width of this sheet is not known. Choose kg or tonnes to see its weight.",
  less: (name: string) => `Less of ${name}`,
  more: (name: string) => `More of ${name}`,
  amountOf: (name: string) => `Quantity of ${name}`,
  stillCounted: (quantity: string) => `The list still has ${quantity}.`,
  /** Around the length of a piece. */
  pieceLength: { before: "of", after: "m" },
  pieceLengthOf: (name: string) => `Length of a piece of ${name} in metres or feet`,
  sizesOnList: "Your list",
  undo: "Undo",
  undone: "Undone.",
  removed: (what: string) => `${what} removed.`,
  replaced: (count: string) => `Your list of ${count} was replaced.`,
  opened: (count: string) => `This list is now yours: ${count}.`,

  /** What leads the message. */
  leadHeading: "Name, date, place of delivery",
  leadLabels: {
    name: "Name of the list: site or order number",
    wanted: "Wanted on",
    place: "Place of delivery",
    note: "With the list",
  },

  /** Lists that were sent or kept. */
  keepList: "Keep this list",
  listKept: "The list is kept. You find it below, under “Lists kept on this device”.",
  kept: {
    heading: "Lists kept on this device",
    hint: "The last ten that you sent or kept, in this browser only. To name one, open it, type its name and keep it again.",
    same: (day: string) => `Same as on ${day}`,
    /** How many lines, the weight, and how many sizes are still to be settled. */
    about: (count: string, total: string, open: number) =>
      `${count}, ${total}${open === 0 ? "" : `, ${counted(open, "question")} open`}`,
    open: "Open",
    copy: "Copy into my list",
    remove: "Delete",
    deleted: "The list is deleted.",
    forget: "Forget all",
    forgotten: "All lists are forgotten.",
    save: "Save to a file",
    take: "Take from a file",
    taken: (count: number, left: number) =>
      `${counted(count, "list")} taken.${left === 0 ? "" : ` There is room for ten: ${left} left out. Delete some and take them again.`}`,
    notKept:
      "This browser keeps no more: the lists last as long as this page. Save them to a file, or copy the link of your list.",
    foreign: "These are no lists of this site. Nothing was changed.",
    newer: "These lists are of a newer version of this site. Nothing was changed. Reload the page.",
  },

  /** What the list comes to, at rates that the buyer types himself. */
  comesTo: "What it comes to",
  comesToHint:
    "Type the rate you expect to pay, per kg or per tonne. It stays in this browser unless you tick “Send my rates too”.",
  sameRate: "The same rate for all lines",
  ratePlaceholder: "₹/kg, ₹/t",
  rateOf: (name: string) => `Rate of ${name}`,
  noWeight: "No weight, so not in the sum.",
  addGst: "Add 18 % GST",
  notInSum: (lines: number) =>
    `${counted(lines, "line is not in the sum: it has", "lines are not in the sum: they have")} no weight or no rate.`,
  sendRates: "Send my rates too: by WhatsApp, e-mail and form",

  subject: (company: string, sizes: string) => `Inquiry to ${company}: ${sizes}`,
  sendWithForm: "Send with the form",
  linkCopied: "Link copied. It opens this list on any device.",

  unreadableHeading: "Please check",
  noSuchSize: (size: string) => `Nothing was added: our tables do not list “${size}”.`,
  notStored: "Your list can’t be saved in this browser. Copy the link to keep it.",
  linkOpens: (sizes: string) => `This list: ${sizes}`,
  ownHas: (count: string) =>
    `Your own list in this browser has ${count}. If you add the lists, the same sizes are added up.`,
  addToMine: "Add to mine",
  keepMine: "Keep mine",
  replaceMine: "Replace mine",

  /** Heads of the CSV file, in the order of its columns. */
  heads: {
    number: "No.",
    size: "Size",
    remark: "Remark",
    standard: "Standard",
    quantity: "Quantity",
    unit: "Unit",
    pieceLength: "Piece length (m)",
    mass: "Mass (kg/m; sheet kg/m²)",
    theoretical: "Theoretical weight (kg)",
    oldMass: "Old trade chart: mass (kg/m)",
    /** The same in every language: it marks the file as ours. */
    code: "Code",
  },
}

/** Words of the box for pasting a requirement. */
export const paste = {
  nothingPasted: "Paste or type at least one size.",
  put: "Put on the list",
  progress: (lines: number) => `${lines} lines read …`,
  /** What came onto the list. */
  came: (sizes: number, questions: number, written: number) =>
    [
      ...(sizes === 0 ? [] : [counted(sizes, "size")]),
      ...(questions === 0 ? [] : [counted(questions, "question")]),
      ...(written === 0 ? [] : [`${counted(written, "line")} as written`]),
    ].join(", ") + " put on the list.",
  withList: (count: number) =>
    `${counted(count, "line is no goods: it stands", "lines are no goods: they stand")} under “With the list”.`,
  left: (most: number, count: number) =>
    `The list takes ${most} lines: ${counted(count, "line stays", "lines stay")} in the box.`,
  linesLeft: (count: number) =>
    `${counted(count, "line names no size and stays", "lines name no size and stay")} in the box.`,
}

/** Sentences about typed and pasted sizes. */
export const reading = {
  ...steel,
  meaningOf: (line: string) => `What is meant by ${line}`,
  choose: "Choose",
  asIWrote: "As I wrote it",
  takeThis: "Take this",

  nearest: "No size matches. These are the nearest.",
  unclear: (text: string) => `It is not clear what “${text}” means. Is this right?`,
  unknownWord: (word: string) => `“${word}” was not understood. Is this the size?`,
  sheetOrCoil: "Sheet or coil?",
  whatIsIt: "What is it: pipe, angle, channel, beam or sheet?",
  roundedInches: "Inches can be rounded in more than one way. Is this the size?",
  manyMatch: (count: number) => `${count} sizes match. Choose one.`,
  sheetSize: "What size are the sheets?",
  pieceOrTotal: "Is this the length of one piece or the total length?",
  quantityOrPiece: (weight: string) => `Is ${weight} the quantity, or the weight of one length?`,
  twoQuantities: "Two quantities are given. Choose one.",
  notUnderstood: (parts: string) => `Not understood: ${parts}.`,
  onlyPreGalvanized: "This size is listed only as pre-galvanized (GP). Is it right?",
  computed: "Not in a table: weight computed from the dimensions.",
  outsideRange: (least: string, most: string) =>
    `Outside our range of ${least} to ${most} mm: ask if we can supply it.`,
  heavierWeb: "Same depth, heavier web.",

  twoLengths: "Two lengths are given.",
  unitNotConverted:
    "This unit cannot be converted. Give the quantity in nos, metres, kg or tonnes.",
  quantity0: "The quantity is 0.",
  quantityInFigures: "The quantity was not understood. Write it in figures.",
  piecesOrLength: (count: number) =>
    `Are these ${count} pieces? For a length of ${count} m, write “${count} m”.`,
  whichQuantity: "It is not clear which figure is the quantity.",
  priceOrLength: "Is the figure after @ a price or a length?",
  twoProducts: "This line names two products.",
  twoClasses: "This line names two classes.",
  classesOfPipe: "Light, medium and heavy are classes of round pipe only.",
  twoWays: (text: string) => `“${text}” can be read in two ways. Write it without a comma.`,
  makesUnclear: (text: string) => `“${text}” makes the size or the quantity unclear.`,
  flat: "A plate this narrow is a flat, which we do not list.",
  scheduleWall: (text: string) =>
    `“${text}” is a thickness by schedule. Choose the thickness in mm.`,
  thicknessOf: "Which thickness?",
  whichThickness: "It is not clear which figure is the thickness.",
  metresOrFeet: "Are the sides in metres or in feet?",
  twoReadings: "This can be read in more than one way. Choose one.",
  mmOrGauge: "Is the thickness in mm or gauge?",
  twoSizes: "This line has several sizes. Write each on its own line.",
  boreOrOutside: "Is this the nominal bore or the outside diameter?",
  lengthOfSome: "Only some of these pieces have a length. Write each size on its own line.",
  sharedQuantity: "Several sizes share a quantity. Write each size on its own line.",
  randomLength: "Weights are those of the length shown, not of random lengths.",
  noQuantityGiven: "No quantity was given.",
  uncounted: "We cannot tell how many pieces this is, so it has no weight here.",
  readAsTonnes: (text: string) => `“${text}” at the end was read as tonnes.`,
  tradeWall: (text: string, mm: string) => `“${text}” is ${mm}\u00a0mm in the trade.`,
  misspelt: (typed: string, word: string) => `“${typed}” was read as “${word}”.`,
  insulation: (text: string) => `${text} is more than the wall of any pipe. Is that insulation?`,
  refusal: (text: string) => `“${text}” may mean that it is not wanted: it goes as written.`,
  galvanized: "We do not list galvanized (GI) goods. Black of this size, or as you wrote it?",
  byPiece: (weight: string, length: string) =>
    `These weigh about ${weight} a piece of ${length}. Coating counts as steel. Choose one.`,
  coating: "By the weight of one piece. Coating counts as steel.",
  lighter: (share: string) => `${share}\u00a0% lighter than listed`,
  heavier: (share: string) => `${share}\u00a0% heavier than listed`,
  asListed: "As heavy as listed",
  perMetre: (text: string) => `“${text}” is the weight of a metre, not a quantity.`,
  usedFor: (use: string) => `Of what we list, these are used for “${use}”.`,
  pieceLength: (least: string, most: string) => `A piece is ${least} to ${most} m long.`,

  notListed: (what: string) => `We do not list ${what}.`,
  /** The word as typed, with the common name of what it means. */
  wordFor: (word: string, name: string) => `“${word}” (${name})`,
  unsold: {
    flats: "flats",
    tmt: "TMT bar",
    rods: "rods",
    bars: "bars",
    wire: "wire",
    purlins: "purlins",
    rails: "rails",
    hBeams: "H beams and parallel flange beams",
    fittings: "pipe fittings",
    bolts: "bolts and nuts",
    clamps: "clamps and brackets",
    mesh: "mesh and grating",
    building: "building material",
    electrodes: "electrodes",
    scrap: "scrap or second-hand material",
    stainless: "stainless steel",
    metals: "other metals",
    plastic: "plastic pipe",
    seamless: "seamless pipe",
    decking: "decking sheet",
    corrugated: "corrugated sheet",
    coldRolled: "cold rolled steel",
    specialPlate: "special plate",
    galvanizedSheet: "galvanized sheet",
    tees: "tees",
    bent: "cold formed channels",
  },
}

/** Words around what is printed, copied or sent, and of the sent list that is put back. */
export const sending = {
  print: "Print",
  copyBlocked: "Your browser blocked copying. Copy the text from the box.",
  /** Below the buttons. `left`: the number of lines that a way leaves out; 0 if it cuts the text itself. */
  leftOut: (way: string, left: number, isLinked: boolean) =>
    `${way}: ${left === 0 ? "part of the text" : counted(left, "line")} will not fit. ${isLinked ? "The message says so and has the link to all." : "The message says so."} To send everything, press “Copy text” and paste it.`,
  /** The same in the message itself, in the visitor's name. */
  inMessage: (left: number, isLinked: boolean) =>
    `${left === 0 ? "There is more" : counted(left, "more line")}${isLinked ? ", in the link below." : ": I send it separately."}`,
  moreWays: "More ways",
  copyLink: "Copy link",
  textToCopy: "Text to copy",
  sentIt: "Sent it? Then your next inquiry begins with an empty list. This one is kept.",
  markSent: "Yes, it is sent",
  wasSent: "The list is sent and kept.",
  leftInBox: (count: number) =>
    `${counted(count, "line in the box is not on the list. It goes", "lines in the box are not on the list. They go")} along as written.`,
}

/** Words of the inquiry form, of its faults and of the message it composes. */
export const form = {
  seeList: "See the list",
  backToForm: "Back to the form",
  consent: "Consent",
  sending: "Sending your inquiry …",
  sentAlready:
    "This inquiry was on its way when you left the page, and has probably arrived. Press again to send it once more.",
  nothingSent: "Nothing was sent from this tab.",
  toForm: "To the inquiry form",
  whatWasSent: "What you sent",
  tooQuick: "That was too quick. Please press the button again.",
  notSent: "Your inquiry was not sent",
  /** After the reason. */
  stillHere: "Everything you typed is still here. Press the button again, or send it another way.",
  refused: (status: number) => `The server did not accept it (error ${status}).`,
  timeout: (seconds: number) =>
    `The server did not answer within ${seconds} seconds. Your inquiry may still have arrived.`,
  unreachable: "The server could not be reached. Check your connection.",
  optional: "(optional)",
  choose: "Choose",
  trap: "Leave this empty",
  /** Where the form takes no file. */
  attachThere: "A drawing or a photo? Attach it in the WhatsApp chat or the e-mail that opens.",
  file: "Photo or drawing",
  fileHint: (most: number) => `One file of up to ${most} MB. More of them: by WhatsApp.`,

  faults: (count: number) => counted(count, "thing to correct", "things to correct"),
  /** What to do about a field, of which the typed text is given. */
  faultIn: {
    name: () => "Enter your name.",
    phone: (typed: string) =>
      `Enter ten digits, for example 98100 00000, or + and the number with its country code.${typed && ` You entered ${typed}.`}`,
    email: (typed: string) =>
      `Enter the full address, for example name@example.com. You entered ${typed}.`,
    message: () => "Mention at least one size or product.",
    file: (_: string, most: number) =>
      `This file is larger than ${most} MB. Choose a smaller one, or send it by WhatsApp.`,
    consent: () => "Tick the box so that we can use your details to reply.",
  },

  /** Before the details in the message. */
  details: {
    name: "Name",
    company: "Company",
    phone: "Phone",
    email: "E-mail",
    city: "City",
    trade: "Trade",
    products: "Products",
    file: "File",
  },
  subject: (to: string, from: string) => `Inquiry to ${to} from ${from}`,
}
