import type { PublishedContent } from "../published-content"

/**
 * The texts of entries as of the last build, by the names Git gives them. GitHub lists the files of a commit by these names, so
 * only what has changed since needs to be requested.
 *
 * @see https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
 */
export async function publishedBlobs(content: PublishedContent): Promise<Map<string, string>> {
  // Browsers have it on https and on this machine only.
  if (!("subtle" in crypto)) return new Map()
  const named = Object.values(content).map(async (entry) => {
    const text = `${JSON.stringify(entry, null, 2)}\n`
    return [await blobName(new TextEncoder().encode(text)), text] as const
  })
  return new Map(await Promise.all(named))
}

async function blobName(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const hash = await crypto.subtle.digest("SHA-1", new Uint8Array([...head, ...bytes]))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("")
}
