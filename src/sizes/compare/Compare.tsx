import * as React from "react"
import { useCopy } from "../../inquiry/list/sending"
import { Band } from "../../kit/blocks/Band"
import { FigureTable } from "../../kit/blocks/FigureTable"
import { Icon } from "../../kit/blocks/Icon"
import { showElement } from "../../kit/hooks/focus"
import { WithScripts } from "../../kit/hooks/hydrated"
import { useSavedText } from "../../kit/hooks/storage"
import { useWords } from "../../kit/words/words"
import {
  indianFigure,
  massFigure,
  mmText,
  percentText,
  pieceFigure,
  roundedKg,
} from "../../steel/format"
import { STANDARD_LENGTH } from "../../steel/quantity"
import { crossSectionArea, sizeName, type Size } from "../../steel/range/size"
import { sectionOutline } from "../../steel/section/outline"
import { propertiesOfSize } from "../../steel/section/properties"
import { useSizeOf } from "../../catalogue/sizeCatalogue"
import { commonScale, SizeEnd } from "../../catalogue/SizeEnd"
import * as styles from "./Compare.module.css"

/** More would not stand beside each other. */
const MOST_SIZES = 4

/** Start of the sizes in the fragment of an address. */
const MARK = "#compare="

const PLACE = "compare"

/** The ids of the sizes that stand beside each other, as long as the tab lasts. */
function useCompared(): readonly [readonly string[], (ids: readonly string[]) => void] {
  const [text, setText] = useSavedText("sessionStorage", "compared-sizes")
  return [text.split(" ").filter(Boolean), (ids) => setText(ids.slice(0, MOST_SIZES).join(" "))]
}

/** Puts a size beside others, or takes it away. */
export function CompareButton({ size }: { size: Size }) {
  const words = useWords("tables")
  const [ids, change] = useCompared()
  const isIn = ids.includes(size.id)
  if (size.section.shape === "sheet") return null
  return (
    <WithScripts>
      <span className="cluster no-print">
        <button
          className="btn btn--text"
          type="button"
          aria-pressed={isIn}
          aria-label={`${words.compare.add}: ${sizeName(size, words)}`}
          disabled={!isIn && ids.length === MOST_SIZES}
          onClick={() => change(isIn ? ids.filter((id) => id !== size.id) : [...ids, size.id])}
        >
          {isIn ? words.compare.isIn : words.compare.add}
        </button>
        {isIn ? (
          <a className="link tap" href={`#${PLACE}`}>
            {words.compare.show(ids.length)}
          </a>
        ) : null}
      </span>
    </WithScripts>
  )
}

/** Two to four sections beside each other, in a band of their own; nothing until one is chosen. */
export function Compared() {
  return (
    <WithScripts>
      <ComparedSizes />
    </WithScripts>
  )
}

function ComparedSizes() {
  const words = useWords("tables")
  const [ids, change] = useCompared()
  const { sizeOf } = useSizeOf(ids.length > 0)
  const { copy, outcome } = useCopy()
  const openLink = React.useEffectEvent(() => {
    const { hash } = window.location
    if (hash.startsWith(MARK)) change(hash.slice(MARK.length).split("_"))
  })
  React.useEffect(() => openLink(), [])
  const sizes = ids.flatMap((id) => sizeOf(id) ?? [])
  const isLinked = sizes.length > 0 && window.location.hash.startsWith(MARK)
  React.useEffect(() => {
    const place = document.getElementById(PLACE)
    if (isLinked && place) showElement(place)
  }, [isLinked])
  if (sizes.length === 0) return null
  const scale = commonScale(sizes)
  const { origin, pathname } = window.location
  const remove = (size: Size) => change(ids.filter((id) => id !== size.id))
  return (
    <Band heading={words.compare.heading} text={words.compare.hint} id={PLACE}>
      <div className={`stack ${styles.compared}`}>
        <FigureTable
          caption={words.compare.heading}
          isTitled
          heads={[
            "",
            ...sizes.map((size) => (
              <>
                <SizeEnd size={size} scale={scale} />
                {/* On a phone it breaks behind an ×. */}
                {`${sizeName(size, words).replaceAll("×\u00a0", "× ")} `}
                <button
                  className="iconbtn no-print"
                  type="button"
                  aria-label={words.remove(sizeName(size, words))}
                  onClick={() => remove(size)}
                >
                  <Icon name="remove" />
                </button>
              </>
            )),
          ]}
          rows={figuresOf(sizes, words)}
        />
        <p className="small muted">{words.properties.note}</p>
        <button
          className="btn btn--line no-print"
          type="button"
          onClick={() =>
            void copy(`${origin}${pathname}${MARK}${ids.join("_")}`, words.compare.linkCopied)
          }
        >
          {words.compare.copyLink}
        </button>
        {outcome}
      </div>
    </Band>
  )
}

type Figure = readonly [value: number, text: string]

/** Four figures, as the tables of the standards have at most. */
const four = (value: number): Figure => [value, indianFigure(Number(value.toPrecision(4)), 3)]

/** A row for each figure: those of each size, and how much they differ from the first in %. */
function figuresOf(sizes: readonly Size[], words: ReturnType<typeof useWords<"tables">>) {
  const { compare, properties } = words
  const columns = sizes.map((size): Record<string, Figure | null> => {
    const { width, height } = sectionOutline(size.section)
    const section = propertiesOfSize(size)
    const piece = roundedKg(size.mass * STANDARD_LENGTH, 1)
    const of = (value: number | undefined) => (value === undefined ? null : four(value))
    return {
      "kg/m": [size.mass, massFigure(size.mass)],
      [`${words.piece(STANDARD_LENGTH)}, kg`]: [piece, pieceFigure(piece)],
      [`${compare.depth}, mm`]: [height, mmText(height)],
      [`${compare.width}, mm`]: [width, mmText(width)],
      [`${words.area}, cm²`]: four(crossSectionArea(size)),
      [`${properties.inertia} I z–\u2060z, cm⁴`]: of(section?.horizontal.inertia),
      [`${properties.inertia} I y–\u2060y, cm⁴`]: of(section?.upright.inertia),
      [`${properties.elastic} Z z–\u2060z, cm³`]: of(section?.horizontal.elastic),
      [`${properties.elastic} Z y–\u2060y, cm³`]: of(section?.upright.elastic),
      [`${properties.least} r, cm`]: of(section?.leastGyration),
      [`${properties.surface}, m²/m`]: of(section?.surface),
    }
  })
  return Object.keys(columns[0]).map((name) => {
    const first = columns[0][name]
    const cells = columns.map(({ [name]: figure }, place) => {
      const percent = first && figure && place > 0 ? 100 * (figure[0] / first[0] - 1) : null
      return (
        <>
          {figure?.[1] ?? "–"}
          {percent === null ? null : <small className="label">{percentText(percent)}</small>}
        </>
      )
    })
    // The site's font has no raised 4.
    const [head, ...raised] = name.split("⁴")
    return [raised.length > 0 ? [head, <sup key="4">4</sup>] : head, ...cells]
  })
}
