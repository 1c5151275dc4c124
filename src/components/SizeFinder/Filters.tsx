import * as React from "react"
import { shapeFilters, type ShapeFilter } from "../../steel/finder/search"
import { shapeGlyphs } from "./shapeGlyphs"
import * as fields from "../Field/Field.module.css"
import * as styles from "./Filters.module.css"
import { useWords } from "../../interface/words"

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
      <div
        className={styles.famset}
        style={{ "--shapes": shapeFilters.length } as React.CSSProperties}
      >
        {shapeFilters.map(({ value }) => (
          <label key={value}>
            <input
              className={fields.pick}
              type="checkbox"
              name="shape"
              value={value}
              checked={shapes.includes(value)}
              onChange={onChange}
            />
            <span>
              <svg className="glyph" viewBox="0 0 40 40" aria-hidden="true">
                <path fillRule="evenodd" d={shapeGlyphs.get(value)} />
              </svg>
              {words.shapes[value]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})
