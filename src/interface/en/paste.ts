/** Words of the box for pasting a requirement. */
export const paste = {
  nothingPasted: "Paste or type at least one size.",
  read: "Read the sizes",
  readAgain: "The box has changed, so it was read again. Check the lines, then add them.",
  linesRead: "Lines read",
  chooseOne: "Choose at least one size.",
  nothingToAdd: "Nothing to add yet",
  addSizes: (sizes: string) => `Add ${sizes}`,
  sizesAdded: (sizes: string) => `${sizes} added.`,
  linesLeft: (count: number) =>
    count === 1 ? "One line is left in the box." : `${count} lines are left in the box.`,
  loading: "Loading the size tables …",
  notLoaded: "The size tables could not be loaded. Check your connection and press again.",
}
