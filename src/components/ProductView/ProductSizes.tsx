import * as React from "react"
import { Band } from "../Band/Band"
import { expandCatalogue, type CompactCatalogue } from "../../steel/range/compactCatalogue"
import type { SiteContent } from "../Site/Site"
import { sizesOfRows } from "../../steel/tables/sizesOfRows"
import { sizeTables } from "../../steel/tables/sizeTable"
import { useWords } from "../../interface/words"
import { SizeTables } from "../SizeTables/SizeTables"
import { typicalSize } from "../../steel/calculator/typicalSize"
import { WeightBand } from "./WeightBand"
import type { WorkedExample } from "../../steel/calculator/workedExample"

interface ProductSizesProps {
  /** The product's sizes; at least one. */
  sizes: CompactCatalogue
  /** The product's family; decides which size is drawn first. */
  family: string
  example?: WorkedExample | null
  headings: SiteContent["settings"]["productHeadings"]
}

/** Size tables of a product, then the calculator, which starts with the size chosen in the tables. */
export function ProductSizes({ sizes, family, example, headings }: ProductSizesProps) {
  const { columns } = useWords("tables")
  const tables = React.useMemo(() => sizeTables(expandCatalogue(sizes), columns), [sizes, columns])
  const known = React.useMemo(() => sizesOfRows(tables), [tables])
  const first = React.useMemo(() => typicalSize([...known.values()], family), [known, family])
  const [chosen, setChosen] = React.useState(first)

  return (
    <>
      <Band heading={headings.sizes} id="sizes">
        <SizeTables tables={tables} known={known} first={first} onChoose={setChosen} />
      </Band>
      <WeightBand
        families={tables.map((table) => table.family)}
        start={chosen}
        example={example}
        headings={headings}
      />
    </>
  )
}
