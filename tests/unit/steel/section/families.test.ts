import { familyGlyph } from "../../../../src/steel/section/familyGlyph"
import { representativeSection } from "../../../../src/steel/section/representative"
import type { Section } from "../../../../src/steel/section/section"
import { sizeOf } from "../publishedSizes"

test("a family without a glyph has that of sheet", () => {
  expect(["pipe", "plank", "finder"].map(familyGlyph)).toEqual(["pipe", "plank", "finder"])
  expect(["", "no such family"].map(familyGlyph)).toEqual(["sheet", "sheet"])
})

test.each([
  ["hollow", "shs-100x100x5"],
  ["pipe", "pipe-150nb-m"],
  ["rolled", "ismb-200"],
  ["channel-beam", "ismc-200"],
  ["gp", "gp-40x40x2"],
  ["plank", "plank-200x25x2"],
] as const)("the drawing of %s is the size %s of the tables", (family, id) => {
  const { shape, ...measures } = representativeSection(family) as Section & Record<string, unknown>
  const listed = sizeOf(id)?.section as unknown as Record<string, unknown>
  expect({ ...listed }).toMatchObject({ shape, ...measures })
})

test("coated sheet and coil have no drawing", () => {
  expect(["coated", "coil"].map(representativeSection)).toEqual([undefined, undefined])
})
