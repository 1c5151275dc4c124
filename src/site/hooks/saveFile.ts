/** Milliseconds; long enough for a browser to ask where to save the file. */
const REVOKE_AFTER = 60_000

/** Saves a text as a file on the visitor's device. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement("a"), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER)
}
