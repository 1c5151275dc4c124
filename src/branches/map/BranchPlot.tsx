import * as React from "react"
import { useEffect, useId, useMemo, useRef } from "react"
import { useIsHydrated } from "../../kit/hooks/hydrated"
import { Icon } from "../../kit/blocks/Icon"
import { BranchCard, type BranchMapView, type MapBranch } from "../BranchCard"
import { BOX, layOutPlot, scaleBarKm, STATE_SIZE, type Point } from "./plotLayout"
import * as styles from "./BranchPlot.module.css"
import { useLanguage, useWords } from "../../kit/words/words"

/** Side of a pin, and size of the number in it, pixels. */
const [PIN, NUMBER] = [24, 15]
const LONGEST_SCALE_BAR = 80
/** A pin this far down the box (px) has room for its window above it. */
const WINDOW_ROOM = 240

/**
 * The site's own map: the branches at true scale, each with its number, without an outline of the country or network requests. Without scripts it is
 * a picture; with them every pin is a button that opens the window of its branch.
 */
export function BranchPlot({ branches, label, active, onActiveChange }: BranchMapView) {
  const root = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const windowId = useId()
  const isHydrated = useIsHydrated()
  const language = useLanguage()
  const { pins, states, meridians, parallels, pixelsPerKm } = useMemo(
    () => layOutPlot(branches, language),
    [branches, language],
  )
  const graticule = [
    ...meridians.map((x) => `M${round(x)} 0V${BOX.height}`),
    ...parallels.map((y) => `M-800 ${round(y)}H800`),
  ]

  useEffect(() => {
    if (!isAsked.current || active === null) return
    isAsked.current = false
    const window = root.current?.querySelector<HTMLElement>('[role="dialog"]')
    window?.focus({ preventScroll: true })
    // On a phone it stands below the drawing.
    window?.scrollIntoView({ block: "nearest" })
  }, [active])

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
          {states.map(({ name, x, y, reach }) => (
            <text
              key={name}
              className={reach > BOX.width / 2 ? styles.farState : styles.state}
              fontSize={STATE_SIZE}
              x={round(x)}
              y={round(y)}
            >
              {name}
            </text>
          ))}
          {branches.map(({ slug }, index) => (
            <Pin key={slug} {...pins[index]} number={index + 1} isOpen={slug === active} />
          ))}
        </svg>
        <Scale pixelsPerKm={pixelsPerKm} />
      </svg>
      {branches.map((branch, index) => {
        if (!isHydrated) return null
        const { pin, target } = pins[index]
        const isOpen = branch.slug === active
        return (
          <React.Fragment key={branch.slug}>
            <button
              type="button"
              className={styles.marker}
              data-branch={branch.slug}
              aria-label={branch.name}
              aria-expanded={isOpen}
              aria-controls={isOpen ? windowId : undefined}
              style={{
                width: target,
                height: target,
                transform: `translate(${pin.x - target / 2}px, ${pin.y - target / 2}px)`,
              }}
              onClick={() => {
                if (isOpen) return close()
                isAsked.current = true
                onActiveChange(branch.slug)
              }}
            />
            {isOpen ? (
              <BranchWindow branch={branch} pin={pin} id={windowId} onClose={close} />
            ) : null}
          </React.Fragment>
        )
      })}
    </div>
  )
}

type PinProps = ReturnType<typeof layOutPlot>["pins"][number] & { number: number; isOpen: boolean }

/** A pin with its number in the list of branches, and a line to its true position where it had to move. */
function Pin({ place, pin, number, isOpen }: PinProps) {
  const [from, to] = [place, pin].map(({ x, y }) => ({ x: round(x), y: round(y) }))
  return (
    <g className={isOpen ? styles.isOpen : undefined}>
      {Math.hypot(pin.x - place.x, pin.y - place.y) > 1 ? (
        <path className={styles.leader} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      ) : null}
      <rect
        className={styles.pin}
        x={round(pin.x - PIN / 2)}
        y={round(pin.y - PIN / 2)}
        width={PIN}
        height={PIN}
        rx="2.5"
      />
      <text className={styles.number} fontSize={NUMBER} x={to.x} y={round(pin.y + NUMBER * 0.36)}>
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

interface BranchWindowProps {
  branch: MapBranch
  pin: Point
  id: string
  onClose: () => void
}

function BranchWindow({ branch, pin, id, onClose }: BranchWindowProps) {
  const words = useWords("branches")
  const nameId = useId()
  const position = { "--x": `${round(pin.x)}px`, "--y": `${round(pin.y)}px` }
  return (
    <div
      className={pin.y >= WINDOW_ROOM ? styles.above : styles.below}
      style={position as React.CSSProperties}
    >
      <div className={styles.iw} id={id} role="dialog" aria-labelledby={nameId} tabIndex={-1}>
        <BranchCard branch={branch} isInWindow nameId={nameId} />
        <button
          className={`iconbtn ${styles.iw__x}`}
          type="button"
          aria-label={words.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <span className={styles.tip} aria-hidden="true" />
    </div>
  )
}

/** Hundredths of a pixel are enough, and short in the HTML. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
