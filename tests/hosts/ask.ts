import { request } from "node:http"

export interface Answer {
  readonly status: number
  /** Every header as often as it came, by its name in lower case. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  /** The bytes as they came, compressed or not. */
  readonly body: Buffer
  /** Where a redirect leads, without the address of the host itself: "/about". */
  readonly leadsTo: string | undefined
}

/** Asks a server for an address. Follows no redirect and unpacks nothing. */
export function ask(
  origin: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(address, origin), { headers, timeout: 30_000 }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("error", reject)
      response.on("end", () => {
        const found = new Map<string, string[]>()
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const name = (response.rawHeaders[index] ?? "").toLowerCase()
          found.set(name, [...(found.get(name) ?? []), response.rawHeaders[index + 1] ?? ""])
        }
        resolve({
          status: response.statusCode ?? 0,
          headers: found,
          body: Buffer.concat(parts),
          leadsTo: found.get("location")?.[0]?.replace(origin, ""),
        })
      })
    })
    asked.on("timeout", () => asked.destroy(new Error(`${address} was not answered in 30 s`)))
    asked.on("error", reject)
    asked.end()
  })
}
