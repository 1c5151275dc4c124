/** Tells placeholders from real content: they are not given to search engines. */

/** A telephone number made of zeros. */
export function isZeroNumber(text: string): boolean {
  return /^\+?[\d -]+$/.test(text) && /0{7}/.test(text.replace(/[ -]/g, ""))
}

/** An address, of a page or an e-mail, at a domain reserved for examples. */
export function isExampleAddress(text: string): boolean {
  return /\bexample\.(com|org|net)\b/i.test(text)
}

/** The address of a social network itself, not of a profile there. */
export function isNetworkHome(address: string): boolean {
  return URL.canParse(address) && new URL(address).pathname === "/"
}
