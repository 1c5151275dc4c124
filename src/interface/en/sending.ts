/** Words around what is printed, copied or sent, and of the sent list that is put back. */
export const sending = {
  print: "Print",
  copyBlocked: "Your browser blocked copying. Copy the text from the box.",
  textToCopy: "Text to copy",
  listEmpty: "The list is empty.",
  listBack: "Your sizes are back on the list.",
  sentList: {
    one: "The list you sent (1 size) was taken off your inquiry list, so that your next inquiry does not repeat it.",
    more: (count: number) =>
      `The list you sent (${count} sizes) was taken off your inquiry list, so that your next inquiry does not repeat it.`,
  },
  putBack: "Put it back",
  sentIt: "Sent it? Then empty the list, so that your next inquiry does not repeat it.",
  emptyList: "Empty the list",
}
