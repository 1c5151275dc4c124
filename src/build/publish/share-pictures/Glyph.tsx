import { readFileSync } from "node:fs"
import { glyphFile } from "../../../sizes/drawing/SectionGlyph"
import type { GlyphName } from "../../../steel/section/familyGlyph"

const glyphs = readFileSync(`static${glyphFile}`, "utf8")

/** The small drawing of a family. It is part of the picture, because what draws the picture reads no other file. */
export function Glyph({ shape }: { shape: GlyphName }) {
  const [, drawing = ""] =
    new RegExp(`<symbol id="${shape}"[^>]*>(.*?)</symbol>`).exec(glyphs) ?? []
  return <svg className="glyph" viewBox="0 0 40 40" dangerouslySetInnerHTML={{ __html: drawing }} />
}
