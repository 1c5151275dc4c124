/** The address that dials a number written for people: "1800 000 0000" is tel:18000000000 */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`
}

/** The address that opens a WhatsApp chat, with a text to start from if one is given. A number without its country is Indian. */
export function whatsappLink(number: string, message?: string): string {
  const isWhole = number.trim().startsWith("+")
  const digits = number.replace(/\D/g, "").replace(/^0?(?=\d{10}$)/, isWhole ? "" : "91")
  return `https://wa.me/${digits}${message ? `?text=${encodeURIComponent(message)}` : ""}`
}

/** A mailto address (RFC 6068): line ends become CRLF, spaces %20. */
export function mailtoLink(address: string, { subject, body }: { subject: string; body: string }) {
  const to = encodeURIComponent(address).replace(/%40/g, "@")
  const lines = body.replace(/\r?\n/g, "\r\n")
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
