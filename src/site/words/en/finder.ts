/** Words of the size finder before it has an answer. */
export const finder = {
  name: "Size finder",
  clear: "Clear all",
  loading: "Loading the sizes …",
  size: "Size",
  find: "Find",
  seeSizes: "See the sizes",
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
  /** Around the telephone number. */
  notLoaded: {
    before: "The sizes could not be loaded. Check your connection and try again, or call ",
    after: " and ask for the size.",
  },
  tryAgain: "Try again",
  lineUp: "Angle, tube, pipe, channel, square section and beam drawn at one scale",
}
