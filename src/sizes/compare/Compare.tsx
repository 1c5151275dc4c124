import * as React from "react"
import { Band } from "../../kit/blocks/Band"
import { FigureTable } from "../../kit/blocks/FigureTable"
import { IconButton } from "../../kit/blocks/Icon"
import { ToolBoundary } from "../../kit/blocks/ToolBoundary"
import { showElement } from "../../kit/hooks/focus"
import { WithScripts } from "../../kit/hooks/hydrated"
import { saveText, useSavedText } from "../../kit/hooks/storage"
import { useCopy } from "../../kit/sending/Ways"
import { useWords } from "../../kit/words/words"
import {
  massFigure,
  mmText,
  percentText,
  pieceFigure,
  propertyFigure,
  roundedKg,
} from "../../steel/format"
import { STANDARD_LENGTH } from "../../steel/quantity"
import { crossSectionArea, sizeName, type Size } from "../../steel/range/size"
import { sectionOutline } from "../../steel/section/outline"
import { propertiesOfSize } from "../../steel/section/properties"
import { useSizeOf } from "../../catalogue/sizeCatalogue"
import { commonScale, SizeEnd } from "../../catalogue/SizeEnd"
import { TablesMissing } from "../../catalogue/TablesMissing"
import * as styles from "./Compare.module.css"

/** More would not stand beside each other. */
const MOST_SIZES = 4

/** Start of the sizes in the fragment of an address. */
const LINK_MARK = "#compare="

const PLACE = "compare"

const COMPARED = ["sessionStorage", "compared-sizes"] as const

/** Keeps the ids of the sizes that stand beside each other, as long as the tab lasts. Returns whether it could. */
const keep = (ids: readonly string[]) => saveText(...COMPARED, ids.join(" "))

/** A sheet has no section, only the width that somebody chose. */
const isComparable = ({ section }: Size) => section.shape !== "sheet"

/** The sizes that stand beside each other. Ids that name none take no place. */
function useCompared() {
  const [text] = useSavedText(...COMPARED)
  const all = [...new Set(text.split(" ").filter(Boolean))]
  const { catalogue, sizeOf } = useSizeOf(all.length > 0)
  const found = all.flatMap((id) => sizeOf(id) ?? []).filter(isComparable)
  const sizes = found.slice(0, MOST_SIZES)
  // Until the tables are here any id may be a size.
  const isReady = catalogue.status === "ready"
  const ids = isReady ? sizes.map(({ id }) => id) : all
  const missing = isReady ? all.filter((id) => !ids.includes(id)) : []
  return { text, ids, sizes, missing, isFailed: all.length > 0 && catalogue.status === "failed" }
}

/** Puts a size beside others, or takes it away. */
export function CompareButton({ size }: { size: Size }) {
  const words = useWords("tables")
  const { ids } = useCompared()
  if (!isComparable(size)) return null
  const isIn = ids.includes(size.id)
  const label = isIn ? words.compare.isIn : words.compare.add
  return (
    <WithScripts>
      <span className="cluster no-print">
        <button
          className="btn btn--text"
          type="button"
          aria-pressed={isIn}
          aria-label={`${label}: ${sizeName(size, words)}`}
          disabled={!isIn && ids.length >= MOST_SIZES}
          onClick={() => keep(isIn ? ids.filter((id) => id !== size.id) : [...ids, size.id])}
        >
          {label}
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
      <ToolBoundary kept={[COMPARED[1]]} reads={["hash"]}>
        <ComparedSizes />
      </ToolBoundary>
    </WithScripts>
  )
}

function ComparedSizes() {
  const words = useWords("tables")
  const { text, ids, sizes, missing, isFailed } = useCompared()
  const { copy, outcome } = useCopy()
  /** What was compared before a link came; null if none has come. */
  const [before, setBefore] = React.useState<string | null>(null)
  const takeLink = React.useEffectEvent(() => {
    const { hash, pathname, search } = window.location
    if (!hash.startsWith(LINK_MARK)) return
    setBefore(text)
    // A reload brings back nothing that is removed from now on.
    if (keep(hash.slice(LINK_MARK.length).split("_")))
      window.history.replaceState(window.history.state, "", pathname + search)
  })
  React.useEffect(() => {
    const ended = new AbortController()
    takeLink()
    addEventListener("hashchange", () => takeLink(), { signal: ended.signal })
    return () => ended.abort()
  }, [])
  const isLinked = sizes.length > 0 && before !== null
  React.useEffect(() => {
    const place = document.getElementById(PLACE)
    if (isLinked && place) showElement(place)
  }, [isLinked, before])
  if (sizes.length === 0 && missing.length === 0 && !isFailed) return null
  const scale = commonScale(sizes)
  const { origin, pathname } = window.location
  const remove = (size: Size) => keep(ids.filter((id) => id !== size.id))
  return (
    <Band heading={words.compare.heading} text={words.compare.hint} id={PLACE}>
      <div className={`stack ${styles.compared}`}>
        {isFailed ? <TablesMissing /> : null}
        {missing.length > 0 ? (
          <p role="status">
            {words.compare.notShown(missing.map((id) => id.slice(0, 40)).join(", "))}
          </p>
        ) : null}
        {before && before !== text ? (
          <button className="btn btn--line" type="button" onClick={() => keep(before.split(" "))}>
            {words.compare.putBack}
          </button>
        ) : null}
        {sizes.length > 0 ? (
          <>
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
                    <IconButton
                      icon="remove"
                      label={words.remove(sizeName(size, words))}
                      className="no-print"
                      onClick={({ detail }) => {
                        // The second click of a double click lands on the next size.
                        if (detail > 1) return
                        // This button disappears with its size; with the last size the whole band does.
                        document
                          .getElementById(ids.length > 1 ? PLACE : "main")
                          ?.focus({ preventScroll: true })
                        remove(size)
                      }}
                    />
                  </>
                )),
              ]}
              rows={comparedRows(sizes, words)}
            />
            <p className="small muted">{words.properties.note}</p>
            <button
              className="btn btn--line no-print"
              type="button"
              onClick={() =>
                void copy(
                  `${origin}${pathname}${LINK_MARK}${ids.join("_")}`,
                  words.compare.linkCopied,
                )
              }
            >
              {words.compare.copyLink}
            </button>
          </>
        ) : null}
        {outcome}
      </div>
    </Band>
  )
}

type ComparedFigure = readonly [value: number, text: string]

const property = (value: number): ComparedFigure => [value, propertyFigure(value)]

/** A row for each figure: those of each size, and how much they differ from the first in %. */
function comparedRows(sizes: readonly Size[], words: ReturnType<typeof useWords<"tables">>) {
  const { compare, properties } = words
  const columns = sizes.map((size): Record<string, ComparedFigure | null> => {
    const { width, height } = sectionOutline(size.section)
    const section = propertiesOfSize(size)
    const piece = roundedKg(size.mass * STANDARD_LENGTH, 1)
    const of = (value: number | undefined) => (value === undefined ? null : property(value))
    return {
      "kg/m": [size.mass, massFigure(size.mass)],
      [`${words.piece(STANDARD_LENGTH)}, kg`]: [piece, pieceFigure(piece)],
      [`${compare.depth}, mm`]: [height, mmText(height)],
      [`${compare.width}, mm`]: [width, mmText(width)],
      [`${words.area}, cm²`]: property(crossSectionArea(size)),
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
