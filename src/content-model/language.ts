/**
 * From the first Devanagari letter to the last before a Latin one: "पाइप 50 × 50, चादर" is one run, its size with it.
 * Editors of this company who write Devanagari write Hindi.
 */
const hindi = /([\u0900-\u097F](?:[^A-Za-z]*[\u0900-\u097F])?)/

/** A text in parts: those at odd places are in Hindi, the others in the language of the page. */
export function partsByLanguage(text: string): string[] {
  return text.split(hindi)
}
