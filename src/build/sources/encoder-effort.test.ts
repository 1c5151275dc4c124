import { createRequire } from "node:module"
import sharp from "sharp"
import { setEncoderEffort } from "./encoder-effort"

/** Options that sharp would pass to its encoders; not part of its types. */
const effortsOf = (picture: sharp.Sharp) =>
  (picture as unknown as { options: { heifEffort: number; webpEffort: number } }).options

test("pictures are made with little effort, unless someone asks for more", () => {
  setEncoderEffort()
  expect(effortsOf(sharp().avif({ quality: 54 }))).toMatchObject({ heifEffort: 2 })
  expect(effortsOf(sharp().webp({ effort: 5 }))).toMatchObject({ webpEffort: 5 })
})

test("Gatsby makes its pictures with the sharp whose effort is set", () => {
  const gatsbys = createRequire(require.resolve("gatsby-plugin-sharp"))
  expect(gatsbys.resolve("sharp")).toBe(require.resolve("sharp"))
})
