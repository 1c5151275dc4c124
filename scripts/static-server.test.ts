import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { type IncomingMessage, request, type Server } from "node:http"
import { type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createStaticServer } from "./static-server"

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "static-server-"))
  mkdirSync(join(folder, "site/hi"), { recursive: true })
  for (const name of ["index", "about", "404", "hi/404"]) {
    writeFileSync(join(folder, "site", `${name}.html`), `<p>${name}</p>`)
  }
  writeFileSync(join(folder, "outside.json"), "{}")
  writeFileSync(join(folder, "site/_headers"), "")
  writeFileSync(join(folder, "site.rules.json"), '{ "headers": [], "redirects": [] }')
  server = createStaticServer(join(folder, "site"))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

/** The answer to an address as it is written here: fetch() would tidy it up. */
function ask(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br" }
    request({ host: "127.0.0.1", port, path, headers }, (answer) => resolve(answer.resume()))
      .on("error", reject)
      .end()
  })
}

test.each([
  ["/_headers", 404, undefined],
  ["/%E0%A4%95/index.html", 301, "/%E0%A4%95/"],
  ["/%0d%0aX:1/index.html", 404, undefined],
  ["//evil.example/index.html", 404, undefined],
  ["/..%2foutside.json", 404, undefined],
  ["/%ff", 404, undefined],
])("%s answers %i, and the server goes on", async (path, status, location) => {
  const answer = await ask(path)
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location])
  expect((await ask("/about")).statusCode).toBe(200)
})

test("a page that was deleted is not answered from its compressed copy", async () => {
  const page = join(folder, "site/gone.html")
  writeFileSync(page, "<p>gone</p>")
  expect((await ask("/gone")).headers["content-encoding"]).toBe("br")
  rmSync(page)
  expect((await ask("/gone")).statusCode).toBe(404)
})
