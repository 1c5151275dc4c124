import { isIndicative, type Section } from "../steel/section/section"
import { sectionName } from "../steel/section/name"
import { drawingSentence, SectionDrawing } from "./SectionDrawing"
import { TitleBlock, type TitleBlockRow } from "../kit/blocks/TitleBlock"
import { useWords } from "../kit/words/words"
import type { TableWords } from "../kit/words/catalogue"

interface SectionSheetProps {
  section: Section
  /** The title block; by default the section's name. */
  rows?: readonly TitleBlockRow[]
}

/** A section as an engineering drawing, with a title block. */
export function SectionSheet({ section, rows }: SectionSheetProps) {
  const words = useWords("tables")
  return (
    <figure className="dsheet">
      <div className="dsheet__view">
        <SectionDrawing section={section} label={drawingSentence(section, words)} />
      </div>
      <TitleBlock rows={rows ?? titleBlock(section, words)} />
    </figure>
  )
}

function titleBlock(section: Section, words: TableWords): TitleBlockRow[] {
  return [
    { label: words.section, value: sectionName(section, words), wide: true },
    ...(isIndicative(section)
      ? [{ label: words.profile, value: words.indicative, wide: true }]
      : []),
  ]
}
