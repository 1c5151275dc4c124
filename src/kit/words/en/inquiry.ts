import { counted } from "../sentences"
import { steel } from "./steel"
import texts from "./inquiry-texts.json"

/** Words of the page with the inquiry list and of its CSV file and print. */
export const list = {
  ...steel,
  ...texts.list,
  changeWords: (name: string) => `Change the words of ${name}`,
  less: (name: string) => `Less of ${name}`,
  more: (name: string) => `More of ${name}`,
  amountOf: (name: string) => `Quantity of ${name}`,
  stillCounted: (quantity: string) => `The list still has ${quantity}.`,
  pieceLengthOf: (name: string) => `Length of a piece of ${name} in metres or feet`,
  removed: (what: string) => `${what} removed.`,
  replaced: (count: string) => `Your list of ${count} was replaced.`,
  opened: (count: string) => `This list is now yours: ${count}.`,
  kept: {
    ...texts.list.kept,
    same: (day: string) => `Same as on ${day}`,
    /** How many lines, the weight, and how many sizes are still to be settled. */
    about: (count: string, total: string, open: number) =>
      `${count}, ${total}${open === 0 ? "" : `, ${counted(open, "question")} open`}`,
    taken: (count: number, left: number) =>
      `${counted(count, "list")} taken.${left === 0 ? "" : ` There is room for ten: ${left} left out. Delete some and take them again.`}`,
  },
  rateOf: (name: string) => `Rate of ${name}`,
  notInSum: (lines: number) =>
    `${counted(lines, "line is not in the sum: it has", "lines are not in the sum: they have")} no weight or no rate.`,
  subject: (company: string, sizes: string) => `Inquiry to ${company}: ${sizes}`,
  noSuchSize: (size: string) => `Nothing was added: our tables do not list “${size}”.`,
  linkOpens: (sizes: string) => `This list: ${sizes}`,
  ownHas: (count: string) =>
    `Your own list in this browser has ${count}. If you add the lists, the same sizes are added up.`,
}

/** Words of the box for pasting a requirement. */
export const paste = {
  ...texts.paste,
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
  ...texts.reading,
  meaningOf: (line: string) => `What is meant by ${line}`,
  unclear: (text: string) => `It is not clear what “${text}” means. Is this right?`,
  unknownWord: (word: string) => `“${word}” was not understood. Is this the size?`,
  manyMatch: (count: number) => `${count} sizes match. Choose one.`,
  quantityOrPiece: (weight: string) => `Is ${weight} the quantity, or the weight of one length?`,
  notUnderstood: (parts: string) => `Not understood: ${parts}.`,
  outsideRange: (least: string, most: string) =>
    `Outside our range of ${least} to ${most} mm: ask if we can supply it.`,
  piecesOrLength: (count: number) =>
    `Are these ${count} pieces? For a length of ${count} m, write “${count} m”.`,
  twoWays: (text: string) => `“${text}” can be read in two ways. Write it without a comma.`,
  makesUnclear: (text: string) => `“${text}” makes the size or the quantity unclear.`,
  scheduleWall: (text: string) =>
    `“${text}” is a thickness by schedule. Choose the thickness in mm.`,
  readAsTonnes: (text: string) => `“${text}” at the end was read as tonnes.`,
  tradeWall: (text: string, mm: string) => `“${text}” is ${mm}\u00a0mm in the trade.`,
  misspelt: (typed: string, word: string) => `“${typed}” was read as “${word}”.`,
  insulation: (text: string) => `${text} is more than the wall of any pipe. Is that insulation?`,
  refusal: (text: string) => `“${text}” may mean that it is not wanted: it goes as written.`,
  byPiece: (weight: string, length: string) =>
    `These weigh about ${weight} a piece of ${length}. Coating counts as steel. Choose one.`,
  lighter: (share: string) => `${share}\u00a0% lighter than listed`,
  heavier: (share: string) => `${share}\u00a0% heavier than listed`,
  perMetre: (text: string) => `“${text}” is the weight of a metre, not a quantity.`,
  usedFor: (use: string) => `Of what we list, these are used for “${use}”.`,
  pieceLength: (least: string, most: string) => `A piece is ${least} to ${most} m long.`,
  notListed: (what: string) => `We do not list ${what}.`,
  /** The word as typed, with the common name of what it means. */
  wordFor: (word: string, name: string) => `“${word}” (${name})`,
}

/** Words around what is printed, copied or sent, and of the sent list that is put back. */
export const sending = {
  ...texts.sending,
  /** Below the buttons. `left`: the number of lines that a way leaves out; 0 if it cuts the text itself. */
  leftOut: (way: string, left: number, isLinked: boolean) =>
    `${way}: ${left === 0 ? "part of the text" : counted(left, "line")} will not fit. ${isLinked ? "The message says so and has the link to all." : "The message says so."} To send everything, press “Copy text” and paste it.`,
  /** The same in the message itself, in the visitor's name. */
  inMessage: (left: number, isLinked: boolean) =>
    `${left === 0 ? "There is more" : counted(left, "more line")}${isLinked ? ", in the link below." : ": I send it separately."}`,
  leftInBox: (count: number) =>
    `${counted(count, "line in the box is not on the list. It goes", "lines in the box are not on the list. They go")} along as written.`,
}

/** Words of the inquiry form, of its faults and of the message it composes. */
export const form = {
  ...texts.form,
  refused: (status: number) => `The server did not accept it (error ${status}).`,
  timeout: (seconds: number) =>
    `The server did not answer within ${seconds} seconds. Your inquiry may still have arrived.`,
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
  subject: (to: string, from: string) => `Inquiry to ${to} from ${from}`,
}
