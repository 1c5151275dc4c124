import getPort from "get-port"

/**
 * The wanted TCP port, or one of the next fifty when it is busy, which a sentence then says.
 *
 * @param {string} purpose "the site"
 * @param {number} wanted
 * @param {readonly number[]} [exclude] ports already assigned
 * @throws RangeError if `wanted` is not a port
 */
export async function freePortFor(purpose, wanted, exclude = []) {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65485) {
    throw new RangeError(`${wanted} is not a port: it must be a whole number from 1 to 65485`)
  }
  const port = await getPort({
    port: Array.from({ length: 50 }, (_, more) => wanted + more),
    exclude,
  })
  if (port !== wanted) console.log(`Port ${wanted} is busy, so ${purpose} uses ${port}.`)
  return port
}
