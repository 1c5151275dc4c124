import { mkdtemp, mkdir, rm, utimes, writeFile } from "node:fs/promises"
import http from "node:http"
import os from "node:os"
import path from "node:path"
import zlib from "node:zlib"
import { createStaticHost } from "../../../scripts/static-host.mjs"

const homePage = `<!doctype html><title>Home</title>${"<p>Steel tubes and pipes</p>".repeat(200)}`
const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

const files = {
  "index.html": homePage,
  "404.html": "<!doctype html><title>Not found</title>",
  "about/index.html": "<!doctype html><title>About</title>",
  "blog/दिल्ली/index.html": "<!doctype html><title>Delhi</title>",
  "admin/index.html": '<!doctype html><script src="cms.js"></script>',
  "admin/cms.js": "start()",
  "static/with space.txt": "spaced",
  "static/chart.csv": "size,mass\n",
  "static/section.dxf": "0\nSECTION\n",
  "static/chart.pdf": "%PDF-1.4",
  "static/film.mp4": video,
  "site.webmanifest": "{}",
  _redirects: [
    "# spelled correctly",
    "/gp-pipe /gs-pipe",
    "/old/* /about/:splat 302",
    "/elsewhere https://example.com/page?from=here  # another host",
    "/shown/* /about 200",
    "/admin /admin/ 301",
  ].join("\n"),
  _headers: [
    "/*",
    "  X-Frame-Options: DENY",
    "  Content-Security-Policy: default-src 'self'",
    "/admin/*",
    "  Content-Security-Policy: default-src 'self' 'unsafe-eval'",
    "  Cache-Control: no-cache",
    "/static/*.mp4",
    "  Cache-Control: public, max-age=31536000",
  ].join("\n"),
}

let directory
let server

async function write(name, bytes) {
  const file = path.join(directory, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
  return file
}

function listen(host) {
  return new Promise((resolve) => host.listen(0, "127.0.0.1", () => resolve(host)))
}

/** One request exactly as given: no address is tidied, no redirect followed, nothing unpacked. */
function ask(target, { method = "GET", headers = {}, from = server } = {}) {
  return new Promise((resolve, reject) => {
    const { port } = from.address()
    const request = http.request(
      { host: "127.0.0.1", port, path: target, method, headers, agent: false },
      (response) => {
        const chunks = []
        response.on("data", (chunk) => chunks.push(chunk))
        response.on("end", () => {
          const bytes = Buffer.concat(chunks)
          resolve({
            status: response.statusCode,
            headers: response.headers,
            bytes,
            text: `${bytes}`,
          })
        })
        response.on("error", reject)
      },
    )
    request.on("error", reject)
    request.end()
  })
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "static-host-"))
  for (const [name, bytes] of Object.entries(files)) await write(path.join("public", name), bytes)
  await write("secret.txt", "secret")
  server = await listen(createStaticHost({ directory: path.join(directory, "public") }))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(directory, { recursive: true, force: true })
})

describe("addresses", () => {
  test.each([
    ["/", "Home"],
    ["/about", "About"],
    ["/about?product=ms-angle", "About"],
    ["/blog/%E0%A4%A6%E0%A4%BF%E0%A4%B2%E0%A5%8D%E0%A4%B2%E0%A5%80", "Delhi"],
  ])("%s is a page without a redirect", async (address, title) => {
    const answer = await ask(address)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(`<title>${title}</title>`)
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
  })

  test.each([
    ["/about/", "/about"],
    ["/about/?a=1&b=%20", "/about?a=1&b=%20"],
    [
      "/blog/%E0%A4%A6%E0%A4%BF%E0%A4%B2%E0%A5%8D%E0%A4%B2%E0%A5%80/",
      "/blog/%E0%A4%A6%E0%A4%BF%E0%A4%B2%E0%A5%8D%E0%A4%B2%E0%A5%80",
    ],
    ["/index.html", "/"],
    ["/about/index.html", "/about"],
    ["/admin/index.html", "/admin/"],
    ["/admin", "/admin/"],
  ])("%s moves for good to %s", async (address, location) => {
    const answer = await ask(address)
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe(location)
  })

  test("the editor keeps the slash its relative script address needs", async () => {
    const answer = await ask("/admin/")
    expect(answer.status).toBe(200)
    expect(answer.text).toContain("cms.js")
    expect((await ask("/admin/cms.js")).text).toBe("start()")
  })

  test("an encoded file name is found", async () => {
    expect((await ask("/static/with%20space.txt")).text).toBe("spaced")
  })

  test.each([
    "/nothing",
    "/nothing/",
    "/about/nothing",
    "/static",
    "/static/chart.csv/",
    "//about/",
  ])("%s shows the page for unknown addresses with status 404", async (address) => {
    const answer = await ask(address)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain("<title>Not found</title>")
    expect(answer.headers["x-frame-options"]).toBe("DENY")
  })

  test.each([
    "/../secret.txt",
    "/about/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/..\\secret.txt",
    "/secret.txt%00.html",
    "/%",
    "/%c0%ae%c0%ae/secret.txt",
    "/_headers",
    "/_redirects",
    "/%5fheaders",
  ])("%s gives nothing away", async (address) => {
    const answer = await ask(address)
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain("secret")
    expect(answer.text).not.toContain("X-Frame-Options")
  })

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
    const answer = await ask("/about", { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe("GET, HEAD")
  })

  test("a folder without its own page for unknown addresses still answers 404", async () => {
    const empty = await mkdtemp(path.join(os.tmpdir(), "static-host-empty-"))
    const host = await listen(createStaticHost({ directory: empty }))
    const answer = await ask("/", { from: host })
    expect(answer.status).toBe(404)
    expect(answer.text).toBe("Not found\n")
    await new Promise((resolve) => host.close(resolve))
    await rm(empty, { recursive: true })
  })
})

describe("redirects of the site", () => {
  test.each([
    ["/gp-pipe", 301, "/gs-pipe"],
    ["/gp-pipe/", 301, "/gs-pipe"],
    ["/gp-pipe?a=1", 301, "/gs-pipe?a=1"],
    ["/old/a%20b/c", 302, "/about/a%20b/c"],
    ["/old", 302, "/about/"],
    ["/elsewhere?a=1", 301, "https://example.com/page?from=here"],
  ])("%s answers %i to %s", async (address, status, location) => {
    const answer = await ask(address)
    expect(answer.status).toBe(status)
    expect(answer.headers.location).toBe(location)
  })

  test("a rule with status 200 shows the other page in place", async () => {
    const answer = await ask("/shown/anything")
    expect(answer.status).toBe(200)
    expect(answer.text).toContain("About")
  })

  test("a line break in an address cannot add a header", async () => {
    const answer = await ask("/old/a%0d%0aSet-Cookie:%20b=1")
    expect(answer.headers["set-cookie"]).toBeUndefined()
    expect(answer.headers.location).toBe("/about/a%0D%0ASet-Cookie%3A%20b%3D1")
  })

  test("a redirect cannot be turned towards another host", async () => {
    expect((await ask("/old//example.com")).status).toBe(404)
  })
})

describe("headers", () => {
  test("a later rule replaces what an earlier one says", async () => {
    const { headers } = await ask("/admin/cms.js")
    expect(headers["content-security-policy"]).toBe("default-src 'self' 'unsafe-eval'")
    expect(headers["cache-control"]).toBe("no-cache")
    expect(headers["x-frame-options"]).toBe("DENY")
  })

  test("without a rule a page is asked for anew each time", async () => {
    const { headers } = await ask("/about")
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
    expect(headers["content-security-policy"]).toBe("default-src 'self'")
  })

  test("a missing file is not remembered as missing", async () => {
    const answer = await ask("/static/missing.mp4")
    expect(answer.status).toBe(404)
    expect(answer.headers["cache-control"]).toBe("no-cache")
  })

  test("a star matches within a file name", async () => {
    const { headers } = await ask("/static/film.mp4")
    expect(headers["cache-control"]).toBe("public, max-age=31536000")
  })

  test.each([
    ["/static/chart.csv", "text/csv; charset=utf-8"],
    ["/static/section.dxf", "image/vnd.dxf"],
    ["/static/chart.pdf", "application/pdf"],
    ["/static/film.mp4", "video/mp4"],
    ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/admin/cms.js", "text/javascript; charset=utf-8"],
  ])("%s is sent as %s", async (address, type) => {
    expect((await ask(address)).headers["content-type"]).toBe(type)
  })
})

describe("compression", () => {
  test.each([
    ["br", "br", zlib.brotliDecompressSync],
    ["gzip, deflate, br", "br", zlib.brotliDecompressSync],
    ["gzip", "gzip", zlib.gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", zlib.gunzipSync],
    ["*", "br", zlib.brotliDecompressSync],
  ])("a browser that accepts %s gets %s", async (accepted, encoding, unpack) => {
    const answer = await ask("/", { headers: { "accept-encoding": accepted } })
    expect(answer.headers["content-encoding"]).toBe(encoding)
    expect(answer.headers.vary).toBe("Accept-Encoding")
    expect(Number(answer.headers["content-length"])).toBe(answer.bytes.length)
    expect(answer.bytes.length).toBeLessThan(homePage.length / 5)
    expect(unpack(answer.bytes).toString()).toBe(homePage)
  })

  test.each(["", "identity", "br;q=0, gzip;q=0"])("%j means uncompressed", async (accepted) => {
    const answer = await ask("/", { headers: { "accept-encoding": accepted } })
    expect(answer.headers["content-encoding"]).toBeUndefined()
    expect(answer.text).toBe(homePage)
  })

  test("a video is never compressed", async () => {
    const answer = await ask("/static/film.mp4", { headers: { "accept-encoding": "br" } })
    expect(answer.headers["content-encoding"]).toBeUndefined()
    expect(answer.bytes).toEqual(video)
  })

  test("a changed file is compressed anew", async () => {
    const file = await write("public/changing.txt", "first")
    const headers = { "accept-encoding": "br" }
    const first = await ask("/changing.txt", { headers })
    await writeFile(file, "second")
    await utimes(file, new Date(), new Date(Date.now() + 5000))
    const second = await ask("/changing.txt", { headers })
    expect(zlib.brotliDecompressSync(first.bytes).toString()).toBe("first")
    expect(zlib.brotliDecompressSync(second.bytes).toString()).toBe("second")
    expect(second.headers.etag).not.toBe(first.headers.etag)
  })
})

describe("what the browser already has", () => {
  test("an unchanged file is not sent again", async () => {
    const headers = { "accept-encoding": "br" }
    const { etag } = (await ask("/", { headers })).headers
    const answer = await ask("/", { headers: { ...headers, "if-none-match": `"x", W/${etag}` } })
    expect(answer.status).toBe(304)
    expect(answer.bytes).toHaveLength(0)
    expect(answer.headers.etag).toBe(etag)
  })

  test("each compression has an ETag of its own", async () => {
    const plain = (await ask("/")).headers.etag
    const packed = (await ask("/", { headers: { "accept-encoding": "br" } })).headers.etag
    expect(packed).not.toBe(plain)
  })

  test("HEAD tells the same as GET without the page", async () => {
    const headers = { "accept-encoding": "br" }
    const whole = await ask("/", { headers })
    const head = await ask("/", { headers, method: "HEAD" })
    expect(head.status).toBe(200)
    expect(head.bytes).toHaveLength(0)
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"])
  })
})

describe("parts of a video", () => {
  test.each([
    ["bytes=0-99", 0, 99],
    ["bytes=990-", 990, 999],
    ["bytes=-10", 990, 999],
    ["bytes=500-5000", 500, 999],
  ])("%s", async (range, start, end) => {
    const answer = await ask("/static/film.mp4", { headers: { range } })
    expect(answer.status).toBe(206)
    expect(answer.headers["content-range"]).toBe(`bytes ${start}-${end}/1000`)
    expect(answer.headers["content-length"]).toBe(String(end - start + 1))
    expect(answer.bytes).toEqual(video.subarray(start, end + 1))
  })

  test.each(["bytes=1000-", "bytes=-0"])("%s is outside the file", async (range) => {
    const answer = await ask("/static/film.mp4", { headers: { range } })
    expect(answer.status).toBe(416)
    expect(answer.headers["content-range"]).toBe("bytes */1000")
  })

  test.each(["bytes=9-3", "bytes=0-1,5-6", "lines=1-2", "bytes=-"])(
    "%s is answered with the whole video",
    async (range) => {
      const answer = await ask("/static/film.mp4", { headers: { range } })
      expect(answer.status).toBe(200)
      expect(answer.headers["accept-ranges"]).toBe("bytes")
      expect(answer.bytes).toEqual(video)
    },
  )

  test("a part of an older version is answered with the whole video", async () => {
    const { etag } = (await ask("/static/film.mp4")).headers
    const part = (ifRange) =>
      ask("/static/film.mp4", { headers: { range: "bytes=0-9", "if-range": ifRange } })
    expect((await part(etag)).status).toBe(206)
    expect((await part('"older"')).status).toBe(200)
  })
})
