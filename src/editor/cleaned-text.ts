/** How the text of a field is cleaned. The model sets it in the field's widget. */
export type Cleaning = "phone" | "email" | "address" | "link"

/**
 * Invisible characters that come along from messengers, contact cards and web pages: direction marks, zero-width spaces, byte
 * order marks. The joiners of Indian scripts are not among them.
 */
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD]/g

/** No-break spaces and others that look like a plain one. */
const blanks = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g

/** The pasted text without characters that would be refused although nobody can see them. */
export function cleanedPaste(text: string, cleaning?: Cleaning): string {
  const plain = text
    .replace(unseen, "")
    .replace(blanks, " ")
    .replace(/\r\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
  return cleaning ? cleanedField(plain, cleaning) : plain
}

/** The text of a field the editor has left, as the site can use it. */
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
    case "link":
      return /^www\./i.test(plain) ? `https://${plain}` : plain
    case "address":
      return plain
  }
}
