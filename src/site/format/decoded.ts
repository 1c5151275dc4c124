/** A part of an address as people write it: "/संपर्क". What cannot be decoded stays as it is: "/50%". */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
