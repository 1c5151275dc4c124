import net from "node:net"

const loopback = ["127.0.0.1", "::1"]

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function answers(port, host) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host })
    const finish = (/** @type {boolean} */ answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(1000, () => finish(false))
    socket.once("connect", () => finish(true))
    socket.once("error", () => finish(false))
  })
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(false)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** @param {number} port @param {string} host */
async function isFree(port, host) {
  // Both, because macOS lets a program listen on 127.0.0.1 while another has the port on every address, and browsers try ::1
  // first for "localhost".
  const taken = await Promise.all(loopback.map((address) => answers(port, address)))
  return !taken.includes(true) && canListen(port, host)
}

/**
 * The first free TCP port from `wanted` on. `host` is the address to listen on; `avoid` lists ports already assigned. Throws a
 * RangeError if `wanted` is not a port and an Error if the next fifty are busy.
 *
 * @param {number} wanted
 * @param {{ host?: string, avoid?: readonly number[] }} [options]
 */
export async function freePort(wanted, { host = "127.0.0.1", avoid = [] } = {}) {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) {
    throw new RangeError(`${wanted} is not a port: it must be a whole number from 1 to 65535`)
  }
  const last = Math.min(wanted + 50, 65535)
  for (let port = wanted; port <= last; port += 1) {
    if (!avoid.includes(port) && (await isFree(port, host))) return port
  }
  throw new Error(`The ports ${wanted} to ${last} are all busy`)
}

/**
 * Like `freePort`, but prints a sentence if the wanted port is busy.
 *
 * @param {string} purpose "the site"
 * @param {number} wanted
 * @param {{ host?: string, avoid?: readonly number[] }} [options]
 */
export async function freePortFor(purpose, wanted, options) {
  const port = await freePort(wanted, options)
  if (port !== wanted) console.log(`Port ${wanted} is busy, so ${purpose} uses ${port}.`)
  return port
}
