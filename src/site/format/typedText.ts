/** What reorders letters or takes no room: some keyboards and programs leave it in a text. Joiners stay, Hindi and emoji need them. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/** A typed text without the space and the unseen characters around it, without those inside it, and without halves of emoji. */
export function typedText(text: string): string {
  return text
    .replace(UNSEEN, "")
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g, "")
}
