/** Words of the cutting list, which no other page loads. */
export const cutting = {
  heads: { mark: "Mark", section: "Section", length: "Length", count: "Nos" },
  fieldOf: (field: string, row: number) => `${field}, row ${row}`,
  removeRow: (row: number) => `Remove row ${row}`,
  rows: "Pieces",
  pasteHint:
    "A length without a unit is in mm, up to 30 in m. You can paste rows of a spreadsheet into any field: mark, section, length, number. A header may name the columns in another order, and give the unit.",
  tooMany: (most: number, rows: number) =>
    `The list takes ${most} rows. Nothing of the ${rows} is taken: make a second list of a part.`,
  clear: "Start anew",
  undoClear: "Undo",
  sectionMissing: "Enter the section.",
  noSection: (typed: string) =>
    `No size is found for “${typed}”. Write it like 50x50x3 or ISMC 100.`,
  whichSection: "Which one?",
  noBars: "Sheet is not cut from bars.",
  between0: (most: number) => `Enter a figure from 0 to ${most}.`,
  barsMissing: "Enter at least one length of bars.",
  tooManyLengths: (most: number) => `Enter at most ${most} lengths of bars.`,
  toCorrect: (rows: number) =>
    rows === 1
      ? "1 row is to be corrected; it is not planned."
      : `${rows} rows are to be corrected; they are not planned.`,

  settings: {
    bars: "Bars we can sell you",
    barsHint: "Lengths, with a comma between: 6 m, 12 m",
    kerf: "Saw cut",
    countsAs0: "Nothing entered counts as 0.",
    connections: "For connections",
    there: "Bars or offcuts you have",
    thereHint: "Used first: 2 x 4.5 m, 1 x 3200",
  },
  planning: "Planning …",
  searching: "Looking for a plan that needs less …",
  planFailed:
    "No plan could be made of this. Send us the list of pieces, and we will work out the bars.",
  notPlanned: "Not planned",
  notStored:
    "This browser cannot store your list. It stands in the address of this page: copy the link below before you leave.",
  example: "Example of a plan",
  plan: "Buy",
  bars: (count: number) => (count === 1 ? "1 bar" : `${count} bars`),
  barsOf: (count: number, length: string) =>
    `${count === 1 ? "1 bar" : `${count} bars`} of ${length}`,
  plus: " + ",
  nothingToBuy: "Nothing to buy: what you have is enough.",
  best: "No plan needs less steel.",
  notBest: (least: string) => `No plan can do with less than ${least}.`,
  tooLong: (pieces: string, length: string) =>
    `Longer than ${length}, so not in this plan: ${pieces}.`,
  noBarLeft: (pieces: string) => `No bar is left for: ${pieces}.`,
  like: (bars: number) => (bars === 1 ? "1 bar like this" : `${bars} bars like this`),
  fromThere: "from yours",
  offcut: (length: string, weight: string) => `offcut ${length}, ${weight}`,
  noOffcut: "no offcut",
  offcuts: (length: string, weight: string, percent: string) =>
    `Offcuts and cuts: ${length}, ${weight}, ${percent} of the bars`,

  byMark: "Weight and paint by mark",
  each: "kg each",
  all: "kg in all",
  paint: "Painted m²",
  noMark: "no mark",
  countOf: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
  totals: {
    pieces: "Weight of the pieces",
    connections: (percent: string) => `With ${percent} % for connections`,
    bars: "Weight of the bars to buy",
    paint: "Outside surface to paint",
  },
  theoretical: "Weights are theoretical. Hollow sections are painted outside.",
  toList: "Put the bars on the inquiry list",
  areOnList: "The bars are on your inquiry list.",
  areReplaced: "The bars on your inquiry list are those of this plan now.",
  openList: "Open the inquiry list",
  forMarks: (marks: string) => `For ${marks}`,
  linkCopied: "Link copied. It opens this cutting list on any device.",
  heading: "Cutting list",
  blanks: { job: "Job", drawing: "Drawing no.", cutBy: "Cut by", checkedBy: "Checked by" },
  linkShown: "This is the list of the link. It lasts as long as this tab; your own is kept.",
  putBack: "Back to my list",
  cutShort:
    "A part of this link is missing, or a newer version of this page wrote it. Check that all rows are here.",
  columns: {
    section: "Section",
    bar: "Bar (mm)",
    bars: "Bars",
    mark: "Mark",
    length: "Length (mm)",
    perBar: "Pieces per bar",
    offcut: "Offcut per bar (mm)",
    offcutKg: "Offcut per bar (kg)",
  },
}
