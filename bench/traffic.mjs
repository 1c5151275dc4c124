/**
 * Counts what a page fetches. Returns a function that gives the files requested so far, with the transferred bytes of their bodies.
 *
 * @param {import("@playwright/test").CDPSession} session on the page, opened before the page loads
 */
export async function watchTraffic(session) {
  /** @type {Map<string, { type: string, asked: number, bytes: number, headers?: number }>} */
  const files = new Map()
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other", timestamp }) => {
    if (!request.url.startsWith("http")) return
    files.set(requestId, { type, asked: timestamp, bytes: 0 })
  })
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    const file = files.get(requestId)
    if (file) Object.assign(file, { type, headers: response.encodedDataLength })
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) file.bytes = Math.max(0, encodedDataLength - (file.headers ?? 0))
  })
  await session.send("Network.enable")
  return () => [...files.values()]
}
