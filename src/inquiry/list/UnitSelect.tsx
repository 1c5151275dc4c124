import type * as React from "react"
import * as fields from "../../kit/blocks/Field.module.css"
import { useWords } from "../../kit/words/words"
import { quantityUnits } from "../../steel/quantity"

/** The unit of a quantity, to choose. */
export function UnitSelect({ className = "", ...select }: React.ComponentProps<"select">) {
  const { units } = useWords("steel")
  return (
    <select {...select} className={`${fields.control} ${className}`}>
      {quantityUnits.map((unit) => (
        <option key={unit} value={unit}>
          {units[unit]}
        </option>
      ))}
    </select>
  )
}
