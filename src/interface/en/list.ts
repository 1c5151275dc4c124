/** Words of the page with the inquiry list and of its CSV file and print. */
export const list = {
  form: "Inquiry form",
  nowOnList: (added: string, count: string, tonnes: string) =>
    `${added} On the list: ${count}, ${tonnes}.`,
  goToTotal: "Go to total",
  empty: "Empty the list",
  computed: "computed",
  notInTables: "This size is not in our tables.",
  remove: (name: string) => `Remove ${name}`,
  widthUnknown: "The width of this sheet is not known. Choose kg or tonnes to see its weight.",
  less: (name: string) => `Less of ${name}`,
  more: (name: string) => `More of ${name}`,
  amountOf: {
    pieces: (name: string) => `Pieces of ${name}`,
    metres: (name: string) => `Metres of ${name}`,
    kg: (name: string) => `kg of ${name}`,
    tonnes: (name: string) => `Tonnes of ${name}`,
  },
  unitOf: (name: string) => `Unit of ${name}`,
  stillCounted: (quantity: string) => `The list still has ${quantity}.`,
  /** Around the length of a piece. */
  pieceLength: { before: "of", after: "m" },
  pieceLengthOf: (name: string) => `Length of a piece of ${name} in metres`,
  sizesOnList: "Sizes on the list",
  undo: "Undo",
  undone: "Undone.",
  removed: (what: string) => `${what} removed.`,
  replaced: (sizes: string) => `Your list of ${sizes} was replaced.`,

  subject: (company: string, sizes: string) => `Inquiry to ${company}: ${sizes}`,
  notInTotal: (lines: number) =>
    lines === 1 ? "One line is not in the total." : `${lines} lines are not in the total.`,
  sendWithForm: "Send with the form",
  longMessage:
    "Some apps cut long messages. If the list arrives incomplete, copy the link or the text and paste it there.",
  linkCopied: "Link copied. It opens this list on any device.",
  copyLink: "Copy link",
  textCopied: "List copied as text.",
  copyText: "Copy text",

  unreadableHeading: "Some of the link could not be read",
  noSuchSize: (size: string) => `Nothing was added: our tables do not list “${size}”.`,
  alreadyListed: (name: string) => `${name} is already on your list`,
  leave: "Leave it as it is",
  notStored: "Your list can’t be saved in this browser. Copy the link to keep it.",
  tablesMissing: "The size tables could not be loaded, so some weights are missing.",
  tryAgain: "Try again",
  linkOpens: (sizes: string) => `This link opens a list of ${sizes}`,
  ownHas: (sizes: string) =>
    `Your own list in this browser has ${sizes}. Sizes on both lists are added up if you add the lists.`,
  addToMine: "Add to mine",
  keepMine: "Keep mine",
  replaceMine: "Replace mine",

  /** Heads of the printed table and of the CSV file. */
  standardText: (standard: string) => standard,
  heads: {
    number: "No.",
    size: "Size",
    standard: "Standard",
    quantity: "Quantity",
    unit: "Unit",
    weight: "Weight",
    pieceLength: "Piece length (m)",
    mass: "Mass (kg/m; sheet kg/m²)",
    theoretical: "Theoretical weight (kg)",
    oldMass: "Old trade chart: mass (kg/m)",
    oldWeight: "Old trade chart: weight (kg)",
    total: "Total",
  },
  blanks: { name: "Name", firm: "Firm", phone: "Phone", city: "City" },
}
