import * as React from "react"
import { Band } from "../site/blocks/Band"
import { sizesFrom } from "../steel/range/catalogue"
import type { SizeFigures } from "../steel/range/makeSize"
import type { Quantity } from "../steel/quantity"
import type { Size } from "../steel/range/size"
import { useSite } from "../site/Site"
import { sizesOfRows, sizeTables } from "../steel/tables/sizeTable"
import { useWords } from "../site/words/words"
import { SizeTables } from "../sizes/tables/SizeTables"
import { typicalSize } from "../steel/section/representative"
import { useOpenedSize, WeightCalculator } from "../calculator/WeightCalculator"
import { shapesOf, type SizeFamily } from "../steel/range/families"

interface ProductSizesProps {
  /** The product's sizes; at least one. */
  sizes: readonly SizeFigures[]
  /** The product's family; decides which size is drawn first. */
  family: string
}

/** Size tables of a product, then the calculator, which starts with the size chosen in the tables. */
export function ProductSizes({ sizes, family }: ProductSizesProps) {
  const { productHeadings: headings } = useSite().settings
  const words = useWords("tables")
  const tables = React.useMemo(() => sizeTables(sizesFrom(sizes), words), [sizes, words])
  const known = React.useMemo(() => sizesOfRows(tables), [tables])
  const first = React.useMemo(() => typicalSize([...known.values()], family), [known, family])
  const { open, opened } = useOpenedSize(first)

  return (
    <>
      <Band heading={headings.sizes} id="sizes">
        <SizeTables tables={tables} known={known} first={first} onChoose={open} />
      </Band>
      <WeightBand families={tables.map((table) => table.family)} {...opened} />
    </>
  )
}

interface WeightBandProps {
  /** Size families of the product; at least one. */
  families: readonly SizeFamily[]
  /** The size to start with; by default the calculator chooses. */
  start?: Size | null | undefined
  /** How much of it. */
  startQuantity?: Quantity | undefined
  /** Says what the weight refers to, if the product itself is not in the calculator. */
  note?: string | undefined
}

/** The weight calculator for a product's sections. */
export function WeightBand({ families, start, startQuantity, note }: WeightBandProps) {
  const { productHeadings: headings } = useSite().settings
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
