/** Words of the box for pasting a requirement. */
export const paste = {
  nothingPasted: "Paste or type at least one size.",
  read: "Read the sizes",
  readAgain: "The box has changed, so it was read again. Check the lines, then add them.",
  chooseOne: "Choose at least one size.",
  nothingToAdd: "Nothing to add yet",
  /** How many lines were read, are asked and go as written. */
  summary: (read: number, asked: number, written: number) =>
    [
      read === 1 ? "1 line read" : `${read} lines read`,
      ...(asked === 0 ? [] : [asked === 1 ? "1 needs an answer" : `${asked} need an answer`]),
      ...(written === 0 ? [] : [written === 1 ? "1 goes as written" : `${written} go as written`]),
    ].join(", ") + ".",
  add: (lines: number) => (lines === 1 ? "Add 1 line" : `Add ${lines} lines`),
  added: (lines: number) => (lines === 1 ? "1 line added." : `${lines} lines added.`),
  linesLeft: (count: number) =>
    count === 1 ? "One line is left in the box." : `${count} lines are left in the box.`,
  loading: "Loading the size tables …",
  notLoaded: "The size tables could not be loaded. Check your connection and press again.",
}
