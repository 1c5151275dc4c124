/** Recognises placeholders, which are not published for search engines. */

/** Whether a telephone number is made of zeros. */
export function isZeroNumber(text: string): boolean {
  return /^\+?[\d -]+$/.test(text) && /0{7}/.test(text.replace(/[ -]/g, ""))
}

/** Whether a web or e-mail address is at a domain reserved for examples. */
export function isExampleAddress(text: string): boolean {
  return /\bexample\.(com|org|net)\b/i.test(text)
}

/** Whether an address is a social network itself, not a profile there. */
export function isNetworkHome(address: string): boolean {
  return addressFrom(address)?.pathname === "/"
}

/** An address in its parts, or null for what is none. `URL.canParse` and `URL.parse` are too new for the site's browsers. */
export function addressFrom(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
