import { families } from "./families"

/** Words for sizes, quantities and the inquiry list, on every page that shows a size, and in the message that is sent. */
export const steel = {
  families,
  classes: { light: "light", medium: "medium", heavy: "heavy" },
  classOf: (bore: number, pipeClass: string) => `${bore}\u00a0nb ${pipeClass}`,
  sheetOf: (thickness: string, width: string) => `${thickness}\u00a0mm, ${width}\u00a0mm\u00a0wide`,
  onePiece: (figure: string) => `${figure} no.`,
  pieces: (figure: string) => `${figure} nos`,
  metres: (figure: string) => `${figure}\u00a0m`,
  kg: (figure: string) => `${figure}\u00a0kg`,
  tonnes: (figure: string) => `${figure}\u00a0t`,
  /** "20 nos of 6 m" */
  piecesOf: (pieces: string, length: string) => `${pieces} of ${length}\u00a0m`,
  /** Names of the units next to their field. */
  units: { pieces: "nos", metres: "metres", kg: "kg", tonnes: "tonnes" },
  sizes: (count: number) => (count === 1 ? "1 size" : `${count} sizes`),
  lines: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
  withoutWeight: (lines: number) =>
    lines === 1 ? "1 line without weight" : `${lines} lines without weight`,
  andWithoutWeight: (tonnes: string, lines: number) =>
    `${tonnes} and ${lines} ${lines === 1 ? "line" : "lines"} without weight`,
  andMore: (lines: number) => `and ${lines} ${lines === 1 ? "line" : "lines"} without weight`,
  oldChart: "Old trade chart",
  oldChartOf: (figures: string) => `Old trade chart: ${figures}`,

  add: "Add to inquiry",
  onList: (quantities: string) => `On your list: ${quantities}`,
  isOnList: "On your list",
  addedWithout: (what: string) => `${what}: added.`,
  unit: "Unit",
  addMore: (amount: string) => `Add ${amount} more`,
  changeTo: (quantity: string) => `Change to ${quantity}`,
  quantity: "Quantity",
  /** What a buyer says about goods without a table of sizes. */
  remark: "Colour, thickness, size",
  remarkHint: "As you would say it on the phone.",
  added: (name: string, quantity: string) => `${name}, ${quantity}: added.`,
  changed: (name: string, quantity: string) => `${name}: now ${quantity}.`,
  size: "Size",
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
  leftOut: (most: number, count: number) =>
    `The list takes ${most} lines: ${count === 1 ? "1 more was" : `${count} more were`} left out.`,
  beginningMissing: "The beginning of this link is missing. Check the list.",
  endMissing: "The end of this link is missing. Check the last line and that all lines are here.",
  ambiguous: (typed: string, decimal: string, whole: string) =>
    `“${typed}” can mean ${decimal} or ${whole}. Enter the one you mean.`,

  patternNote: "Approximate: the weight of the pattern varies from mill to mill.",
  oldDimensionsNote: (dimensions: string) =>
    `The old trade chart is for flange width × web × flange thickness ${dimensions}\u00a0mm.`,
  cornerNote: (percent: string) =>
    `Outer corner radius 2t as in IS 4923. With the larger corners of EN 10219 the weight is ${percent} % less.`,
  radiiNote: "Root and toe radii are as IS 808 has them for these legs.",
  filletNote: {
    channel: (least: number, most: number) =>
      `Root fillets are not included: channels to IS 808 weigh ${least} to ${most} % more than this formula gives.`,
    beam: (least: number, most: number) =>
      `Root fillets are not included: beams to IS 808 weigh ${least} to ${most} % more than this formula gives.`,
  },

  inquiryList: "Inquiry list",
  /** Begins the message in every way of sending. */
  askForPrice: "Please quote for this list.",
  total: (tonnes: string) => `Total: ${tonnes} tonnes (theoretical)`,
  totalWithout: (tonnes: string, lines: number) =>
    `Total: ${tonnes} tonnes (theoretical) and ${lines} ${lines === 1 ? "line" : "lines"} without weight`,
  oldChartTotal: (tonnes: string) => `Old trade chart, total: ${tonnes} tonnes`,
}
