import texts from "./cutting-texts.json"
/** Words of the cutting list, which no other page loads. */
export const cutting = {
  ...texts.cutting,
  fieldOf: (field: string, row: number) => `${field}, row ${row}`,
  removeRow: (row: number) => `Remove row ${row}`,
  tooMany: (most: number, rows: number) =>
    `The list takes ${most} rows. Nothing of the ${rows} is taken: make a second list of a part.`,
  noSection: (typed: string) =>
    `No size is found for “${typed}”. Write it like 50x50x3 or ISMC 100.`,
  between0: (most: number) => `Enter a figure from 0 to ${most}.`,
  tooManyLengths: (most: number) => `Enter at most ${most} lengths of bars.`,
  toCorrect: (rows: number) =>
    rows === 1
      ? "1 row is to be corrected; it is not planned."
      : `${rows} rows are to be corrected; they are not planned.`,
  barsOf: (count: number, length: string) =>
    `${count === 1 ? "1 bar" : `${count} bars`} of ${length}`,
  notBest: (least: string) => `No plan can do with less than ${least}.`,
  tooLong: (pieces: string, length: string) =>
    `Longer than ${length}, so not in this plan: ${pieces}.`,
  noBarLeft: (pieces: string) => `No bar is left for: ${pieces}.`,
  like: (bars: number) => (bars === 1 ? "1 bar like this" : `${bars} bars like this`),
  offcut: (length: string, weight: string) => `offcut ${length}, ${weight}`,
  offcuts: (length: string, weight: string, percent: string) =>
    `Offcuts and cuts: ${length}, ${weight}, ${percent} of the bars`,
  countOf: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
  forMarks: (marks: string) => `For ${marks}`,
}
