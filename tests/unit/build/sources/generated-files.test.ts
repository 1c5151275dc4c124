import { brotliCompressSync } from "node:zlib"
import { sizeData } from "../../../../src/build/sources/generated-files"
import {
  expandCatalogue,
  type CompactCatalogue,
} from "../../../../src/steel/range/compactCatalogue"
import { sizes as published } from "../../steel/publishedSizes"

const data = sizeData("content/sections")

test("the size finder's file contains every published size", () => {
  const sizes = expandCatalogue(JSON.parse(data) as CompactCatalogue)
  expect(sizes.map(({ id, mass }) => [id, mass])).toEqual(
    published.map(({ id, mass }) => [id, mass]),
  )
})

test("the file is a first round trip on a slow phone", () => {
  expect(brotliCompressSync(data).length).toBeLessThan(14_600)
})
