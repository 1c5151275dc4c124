import * as React from "react"
import { decoded } from "../format/texts"

/** Start of a packed fragment in an address. */
const MARK = "#z="

/** Whether the fragment of an address is packed. */
export function isPacked(hash: string): boolean {
  return hash.startsWith(MARK)
}

/** The same address with its fragment packed, where the browser can do that. Never rejects. */
export async function shortLink(link: string): Promise<string> {
  const start = link.indexOf("#")
  return packed(link.slice(start + 1)).then(
    (text) => link.slice(0, start) + MARK + text,
    () => link,
  )
}

/** The fragment of an address unpacked. One that was damaged stays packed. Never rejects. */
export async function plainHash(hash: string): Promise<string> {
  const text = isPacked(hash) ? await unpacked(withoutBreaks(hash.slice(MARK.length))) : null
  return text === null ? hash : `#${text}`
}

/** The fragment of an address unpacked; undefined until that is done, a moment later. */
export function usePlainHash(hash: string): string | undefined {
  const plain = useMade(isPacked(hash) ? hash : null, plainHash)
  return isPacked(hash) ? plain : hash
}

/** Mail breaks long lines, and takes a full stop after a link for a part of it. */
export function withoutBreaks(text: string): string {
  return text.replace(/\s+/g, "").replace(/[.,;:!?)>\]"'”’]+$/, "")
}

/** Longer ones were made by nobody's list, and could unpack to more than a phone can hold. */
const LONGEST = 200_000

/**
 * The fragment of an address made short: deflated, as base64url, with a sum of its bytes in front, so that no damage goes unseen.
 * Letters of other scripts are packed as themselves, a ninth of what they are in an address.
 *
 * @param text of characters that addresses leave alone
 */
export async function packed(text: string): Promise<string> {
  const plain = text.replace(/(?:%[89A-F][0-9A-F])+/g, decoded)
  const bytes = await through(new TextEncoder().encode(plain), new CompressionStream("deflate-raw"))
  const sum = sumOf(bytes)
  const all = [sum >> 8, sum & 255, ...bytes].map((byte) => String.fromCharCode(byte))
  return btoa(all.join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}

/** The text that was packed; null for one that was cut or damaged. Never rejects. */
export async function unpacked(text: string): Promise<string | null> {
  if (text.length > LONGEST) return null
  try {
    const all = atob(text.replaceAll("-", "+").replaceAll("_", "/"))
    const [high, low, ...codes] = Array.from(all, (sign) => sign.charCodeAt(0))
    const bytes = Uint8Array.from(codes)
    if (sumOf(bytes) !== high * 256 + low) return null
    const plain = await through(bytes, new DecompressionStream("deflate-raw"))
    return new TextDecoder().decode(plain).replace(/\P{ASCII}+/gu, encodeURIComponent)
  } catch {
    return null
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const changed = new Response(bytes).body?.pipeThrough(change)
  return new Uint8Array(await new Response(changed).arrayBuffer())
}

/** Of 16 bits. */
function sumOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => (sum * 31 + byte) % 65_521, 1)
}

/**
 * What is made of a text, once it is made; undefined until then, and for no text.
 *
 * @param make never rejects, and is the same function each time
 */
export function useMade<Made>(
  text: string | null,
  make: (text: string) => Promise<Made>,
): Made | undefined {
  const [made, setMade] = React.useState<{ readonly of: string; readonly is: Made }>()
  React.useEffect(() => {
    if (text === null) return
    let isAwaited = true
    void make(text).then((is) => (isAwaited ? setMade({ of: text, is }) : undefined))
    return () => {
      isAwaited = false
    }
  }, [text, make])
  return made && made.of === text ? made.is : undefined
}
