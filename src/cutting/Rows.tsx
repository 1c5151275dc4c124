import * as React from "react"
import { FaultLine } from "../kit/blocks/Field"
import * as fields from "../kit/blocks/Field.module.css"
import { IconButton } from "../kit/blocks/Icon"
import { sizeName } from "../steel/range/size"
import { shownSection } from "./sheet"
import {
  isEmptyRow,
  most,
  newRow,
  readTable,
  rowFields,
  type ReadRow,
  type PieceField,
  type TypedRow,
} from "./typed"
import { useCuttingWords } from "./useCuttingWords"
import * as styles from "./CuttingList.module.css"

const last: ReadRow = { row: newRow, sizes: [] }

interface RowsProps {
  rows: readonly ReadRow[]
  onChange: (rows: readonly TypedRow[]) => void
}

/** The rows of the list to type in, or to paste the cells of a spreadsheet into. Below the last one stands an empty one. */
export function Rows({ rows, onChange }: RowsProps) {
  const words = useCuttingWords()
  const id = React.useId()
  // A field is called wrong once its row was left, not while it is typed.
  const [typing, setTyping] = React.useState(-1)
  const [refused, setRefused] = React.useState("")
  const put = (place: number, ...next: readonly TypedRow[]) => {
    const all = rows.map(({ row }) => row).toSpliced(place, 1, ...next)
    const isRoom = all.length <= most.rows
    setRefused(isRoom ? "" : words.tooMany(most.rows, next.length))
    if (isRoom) onChange(all)
  }
  const paste = (event: React.ClipboardEvent, place: number, row: TypedRow) => {
    const text = event.clipboardData.getData("text/plain")
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    put(place, ...(isEmptyRow(row) ? [] : [row]), ...readTable(text))
  }
  const above = rows.at(-1)?.row.section ?? ""
  // A new row has the section of the one above, written out.
  const type = (place: number, row: TypedRow, field: PieceField, text: string) => {
    setTyping(place)
    const section = place === rows.length && isEmptyRow(row) ? above : row.section
    put(place, { ...row, section, [field]: text })
  }
  return (
    <>
      <table
        className={`table ${styles.rows}`}
        aria-label={words.rows}
        onBlur={({ target, relatedTarget }) => {
          if (relatedTarget?.closest("tr") !== target.closest("tr")) setTyping(-1)
        }}
      >
        <thead>
          <tr>
            {rowFields.map((field) => (
              <th scope="col" key={field}>
                {words.heads[field]}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {[...rows, last].slice(0, most.rows).map((read, place) => {
            const { row, sizes, fault } = read
            const said = place === typing ? undefined : fault
            const name = shownSection(read, words)
            const choices =
              said?.field === "section" ? sizes.filter(({ massPer }) => massPer === "metre") : []
            return (
              <React.Fragment key={place}>
                <tr onPaste={(event) => paste(event, place, row)}>
                  {rowFields.map((field) => (
                    <td className={field === said?.field ? fields.isFaulty : undefined} key={field}>
                      <input
                        type="text"
                        className={fields.control}
                        aria-label={words.fieldOf(words.heads[field], place + 1)}
                        aria-invalid={field === said?.field || undefined}
                        aria-describedby={field === said?.field ? id + place : undefined}
                        autoComplete="off"
                        inputMode={field === "count" ? "numeric" : "text"}
                        maxLength={120}
                        value={field === "section" ? name : row[field]}
                        onChange={({ target }) => type(place, row, field, target.value)}
                      />
                    </td>
                  ))}
                  <td>
                    {place < rows.length ? (
                      <IconButton
                        icon="remove"
                        label={words.removeRow(place + 1)}
                        onClick={({ detail }) => {
                          // The second click of a double click lands on the next row.
                          if (detail < 2) put(place)
                        }}
                      />
                    ) : null}
                  </td>
                </tr>
                {said ? (
                  <tr>
                    <td colSpan={5}>
                      <FaultLine id={id + place}>{said.say(words)}</FaultLine>
                      {choices.length > 0 ? (
                        <div className="cluster" role="group" aria-label={said.say(words)}>
                          {choices.map((each) => (
                            <button
                              className="chip"
                              type="button"
                              key={each.id}
                              onClick={() =>
                                put(place, { ...row, section: `${each.id} ${row.section}` })
                              }
                            >
                              {sizeName(each, words)}
                            </button>
                          ))}
                        </div>
                      ) : null}
                    </td>
                  </tr>
                ) : null}
              </React.Fragment>
            )
          })}
        </tbody>
      </table>
      {refused ? <FaultLine role="alert">{refused}</FaultLine> : null}
      <p className="small muted">{words.pasteHint}</p>
    </>
  )
}
