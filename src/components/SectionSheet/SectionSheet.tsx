import { massPerMetre, massPerSquareMetre } from "../../steel/section/mass"
import { outlineArea } from "../../steel/section/contour"
import { sectionOutline } from "../../steel/section/outline"
import { mmText } from "../../steel/format"
import { isIndicative, type Section } from "../../steel/section/section"
import { sectionName } from "../../steel/section/name"
import { SectionDrawing } from "../SectionDrawing/SectionDrawing"
import { TitleBlock, type TitleBlockRow } from "../TitleBlock/TitleBlock"

interface SectionSheetProps {
  section: Section
  /** The title block; by default it is derived from the section. */
  rows?: readonly TitleBlockRow[]
}

/** A section as an engineering drawing, with a title block: name, area and theoretical weight. */
export function SectionSheet({ section, rows = titleBlock(section) }: SectionSheetProps) {
  return (
    <figure className="dsheet">
      <div className="dsheet__view">
        <SectionDrawing section={section} />
      </div>
      <TitleBlock rows={rows} />
    </figure>
  )
}

function titleBlock(section: Section): TitleBlockRow[] {
  const name = { label: "Section", value: sectionName(section), wide: true }
  if (isIndicative(section)) return [name, { label: "Profile", value: "Indicative", wide: true }]
  if (section.shape === "sheet") {
    return [
      { label: "Sheet", value: `${mmText(section.thickness)}\u00a0mm thick` },
      {
        label: "Theoretical weight",
        value: `${massPerSquareMetre(section.thickness).toFixed(2)}\u00a0kg/m²`,
      },
    ]
  }
  const area = outlineArea(sectionOutline(section)) / 100
  return [
    name,
    { label: "Area", value: `${area.toFixed(2)}\u00a0cm²` },
    { label: "Theoretical weight", value: `${massPerMetre(section).toFixed(2)}\u00a0kg/m` },
  ]
}
