/** Long enough for a browser to ask where the file should go. */
const REVOKE_AFTER = 60_000

/** Hands a text to the visitor as a file, without asking a server for it. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement("a"), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER)
}
