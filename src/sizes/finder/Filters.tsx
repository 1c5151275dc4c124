import * as React from "react"
import { useWords } from "../../kit/words/words"
import { shapeFilters, type ShapeFilter } from "../../steel/finder/search"
import * as fields from "../../kit/blocks/Field.module.css"
import { Dimension } from "../../catalogue/DimensionLines"
import { glyphFile, SectionGlyph } from "../../catalogue/SectionGlyph"
import * as styles from "./SizeFinder.module.css"

interface FiltersProps {
  shapes: readonly ShapeFilter[]
  onChange: () => void
}

/** The shapes to choose from. Memoized, so that typing a size does not render them. */
export const Filters = React.memo(function Filters({ shapes, onChange }: FiltersProps) {
  const words = useWords("finder")
  return (
    <fieldset>
      <legend className={fields.label}>{words.shape}</legend>
      <div className={styles.famset}>
        {shapeFilters.map((value) => (
          <label key={value}>
            <input
              className={fields.pick}
              type="checkbox"
              name="shape"
              value={value}
              checked={shapes.includes(value)}
              onChange={({ nativeEvent }) => {
                // Find scrolls: the second click of a double click on it may land here.
                if (!(nativeEvent instanceof MouseEvent && nativeEvent.detail > 1)) onChange()
              }}
            />
            <span className="fig">
              <SectionGlyph shape={value} />
              {words.shapes[value]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})

/** Sections of all shapes at one scale, 0.4 units a millimetre, with the depth of the tallest, a beam. */
export function SectionLineUp() {
  const words = useWords("finder")
  const right = 563.6
  return (
    <div className={styles.lineUp}>
      <svg className="draw" viewBox="0 0 624 252" role="img" aria-label={words.lineUp}>
        <use fill="var(--cut)" href={`${glyphFile}#line-up`} />
        <Dimension
          axis="y"
          at={602}
          from={12}
          to={252}
          text="600"
          size={18}
          steel={[right, right]}
        />
      </svg>
    </div>
  )
}
