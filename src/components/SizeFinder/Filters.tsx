import * as React from "react"
import {
  filterCount,
  filtersOf,
  ranges,
  shapeFilters,
  type Filtered,
} from "../../steel/finder/search"
import { NumberField } from "../NumberField/NumberField"
import { shapeGlyphs } from "./shapeGlyphs"
import * as styles from "./SizeFinder.module.css"

interface FiltersProps {
  search: Filtered
  standards: readonly string[]
  onChange: () => void
}

/** The filters. Memoized, so that typing a size does not render them. */
export const Filters = React.memo(function Filters({ search, standards, onChange }: FiltersProps) {
  const { faults } = filtersOf(search)
  const count = filterCount(search)
  return (
    <>
      <fieldset>
        <legend className={styles.lab}>Shape</legend>
        <div className={styles.famset}>
          {shapeFilters.map(({ value, label }) => (
            <label key={value}>
              <input
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
                {label}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <details className={styles.filters}>
        <summary>Size, thickness, weight, standard{count > 0 ? ` (${count} set)` : null}</summary>
        <div className={styles.filters__in}>
          {ranges.map(({ label, unit, from, to }) => (
            <fieldset key={from} className={styles.range}>
              <legend className={styles.lab}>{label}</legend>
              {[from, to].map((name) => (
                <NumberField
                  key={name}
                  name={name}
                  label={name === from ? "From" : "To"}
                  value={search.limits[name] ?? ""}
                  unit={unit}
                  fault={faults[name]}
                  onType={onChange}
                />
              ))}
            </fieldset>
          ))}
          <div className={styles.field}>
            <label htmlFor="finder-standard">Standard</label>
            <select
              id="finder-standard"
              className={styles.field__in}
              name="standard"
              value={search.standard}
              onChange={onChange}
            >
              <option value="">Any</option>
              {[...new Set([...standards, search.standard])].filter(Boolean).map((standard) => (
                <option key={standard}>{standard}</option>
              ))}
            </select>
          </div>
        </div>
      </details>
    </>
  )
})
