import type { PostalAddress } from "schema-dts"

/**
 * A postal address from text: the last part is the state, the one before it the city, the rest the street. "Pipe
 * Market, Ghaziabad, Uttar Pradesh 201001"
 */
export function postalAddress(written: string): Exclude<PostalAddress, string> {
  const pin = /\b\d{3} ?\d{3}\b/.exec(written)?.[0]
  const parts = written
    .replace(pin ?? "", "")
    .split(/[,\n]/)
    .map((part) => part.replace(/^[\s-]+|[\s-]+$/g, ""))
    .filter((part) => part !== "" && part.toLowerCase() !== "india")
  const region = parts.pop()
  const locality = parts.pop()
  return {
    "@type": "PostalAddress",
    ...(parts.length > 0 ? { streetAddress: parts.join(", ") } : {}),
    ...(locality ? { addressLocality: locality } : {}),
    ...(region ? { addressRegion: region } : {}),
    ...(pin ? { postalCode: pin.replace(" ", "") } : {}),
    addressCountry: "IN",
  }
}
