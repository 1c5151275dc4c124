import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import {
  FamilyNest,
  nestOfFamily,
  nestShapes,
} from "../../../../src/components/FamilyNest/FamilyNest"
import {
  drawingSentence,
  SectionDrawing,
} from "../../../../src/components/SectionDrawing/SectionDrawing"
import { familyGlyph } from "../../../../src/steel/section/familyGlyph"
import { glyphFile, SectionGlyph } from "../../../../src/components/SectionGlyph/SectionGlyph"
import { glyphNames } from "../../../../src/steel/section/familyGlyph"
import { socialNetworks } from "../../../../src/content-model/social-networks"
import { families } from "../../../../src/content-model/product"
import { outlinePath } from "../../../../src/steel/section/outlinePath"
import { sectionOutline } from "../../../../src/steel/section/outline"
import type { Section } from "../../../../src/steel/section/section"
import { drawing as words } from "../../../../src/interface/en/drawing"

const square: Section = { shape: "hollow", depth: 100, width: 100, wallThickness: 5 }
const flanged = {
  depth: 200,
  flangeWidth: 75,
  webThickness: 6.2,
  flangeThickness: 11.4,
  flangeSlope: 96,
  rootRadius: 11,
  toeRadius: 3.2,
} as const

/** The figures of a drawing, without its scale bar. */
const figures = (markup: string) =>
  [...markup.matchAll(/<text class="d-txt"[^>]*>([^<]*)</g)].map(([, text]) => text)

const attribute = (markup: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(markup)?.[1]

describe("a section drawing", () => {
  test.each<[string, Section, string[]]>([
    ["hollow section", square, ["100", "100", "5", "R10"]],
    [
      "plank",
      { shape: "plank", width: 275, depth: 25, wallThickness: 1.6 },
      ["275", "25", "1.6", "R3.2"],
    ],
    ["pipe", { shape: "pipe", outsideDiameter: 114.3, wallThickness: 5.4 }, ["Ø 114.3", "5.4"]],
    ["sharp angle", { shape: "angle", legA: 50, legB: 40, thickness: 6 }, ["40", "50", "6"]],
    [
      "angle",
      { shape: "angle", legA: 75, legB: 50, thickness: 8, rootRadius: 7, toeRadius: 0 },
      ["50", "75", "8", "R7"],
    ],
    ["channel", { shape: "channel", ...flanged }, ["75", "200", "6.2", "11.4", "R11"]],
    ["beam", { shape: "beam", ...flanged }, ["75", "200", "6.2", "11.4", "R11"]],
    ["sheet", { shape: "sheet", width: 1250, thickness: 3.15 }, ["1250", "3.15"]],
    [
      "window section",
      { shape: "windowZ", width: 41, depth: 24, wallThickness: 1.6 },
      ["41", "24", "1.6"],
    ],
  ])("of a %s shows the figures the section is made of", (_, section, expected) => {
    expect(
      figures(renderToStaticMarkup(<SectionDrawing section={section} label="A drawing" />)),
    ).toEqual(expected)
  })

  test("draws the true outline at the scale its bar states", () => {
    const markup = renderToStaticMarkup(<SectionDrawing section={square} label="A drawing" />)
    const path = outlinePath(sectionOutline(square), { x: 84, y: 332, scale: 2.7 })
    expect(markup).toContain(path)
    expect(markup).toContain("50\u00a0mm")
    const blocks = [...markup.matchAll(/<rect class="d-sb0?"[^>]*width="([\d.]+)"/g)]
    const length = blocks.reduce((sum, [, width]) => sum + Number(width), 0)
    expect(length).toBeCloseTo(50 * 2.7, 6)
  })

  test("has a text alternative", () => {
    const markup = renderToStaticMarkup(<SectionDrawing section={square} label="A square" />)
    expect(attribute(markup, "role")).toBe("img")
    expect(attribute(markup, "aria-label")).toBe("A square")
  })

  test("is described by shape, size and drawn dimensions", () => {
    expect(drawingSentence(square, words).replaceAll("\u00a0", " ")).toBe(
      "Square hollow section 100 × 100 × 5 mm, drawn to scale, outer corner radius 10 mm",
    )
  })

  test("is described as indicative where the steps of a profile are unpublished", () => {
    const reflector = { shape: "hTube", width: 100, depth: 30, wallThickness: 2 } as const
    expect(drawingSentence(reflector, words)).toContain("indicative")
  })

  test("leaves out hatch and scale bar on request", () => {
    const bare = renderToStaticMarkup(
      <SectionDrawing section={square} label="A drawing" hatch={false} scaleBar={false} />,
    )
    expect(bare).not.toMatch(/<pattern|d-sb/)
    expect(bare).toContain("d-cut")
  })

  test("gives each drawing on a page its own hatch pattern", () => {
    const markup = renderToStaticMarkup(
      <>
        <SectionDrawing section={square} label="A drawing" />
        <SectionDrawing section={square} label="A drawing" />
      </>,
    )
    const ids = [...markup.matchAll(/<pattern id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(markup).toContain(`fill="url(#${id})"`)
  })

  test("never contains NaN or Infinity", () => {
    const thin: Section[] = [
      { shape: "sheet", width: 100, thickness: 0.25 },
      { shape: "hollow", depth: 15, width: 15, wallThickness: 0.6 },
      { shape: "hollow", depth: 600, width: 400, wallThickness: 20 },
      { shape: "pipe", outsideDiameter: 406.4, wallThickness: 1.6 },
    ]
    for (const section of thin) {
      expect(
        renderToStaticMarkup(<SectionDrawing section={section} label="A drawing" />),
      ).not.toMatch(/NaN|Infinity|undefined/)
    }
  })
})

describe("glyphs", () => {
  test.each(glyphNames)("%s is drawn, and hidden from screen readers", (shape) => {
    const markup = renderToStaticMarkup(<SectionGlyph shape={shape} />)
    const [file = "", name = ""] = attribute(markup, "href")?.split("#") ?? []
    const symbol = new RegExp(`<symbol id="${name}" viewBox="0 0 40 40">.*?</symbol>`)
    expect(symbol.exec(readFileSync(`static${file}`, "utf8"))?.[0]).toMatch(/ d="M/i)
    expect(attribute(markup, "aria-hidden")).toBe("true")
  })

  test.each(socialNetworks)("$label has one, too", ({ value }) => {
    expect(readFileSync(`static${glyphFile}`, "utf8")).toContain(`<symbol id="${value}" `)
  })

  test("their file is named by a hash of what it holds, because browsers keep it for good", () => {
    const hash = createHash("sha256")
      .update(readFileSync(`static${glyphFile}`))
      .digest("hex")
    expect(glyphFile).toBe(`/drawings/glyphs-${hash.slice(0, 8)}.svg`)
  })

  test("every product family has its own", () => {
    for (const { value } of families) expect(familyGlyph(value)).toBe(value)
  })
})

describe("nests", () => {
  test.each(nestShapes)("%s is drawn with a scale bar and a text alternative", (shape) => {
    const markup = renderToStaticMarkup(<FamilyNest shape={shape} label={words.nests[shape]} />)
    expect(attribute(markup, "viewBox")).toBe("0 0 340 284")
    expect(attribute(markup, "role")).toBe("img")
    expect(attribute(markup, "aria-label")).not.toBe("")
    expect(markup).toContain("d-sb")
    expect(markup).not.toMatch(/NaN|undefined/)
  })

  test.each(["hollow", "pipe", "rolled", "gp"] as const)(
    "%s shares one scale with its neighbours",
    (shape) => {
      const markup = renderToStaticMarkup(<FamilyNest shape={shape} label={words.nests[shape]} />)
      expect(markup).toContain("200\u00a0mm")
      expect(markup.match(/<rect class="d-sb0?"[^>]*width="20"/g)).toHaveLength(4)
    },
  )

  test("a family without a range has no drawing", () => {
    expect(nestOfFamily("pipe")).toBe("pipe")
    expect(nestOfFamily("plank")).toBeNull()
  })
})
