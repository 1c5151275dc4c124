/** Characters a search engine shows of a title, and of a description. */
export const longestTitle = 60
export const longestDescription = 160

/** The title of a page with the company's name, where both fit. */
export function titleWithCompany(title: string, company: string): string {
  const full = `${title} | ${company}`
  return full.length <= longestTitle ? full : title
}

/** Name and address of a branch, then what can be had there; without the address where all three are too long. */
export function branchDescription(
  { name, address }: { readonly name: string; readonly address: string },
  offer: string,
): string {
  const place = address.replace(/\s*\n\s*/g, ", ")
  const whole = `${name}: ${place}. ${offer}`
  return whole.length <= longestDescription ? whole : `${name}: ${offer}`
}
