import { mailtoLink, whatsappLink } from "../format/phoneLinks"

/** What is sent, in plain text. */
export interface Message {
  /** What matters first: how many lines, the total, name, date and place. */
  readonly head: readonly string[]
  /** The lines of the list, each of one or more lines of text. */
  readonly items: readonly string[]
  /** What stands below them: sums, reasons. */
  readonly tail?: readonly string[]
  /** The address that opens all of it; null until it is made, or without one. */
  readonly link: string | null
}

/** As much of a message as a way of sending takes. */
export interface WayText {
  readonly text: string
  /** The number of items that are not in it. */
  readonly left: number
  /** Whether nothing but the link is left out. */
  readonly isWhole: boolean
  readonly isLinked: boolean
}

/**
 * The sentence of a message about what is left out of it.
 *
 * @param left how many items; 0 if the head itself was cut
 */
export type LeftOut = (left: number, isLinked: boolean) => string

/**
 * The best text of a message that fits: whole, with the link below; whole without link; without the tail; the first items, how many
 * are left out, and the link; what matters and the link; the first items without link. If not even the head fits, its beginning.
 *
 * @param longest no text with more characters is taken
 */
export function textWithin(
  { head, items, tail = [], link }: Message,
  longest: number,
  isTaken: (text: string) => boolean,
  say: LeftOut,
): WayText {
  const fits = (text: string) => text.length <= longest && isTaken(text)
  const made = (count: number, below: readonly string[], address: string | null): WayText => {
    const left = items.length - count
    const isWhole = left === 0 && below.length === tail.length
    const said = isWhole ? [] : [say(left, address !== null)]
    const text = textOf([head, [...items.slice(0, count), ...said], below, linkOf(address)])
    return { text, left, isWhole, isLinked: address !== null }
  }
  // Of a long list only the beginning is tried.
  let length = 0
  const end = items.findIndex((item) => (length += item.length) > longest)
  const all = items.length
  const whole =
    end < 0 && [made(all, tail, link), made(all, tail, null)].find(({ text }) => fits(text))
  if (whole) return whole
  for (const [below, address] of [
    [tail, link] as const,
    [[], link] as const,
    [[], null] as const,
  ]) {
    const count = most(end < 0 ? all : end, (n) => fits(made(n, below, address).text))
    if (count > 0 || (count === 0 && below.length === 0)) return made(count, below, address)
  }
  const letters = Array.from(textOf([head]))
  const cut = (count: number): WayText => {
    const text = textOf([[`${letters.slice(0, count).join("")} …`, say(all, false)]])
    return { text, left: all, isWhole: false, isLinked: false }
  }
  return cut(
    Math.max(
      0,
      most(letters.length, (n) => fits(cut(n).text)),
    ),
  )
}

/** The whole text of a message. */
export function wholeText({ head, items, tail = [], link }: Message): string {
  return textOf([head, items, tail, linkOf(link)])
}

const linkOf = (link: string | null) => (link === null ? [] : [link])

/** Parts with a blank line between, without no-break spaces, which some programs show as boxes. */
function textOf(parts: readonly (readonly string[])[]): string {
  return parts
    .map((part) => part.filter(Boolean).join("\n").trim())
    .filter(Boolean)
    .join("\n\n")
    .replaceAll("\u00a0", " ")
}

/** The largest count up to `end` that is taken, as all below it are; -1 if none is. */
function most(end: number, isTaken: (count: number) => boolean): number {
  let [taken, refused] = [-1, end + 1]
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2)
    if (isTaken(middle)) taken = middle
    else refused = middle
  }
  return taken
}

/** WhatsApp cuts longer messages. */
const LONGEST_CHAT = 4000

/** As much of a message as WhatsApp takes. */
export function chatText(message: Message, say: LeftOut): WayText {
  return textWithin(message, LONGEST_CHAT, () => true, say)
}

/** The address that opens a chat with it, and what that leaves out. */
export function chatWay(number: string, message: Message, say: LeftOut) {
  const sent = chatText(message, say)
  return { ...sent, address: whatsappLink(number, sent.text) }
}

/** Mail programs on Windows open no longer addresses (2,048 characters), and say nothing. */
const LONGEST_MAILTO = 2000

/** The address that opens the mail program with as much of a message as that takes, and what it leaves out. */
export function mailWay(to: string, subject: string, message: Message, say: LeftOut) {
  const address = (body: string) => mailtoLink(to, { subject, body })
  const isTaken = (text: string) => address(text).length <= LONGEST_MAILTO
  const sent = textWithin(message, LONGEST_MAILTO, isTaken, say)
  return { ...sent, address: address(sent.text) }
}
