import * as React from "react"
import { useIsHydrated } from "../../kit/hooks/hydrated"
import { Icon } from "../../kit/blocks/Icon"
import { BranchCard, type BranchMapView } from "../BranchCard"
import { BOX, layOutPlot, PIN_GAP, scaleBarKm } from "./plotLayout"
import * as styles from "./BranchPlot.module.css"
import { useLanguage, useWords } from "../../kit/words/words"

/** Side of a pin, and size of the number in it, pixels. */
const [PIN, NUMBER] = [24, 15]
const LONGEST_SCALE_BAR = 80

/**
 * The site's own map: the branches at true scale, each with its number in the list, without an outline of the country or network
 * requests. Without scripts it is a picture; with them every pin is a button that opens the window of its branch, below the drawing,
 * where it covers no other.
 */
export function BranchPlot({ branches, label, active, onActiveChange }: BranchMapView) {
  const root = React.useRef<HTMLDivElement>(null)
  const isAsked = React.useRef(false)
  const windowId = React.useId()
  const isHydrated = useIsHydrated()
  const words = useWords("branches")
  const language = useLanguage()
  const plot = React.useMemo(() => layOutPlot(branches, language), [branches, language])
  const open = branches.find(({ slug }) => slug === active)
  const graticule = [
    ...plot.meridians.map((x) => `M${round(x)} 0V${BOX.height}`),
    ...plot.parallels.map((y) => `M-800 ${round(y)}H800`),
  ]

  React.useEffect(() => {
    if (!isAsked.current || active === null) return
    isAsked.current = false
    const window = document.getElementById(windowId)
    window?.focus({ preventScroll: true })
    window?.scrollIntoView({ block: "nearest" })
  }, [active, windowId])

  const close = () => {
    if (active === null) return
    onActiveChange(null)
    // Focus inside the window would be lost with it.
    root.current?.querySelector<HTMLElement>(`[data-branch="${CSS.escape(active)}"]`)?.focus()
  }

  return (
    <div
      ref={root}
      className={styles.plot}
      // Esc closes the window from wherever focus is in the plot; the controls themselves are buttons.
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || active === null) return
        event.stopPropagation()
        close()
      }}
    >
      {/* The keyboard closes the window with Esc. */}
      <svg className={styles.drawing} role="img" aria-label={label} onClick={close}>
        <svg x="50%" overflow="visible">
          <path className={styles.graticule} d={graticule.join("")} />
          {plot.states.map(({ name, x, y }) => (
            <text key={name} className={styles.state} x={round(x)} y={round(y)}>
              {name}
            </text>
          ))}
          {branches.map(({ slug }, index) => (
            <Pin key={slug} {...plot.pins[index]} number={index + 1} isOpen={slug === active} />
          ))}
        </svg>
        <Scale pixelsPerKm={plot.pixelsPerKm} />
      </svg>
      {isHydrated
        ? branches.map(({ slug, name }, index) => (
            <button
              key={slug}
              type="button"
              className={styles.marker}
              data-branch={slug}
              aria-label={name}
              aria-expanded={slug === active}
              aria-controls={slug === active ? windowId : undefined}
              style={{
                width: PIN_GAP,
                height: PIN_GAP,
                translate: `${plot.pins[index].pin.x - PIN_GAP / 2}px ${plot.pins[index].pin.y - PIN_GAP / 2}px`,
              }}
              onClick={() => {
                if (slug === active) return close()
                isAsked.current = true
                onActiveChange(slug)
              }}
            />
          ))
        : null}
      {open ? (
        <div
          className={styles.iw}
          id={windowId}
          role="dialog"
          aria-labelledby={`${windowId}-name`}
          tabIndex={-1}
        >
          <BranchCard branch={open} isInWindow nameId={`${windowId}-name`} />
          <button
            className={`iconbtn ${styles.iw__x}`}
            type="button"
            aria-label={words.close}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : null}
    </div>
  )
}

type PinProps = ReturnType<typeof layOutPlot>["pins"][number] & { number: number; isOpen: boolean }

/** A pin with its number in the list of branches, and a line to its true position where it had to move. */
function Pin({ place, pin, number, isOpen }: PinProps) {
  const [x, y] = [round(pin.x), round(pin.y)]
  return (
    <g className={isOpen ? styles.isOpen : undefined}>
      <path className={styles.leader} d={`M${round(place.x)} ${round(place.y)}L${x} ${y}`} />
      <rect
        className={styles.pin}
        x={round(x - PIN / 2)}
        y={round(y - PIN / 2)}
        width={PIN}
        height={PIN}
        rx="2.5"
      />
      <text className={styles.number} fontSize={NUMBER} x={x} y={round(y + NUMBER * 0.36)}>
        {number}
      </text>
    </g>
  )
}

/** North, and a bar of so many kilometres, in the corner. */
function Scale({ pixelsPerKm }: { pixelsPerKm: number }) {
  const words = useWords("branches")
  const km = scaleBarKm(pixelsPerKm, LONGEST_SCALE_BAR)
  const bar = round(km * pixelsPerKm)
  return (
    <svg x="16" y={BOX.height - 16} overflow="visible" className={styles.scale}>
      <path d={`M0 -8v8h${bar}v-8M6 -24v-18M1 -35l5 -8l5 8`} />
      <text x={bar + 8} y="1">
        {words.km(km)}
      </text>
      <text x="16" y="-25">
        {words.north}
      </text>
    </svg>
  )
}

/** Hundredths of a pixel are enough, and short in the HTML. */
const round = (value: number) => Math.round(value * 100) / 100
