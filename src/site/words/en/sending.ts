/** Words around what is printed, copied or sent, and of the sent list that is put back. */
export const sending = {
  print: "Print",
  copyBlocked: "Your browser blocked copying. Copy the text from the box.",
  textToCopy: "Text to copy",
  listBack: "Your list is back.",
  sentOn: (count: string, day: string) => `You sent a list of ${count} on ${day}.`,
  sentBefore: (count: string) => `You have sent a list of ${count}.`,
  putBack: "Take it up again",
  sentIt: "Sent it? Then your next inquiry begins with an empty list.",
  markSent: "Yes, it is sent",
  markedSent: "The list is marked as sent.",
  leftInBox: (count: number) =>
    count === 1
      ? "1 line in the box is not on the list. It goes along as written."
      : `${count} lines in the box are not on the list. They go along as written.`,
}
