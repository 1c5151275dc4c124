import * as React from "react"
import { graphql } from "gatsby"
import { unbroken } from "../../kit/format/texts"
import { indianFigure, kgFigure, roundTo, tonnesFigure } from "../../steel/format"
import type { InquiryLine } from "../list/line"
import { lengthText, quantityFigures } from "../../steel/quantity"
import type { Size } from "../../steel/range/size"
import { useWords } from "../../kit/words/words"
import { carried, type Pieces, type Vehicle } from "./load"

/** The vehicles of the page. */
export const VehiclesContext = React.createContext<readonly Vehicle[]>([])

interface LoadProps {
  /** kg of all that has a weight. */
  kg: number
  /** Whether the pieces may be cut to 6 m. */
  canBeCut?: boolean
  /** `kg`: null for a line without weight. */
  lines: readonly {
    readonly size: Size | null
    readonly line: InquiryLine
    readonly kg?: number | null
  }[]
}

/** Bodies below this length in m are trucks; a piece beyond can be cut to 6 m. */
const LONG = 9

/** The whole pieces of a line; none of sheet by the square metre, or without a size. */
function piecesOf({ size, line }: LoadProps["lines"][number]): Pieces[] {
  if (size?.massPer !== "metre" || line.kind !== "size") return []
  const { pieceLength: length } = line.quantity
  const count = Math.floor(roundTo(quantityFigures(line.quantity, size.mass).pieces, 6))
  return [{ length, kg: size.mass * length, count }]
}

/**
 * Which vehicle takes a load, below its total, and what of it is not weighed. Says nothing without vehicles, or without pieces of a
 * known length.
 */
export function LoadNote({ kg, lines, canBeCut = true }: LoadProps) {
  const words = useWords("load")
  const steel = useWords("steel")
  const vehicles = React.use(VehiclesContext)
  const pieces = lines.flatMap(piecesOf)
  const unweighed = lines.filter((line) => line.kg === null).length
  if (kg <= 0 || pieces.length === 0 || !vehicles.some(({ inUse }) => inUse)) return null
  const longest = Math.max(...pieces.map(({ length }) => length))
  const heaviest = Math.max(...pieces.map((piece) => piece.kg))
  const counted = pieces.reduce((sum, piece) => sum + piece.kg * piece.count, 0)
  const found = carried(vehicles, { pieces, loose: Math.max(0, kg - counted) })
  const long = lengthText(longest, steel)
  return (
    <div className="small">
      <p>
        <b>{unweighed > 0 ? words.weighedPart : words.heading}</b>{" "}
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
        </span>{" "}
        {unweighed > 0 ? <b>{words.unweighed(unweighed)}</b> : null}
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
