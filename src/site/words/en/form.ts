/** Words of the inquiry form, of its faults and of the message it composes. */
export const form = {
  seeList: "See the list",
  backToForm: "Back to the form",
  consent: "Consent",
  sending: "Sending your inquiry …",
  tooQuick: "That was too quick. Please press the button again.",
  notSent: "Your inquiry was not sent",
  /** After the reason. */
  stillHere: "Everything you typed is still here. Press the button again, or send it another way.",
  refused: (status: number) => `The server did not accept it (error ${status}).`,
  timeout: (seconds: number) =>
    `The server did not answer within ${seconds} seconds. Your inquiry may still have arrived.`,
  unreachable: "The server could not be reached. Check your connection.",
  optional: "(optional)",
  choose: "Choose",
  trap: "Leave this empty",
  copied: "Copied.",
  longMessage:
    "Some apps cut long messages. If yours arrives incomplete, copy it here and paste it there.",
  yourMessage: "Your message",
  copyMessage: "Copy the message",

  /** Each fault has a brief form after the name of its field, and a sentence at the field. */
  faults: (count: number) =>
    `${inWords(count, true)} ${count === 1 ? "thing" : "things"} to correct`,
  name: { brief: "enter your name", sentence: "Enter your name." },
  message: {
    brief: "mention at least one size or product",
    sentence: "Mention at least one size or product.",
  },
  tick: {
    brief: "tick the box",
    sentence: "Tick the box so that we can use your details to reply.",
  },
  emailBrief: "enter the full address",
  emailWithoutAt: (email: string) => `${emailSentence(email)} The @ is missing.`,
  emailWithSpace: (email: string) => `${emailSentence(email)} It cannot contain a space.`,
  emailIncomplete: (email: string) =>
    `${emailSentence(email)} The part before or after the @ is not complete.`,

  tenDigitsBrief: "enter ten digits",
  tenDigits: "Enter ten digits, for example 98100 00000.",
  tenDigitsNot: (count: number) =>
    `Enter ten digits, for example 98100 00000. You entered ${inWords(count)}.`,
  fullNumberBrief: "enter the full number",
  fullNumber: (typed: string) =>
    `Enter the full number after the country code, for example +971 50 123 4567. You entered ${typed}.`,
  after0Brief: "enter ten digits after the 0",
  after0: (count: number) =>
    `Enter ten digits after the 0, for example 0120 456 7890. You entered ${inWords(count)}.`,
  after91Brief: "enter ten digits after +91",
  after91: (count: number) =>
    `Enter ten digits after +91, for example +91 98100 00000. You entered ${inWords(count)}.`,

  /** Before the details in the message. */
  details: {
    name: "Name",
    company: "Company",
    phone: "Phone",
    email: "E-mail",
    city: "City",
    trade: "Trade",
    products: "Products",
  },
  subject: (to: string, from: string) => `Inquiry to ${to} from ${from}`,
}

function emailSentence(email: string): string {
  return `Enter the full address, for example name@example.com. You entered ${email}.`
}

const counts = "none one two three four five six seven eight nine ten eleven twelve".split(" ")

/** A count in words up to twelve, then in digits. */
function inWords(count: number, isFirst = false): string {
  const word = counts[count] ?? String(count)
  return isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
