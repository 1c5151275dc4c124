import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { productKinds } from "../content/model/product"
import { socialNetworks } from "../content/model/social-networks"
import { steel as words } from "../kit/words/en/steel"
import { productGlyph, glyphNames, glyphFile, SectionGlyph } from "./SectionGlyph"
import { sectionOutline } from "../steel/section/outline"
import { outlinePath } from "../steel/section/contour"
import type { Section } from "../steel/section/section"
import { rangeDrawings, rangeDrawing, RangeDrawing, rangeFile } from "./RangeDrawing"
import { drawingSentence, SectionDrawing } from "./SectionDrawing"

const square: Section = { shape: "hollow", depth: 100, width: 100, wallThickness: 5 }
const flanged = {
  ...{ depth: 200, flangeWidth: 75, webThickness: 6.2, flangeThickness: 11.4 },
  ...{ flangeSlope: 96, rootRadius: 11, toeRadius: 3.2 },
}

const drawn = (section: Section) =>
  renderToStaticMarkup(<SectionDrawing section={section} label="A drawing" />)
const attribute = (markup: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(markup)?.[1]

test.each<[string, Section]>([
  ["100 100 5 R10", square],
  ["15 15 0.6 R1.2", { shape: "hollow", depth: 15, width: 15, wallThickness: 0.6 }],
  ["275 25 1.6 R3.2", { shape: "plank", width: 275, depth: 25, wallThickness: 1.6 }],
  ["Ø 114.3 5.4", { shape: "pipe", outsideDiameter: 114.3, wallThickness: 5.4 }],
  ["40 50 6", { shape: "angle", legA: 50, legB: 40, thickness: 6 }],
  ["50 75 8 R7", { shape: "angle", legA: 75, legB: 50, thickness: 8, rootRadius: 7, toeRadius: 0 }],
  ["75 200 6.2 11.4 R11", { shape: "channel", ...flanged }],
  ["75 200 6.2 11.4 R11", { shape: "beam", ...flanged }],
  ["1250 3.15", { shape: "sheet", width: 1250, thickness: 3.15 }],
  ["100 0.25", { shape: "sheet", width: 100, thickness: 0.25 }],
  ["46 18 1.6", { shape: "windowL", width: 46, depth: 18, wallThickness: 1.6 }],
])("the figures %s are those of %j", (figures, section) => {
  const markup = drawn(section)
  const texts = [...markup.matchAll(/<text class="d-txt"[^>]*>([^<]*)</g)]
  expect(texts.map(([, text]) => text).join(" ")).toBe(figures)
  expect(markup).not.toMatch(/NaN|Infinity|undefined/)
})

test("a drawing has a text alternative, its own hatch and the true outline at the scale of its bar", () => {
  const markup = drawn(square)
  expect([attribute(markup, "role"), attribute(markup, "aria-label")]).toEqual(["img", "A drawing"])
  expect(markup).toContain(outlinePath(sectionOutline(square), { x: 84, y: 332, scale: 2.7 }))
  expect(markup).toContain("50\u00a0mm")
  const blocks = [...markup.matchAll(/<rect class="d-sb0?"[^>]*width="([\d.]+)"/g)]
  expect(blocks.reduce((sum, [, width]) => sum + Number(width), 0)).toBeCloseTo(50 * 2.7, 6)
  const two = renderToStaticMarkup(
    <>
      <SectionDrawing section={square} label="A" />
      <SectionDrawing section={square} label="B" hatch />
    </>,
  )
  const ids = [...two.matchAll(/<pattern id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(two).toContain(`fill="url(#${id})"`)
  expect(
    renderToStaticMarkup(
      <SectionDrawing section={square} label="A" hatch={false} scaleBar={false} />,
    ),
  ).not.toMatch(/<pattern|d-sb/)
})

test("a drawing is described by shape and size, and as indicative where steps are unpublished", () => {
  expect(drawingSentence(square, words).replaceAll("\u00a0", " ")).toBe(
    "Square hollow section 100 × 100 × 5 mm, drawn to scale, outer corner radius 10 mm",
  )
  const reflector = { shape: "hTube", width: 100, depth: 30, wallThickness: 2 } as const
  expect(drawingSentence(reflector, words)).toContain("indicative")
})

test("every kind of product, menu entry and social network has a glyph in the file named by its hash", () => {
  const file = readFileSync(`static${glyphFile}`, "utf8")
  const hash = createHash("sha256").update(file).digest("hex")
  expect(glyphFile).toBe(`/drawings/glyphs-${hash.slice(0, 8)}.svg`)
  const names = [...glyphNames, ...Object.keys(socialNetworks)]
  for (const name of names) {
    expect(file).toMatch(new RegExp(`<symbol id="${name}"[^>]*>[^]*? (d|points)="`))
  }
  for (const value of Object.keys(productKinds).filter((each) => each !== "other"))
    expect(productGlyph(value)).toBe(value)
  const glyph = renderToStaticMarkup(<SectionGlyph shape="pipe" />)
  expect(attribute(glyph, "href")).toBe(`${glyphFile}#pipe`)
  expect(attribute(glyph, "aria-hidden")).toBe("true")
})

test("every range drawn is in the file named by its hash, in colours that a page and forced colours set", () => {
  const file = readFileSync(`static${rangeFile}`, "utf8")
  const hash = createHash("sha256").update(file).digest("hex")
  expect(rangeFile).toBe(`/drawings/families-${hash.slice(0, 8)}.svg`)
  expect(file.match(/(?<=<symbol id=")\w+/g)).toEqual([...rangeDrawings])
  expect(file).not.toMatch(/ style=/)
  expect(renderToStaticMarkup(<RangeDrawing name="gp" />)).toContain(`"${rangeFile}#gp"`)
  expect([rangeDrawing("gp"), rangeDrawing("plank")]).toEqual(["gp", undefined])
})
