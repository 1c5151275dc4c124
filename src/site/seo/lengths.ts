/** How many characters of a title search engines show. */
export const longestTitle = 60
/** How many characters of a description search engines show. */
export const longestDescription = 160

/** The page's title with the company's name, if both fit. */
export function titleWithCompany(title: string, company: string): string {
  const full = `${title} | ${company}`
  return full.length <= longestTitle ? full : title
}

/** Description of a branch page: name, address and offer; without the address if too long. `stop` ends a sentence. */
export function branchDescription(
  { name, address }: { readonly name: string; readonly address: string },
  offer: string,
  stop: string,
): string {
  const place = address.replace(/\s*\n\s*/g, ", ")
  const whole = `${name}: ${place}${stop} ${offer}`
  return whole.length <= longestDescription ? whole : `${name}: ${offer}`
}
