import { createRequire } from "node:module"
import sharp from "sharp"
import { setAvifEffort } from "../../../../src/build/sources/avif-effort"

/** Options that sharp would pass to its encoder; not part of its types. */
const effortOf = (picture: sharp.Sharp) =>
  (picture as unknown as { options: { heifEffort: number } }).options.heifEffort

test("AVIF pictures are made with little effort, unless someone asks for more", () => {
  setAvifEffort()
  expect(effortOf(sharp().avif({ quality: 54 }))).toBe(2)
  expect(effortOf(sharp().avif())).toBe(2)
  expect(effortOf(sharp().avif({ effort: 6 }))).toBe(6)
})

test("Gatsby makes its pictures with the sharp whose effort is set", () => {
  const gatsbys = createRequire(require.resolve("gatsby-plugin-sharp"))
  expect(gatsbys.resolve("sharp")).toBe(require.resolve("sharp"))
})
