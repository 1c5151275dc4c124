import * as React from "react"
import { graphql } from "gatsby"
import { unbroken } from "../../kit/format/texts"
import { indianFigure, kgFigure, tonnesFigure } from "../../steel/format"
import type { InquiryLine } from "../list/line"
import { lengthText } from "../../steel/quantity"
import type { Size } from "../../steel/range/size"
import { useWords } from "../../kit/words/words"
import { carried, type Vehicle } from "./load"

/** The vehicles of the page. */
export const VehiclesContext = React.createContext<readonly Vehicle[]>([])

interface LoadProps {
  /** kg of all. */
  kg: number
  /** Whether the pieces may be cut to 6 m. */
  canBeCut?: boolean
  lines: readonly { readonly size: Size | null; readonly line: InquiryLine }[]
}

/** Bodies below this length in m are trucks; a piece beyond can be cut to 6 m. */
const LONG = 9

/** Which vehicle takes a load, below its total. Says nothing without vehicles, or without pieces of a known length. */
export function LoadNote({ kg, lines, canBeCut = true }: LoadProps) {
  const words = useWords("load")
  const steel = useWords("steel")
  const vehicles = React.use(VehiclesContext)
  const known = lines.flatMap(({ size, line }) => {
    const length = line.kind === "size" ? line.quantity.pieceLength : 0
    return size?.massPer === "metre" && length ? [{ length, kg: size.mass * length }] : []
  })
  if (kg <= 0 || known.length === 0 || !vehicles.some(({ inUse }) => inUse)) return null
  const longest = Math.max(...known.map(({ length }) => length))
  const heaviest = Math.max(...known.map((piece) => piece.kg))
  const found = carried(vehicles, { kg, longest, heaviest })
  const long = lengthText(longest, steel)
  return (
    <div className="small">
      <p>
        <b>{words.heading}</b>{" "}
        <span>
          {words.load(steel.tonnes(tonnesFigure(kg)), long, steel.kg(kgFigure(heaviest, 1)))}
        </span>{" "}
        <span>
          {found
            ? words.carried(
                unbroken(found.vehicle.name),
                indianFigure(found.vehicle.bodyFeet, 1),
                indianFigure(found.vehicle.payload, 2),
                found.trips,
              )
            : words.none}
        </span>
      </p>
      {found?.ifCut && longest > LONG && canBeCut ? (
        <p>{words.ifCut(long, unbroken(found.ifCut.name))}</p>
      ) : null}
      {found?.vehicle.unloading ? <p>{found.vehicle.unloading}</p> : null}
      {found && !found.vehicle.confirmed ? <p className="muted">{words.unconfirmed}</p> : null}
    </div>
  )
}

export const allVehiclesFragment = graphql`
  fragment AllVehicles on Query {
    allVehicle(sort: [{ payload: ASC }, { name: ASC }]) {
      nodes {
        ...VehicleContent
      }
    }
  }
`
