import * as React from "react"
import {
  filterCount,
  filtersOf,
  ranges,
  shapeFilters,
  type Filtered,
} from "../../steel/finder/search"
import { Fold } from "../Fold/Fold"
import { NumberField } from "../NumberField/NumberField"
import { shapeGlyphs } from "./shapeGlyphs"
import * as fields from "../Field/Field.module.css"
import * as styles from "./Filters.module.css"
import { useWords } from "../../interface/words"

interface FiltersProps {
  search: Filtered
  standards: readonly string[]
  onChange: () => void
}

/** The filters. Memoized, so that typing a size does not render them. */
export const Filters = React.memo(function Filters({ search, standards, onChange }: FiltersProps) {
  const words = useWords("finder")
  const { faults } = filtersOf(search)
  const count = filterCount(search)
  return (
    <>
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
                checked={search.shapes.includes(value)}
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
      <Fold
        className={styles.filters}
        heading={`${words.filters}${count > 0 ? ` ${words.filtersSet(count)}` : ""}`}
      >
        <div className={styles.filters__in}>
          {ranges.map(({ span, unit, from, to }) => (
            <fieldset key={from} className={styles.range}>
              <legend className={fields.label}>{words.ranges[span]}</legend>
              {[from, to].map((name) => (
                <NumberField
                  key={name}
                  name={name}
                  label={name === from ? words.from : words.to}
                  value={search.limits[name] ?? ""}
                  unit={unit}
                  fault={faults[name]?.(words)}
                  onType={onChange}
                />
              ))}
            </fieldset>
          ))}
          <div className={fields.field}>
            <label htmlFor="finder-standard">{words.standard}</label>
            <select
              id="finder-standard"
              className={fields.control}
              name="standard"
              value={search.standard}
              onChange={onChange}
            >
              <option value="">{words.any}</option>
              {[...new Set([...standards, search.standard])].filter(Boolean).map((standard) => (
                <option key={standard}>{standard}</option>
              ))}
            </select>
          </div>
        </div>
      </Fold>
    </>
  )
})
