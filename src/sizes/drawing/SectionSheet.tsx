import { massPerMetre, massPerSquareMetre } from "../../steel/section/mass"
import { outlineArea } from "../../steel/section/contour"
import { sectionOutline } from "../../steel/section/outline"
import { mmText } from "../../steel/format"
import { isIndicative, type Section } from "../../steel/section/section"
import { sectionName } from "../../steel/section/name"
import { drawingSentence, SectionDrawing } from "./SectionDrawing"
import { TitleBlock, type TitleBlockRow } from "../../site/blocks/TitleBlock"
import { useWords } from "../../site/words/words"
import type { DrawingWords, TableWords } from "../../site/words/catalogue"

interface SectionSheetProps {
  section: Section
  /** The title block; by default it is derived from the section. */
  rows?: readonly TitleBlockRow[]
}

/** A section as an engineering drawing, with a title block: name, area and theoretical weight. */
export function SectionSheet({ section, rows }: SectionSheetProps) {
  const words = useWords("tables")
  const drawing = useWords("drawing")
  return (
    <figure className="dsheet">
      <div className="dsheet__view">
        <SectionDrawing section={section} label={drawingSentence(section, drawing)} />
      </div>
      <TitleBlock rows={rows ?? titleBlock(section, words, drawing)} />
    </figure>
  )
}

function titleBlock(section: Section, words: TableWords, drawing: DrawingWords): TitleBlockRow[] {
  const name = { label: words.section, value: sectionName(section, drawing), wide: true }
  if (isIndicative(section)) {
    return [name, { label: words.profile, value: words.indicative, wide: true }]
  }
  if (section.shape === "sheet") {
    return [
      { label: words.sheet, value: words.thick(mmText(section.thickness)) },
      {
        label: words.theoretical,
        value: `${massPerSquareMetre(section.thickness).toFixed(2)}\u00a0kg/m²`,
      },
    ]
  }
  const area = outlineArea(sectionOutline(section)) / 100
  return [
    name,
    { label: words.area, value: `${area.toFixed(2)}\u00a0cm²` },
    { label: words.theoretical, value: `${massPerMetre(section).toFixed(2)}\u00a0kg/m` },
  ]
}
