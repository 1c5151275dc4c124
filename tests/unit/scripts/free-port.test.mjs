import net from "node:net"
import { freePort } from "../../../scripts/free-port.mjs"

const open = []

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject)
    server.listen(port, host, () => {
      open.push(server)
      resolve(server.address().port)
    })
  })
}

/** A port that was free a moment ago. */
async function quietPort() {
  const port = await listen(0, "127.0.0.1")
  await new Promise((resolve) => open.pop().close(resolve))
  return port
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done))))
})

test("a free port is used", async () => {
  const port = await quietPort()
  expect(await freePort(port)).toBe(port)
})

test.each(["127.0.0.1", "0.0.0.0"])("a port busy on %s is skipped", async (host) => {
  const port = await listen(0, host)
  expect(await freePort(port)).toBeGreaterThan(port)
})

test("a port promised to somebody else is skipped", async () => {
  const port = await quietPort()
  expect(await freePort(port, { avoid: [port] })).toBeGreaterThan(port)
})

test.each([0, -1, 65536, 80.5, NaN])("%p is not a port", async (port) => {
  await expect(freePort(port)).rejects.toThrow(RangeError)
})
