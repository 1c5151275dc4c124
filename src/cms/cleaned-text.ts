/** What a field is for, as far as its text is cleaned by it; the model names it in the field's widget. */
export type Cleaning = "phone" | "email" | "address"

/**
 * Marks that no eye sees and that come along from messengers, contact cards and web pages: marks of direction, blanks of no
 * width, byte order marks. The joiners of Indian scripts are not among them.
 */
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD]/g

/** Blanks at which no line breaks, and others that look like a plain one. */
const blanks = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g

/** What is pasted, without what would be refused although nobody can see it. */
export function cleanedPaste(text: string, cleaning?: Cleaning): string {
  const plain = text.replace(unseen, "").replace(blanks, " ")
  return cleaning ? cleanedField(plain, cleaning) : plain
}

/** The text of a field that was left, in the form the site can use. */
export function cleanedField(text: string, cleaning: Cleaning): string {
  const plain = text.replace(unseen, "").replace(blanks, " ").trim()
  switch (cleaning) {
    case "phone":
      return plain
        .replace(/^tel:/i, "")
        .replace(/[\u2010-\u2015\u2212]/g, "-")
        .replace(/[()[\]./]/g, " ")
        .replace(/\s*-\s*/g, "-")
        .replace(/\s+/g, " ")
        .trim()
    case "email":
      return plain.replace(/^mailto:/i, "").replace(/^<|>$/g, "")
    case "address":
      return plain
  }
}
