/**
 * A run from its first Devanagari letter to the last before a Latin one: "पाइप 50 × 50, चादर" is one run, including its size.
 * All Devanagari on this site is Hindi.
 */
const hindi = /([\u0900-\u097F](?:[^A-Za-z]*[\u0900-\u097F])?)/

/** Splits a text: parts at odd positions are Hindi, the others in the language of the page. */
export function partsByLanguage(text: string): string[] {
  return text.split(hindi)
}
