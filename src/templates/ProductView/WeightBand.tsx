import type { Quantity } from "../../steel/quantity"
import { shapesOf, type SizeFamily } from "../../steel/range/families"
import type { Size } from "../../steel/range/size"
import { Band } from "../../site/blocks/Band"
import type { SiteContent } from "../../site/Site"
import { WeightCalculator } from "../../calculator/WeightCalculator"

interface WeightBandProps {
  /** Size families of the product; at least one. */
  families: readonly SizeFamily[]
  /** The size to start with; by default the calculator chooses. */
  start?: Size | null | undefined
  /** How much of it. */
  startQuantity?: Quantity | undefined
  /** Says what the weight refers to, if the product itself is not in the calculator. */
  note?: string
  headings: SiteContent["settings"]["productHeadings"]
}

/** The weight calculator for a product's sections. */
export function WeightBand({ families, start, startQuantity, note, headings }: WeightBandProps) {
  return (
    <Band
      heading={headings.weight}
      text={note ?? headings.weightText}
      className="band--galv no-print"
      id="weight"
    >
      <WeightCalculator shapes={shapesOf(families)} start={start} startQuantity={startQuantity} />
    </Band>
  )
}
