/** @type {Readonly<Record<string, "html" | "css" | "js" | "font" | "image">>} */
const kinds = { Document: "html", Stylesheet: "css", Script: "js", Font: "font", Image: "image" }

/**
 * Counts what a page fetches. Returns a function that gives the files requested so far, or until "load", and the transferred
 * bytes of their bodies by kind.
 *
 * @param {import("@playwright/test").CDPSession} session on the page, opened before the page loads
 */
export async function watchTraffic(session) {
  /** @type {Map<string, { url: string, type: string, asked: number, bytes: number, headers?: number }>} */
  const files = new Map()
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other", timestamp }) => {
    if (!request.url.startsWith("http")) return
    files.set(requestId, { url: request.url, type, asked: timestamp, bytes: 0 })
  })
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    const file = files.get(requestId)
    if (file) Object.assign(file, { type, headers: response.encodedDataLength })
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) file.bytes = Math.max(0, encodedDataLength - (file.headers ?? 0))
  })
  let loaded = Infinity
  session.on("Page.loadEventFired", ({ timestamp }) => {
    loaded = timestamp
  })
  await session.send("Network.enable")
  await session.send("Page.enable")

  return (/** @type {"now" | "load"} */ until = "now") => {
    const arrived = [...files.values()].filter(({ asked }) => until === "now" || asked < loaded)
    const bytes = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0, all: 0 }
    for (const { type, bytes: some } of arrived) {
      bytes[kinds[type] ?? "other"] += some
      bytes.all += some
    }
    return { bytes, files: arrived }
  }
}
