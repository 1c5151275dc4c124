import * as React from "react"
import { useEffect, useId, useMemo, useRef } from "react"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import { useMediaQuery } from "../../hooks/useMediaQuery"
import { Icon } from "../Icon/Icon"
import { BranchDetails } from "./BranchDetails"
import type { BranchMapView, MapBranch } from "./branch"
import { BOX, layOutPlot, NAME_SIZE, plotName, scaleBarKm, type Point } from "./plotLayout"
import * as styles from "./BranchPlot.module.css"
import { useWords } from "../../interface/words"

/** Sides of a pin without and with its number, pixels. */
const PIN_SIZE = { named: 14, numbered: 24 }
const LONGEST_SCALE_BAR = 80
/** A pin this far down the box (px) has room for its window above it. */
const WINDOW_ROOM = 240

/**
 * The site's own map: the branches at true scale, without an outline of the country or network requests. Without scripts it is
 * a picture; with them every pin is a button that opens the window of its branch. If names would cover each other, pins show
 * numbers.
 */
export function BranchPlot({ branches, label, active, onActiveChange }: BranchMapView) {
  const root = useRef<HTMLDivElement>(null)
  const focusWindow = useRef(false)
  const windowId = useId()
  const isHydrated = useIsHydrated()
  const isPhone = useMediaQuery("(max-width: 639px)")
  const layout = useMemo(() => layOutPlot(branches), [branches])
  const { pins, names, pixelsPerKm, meridians, parallels } =
    isPhone && active !== null ? layout.aboveWindow : layout.whole
  const graticule = [
    ...meridians.map((x) => `M${round(x)} 0V${BOX.height}`),
    ...parallels.map((y) => `M-800 ${round(y)}H800`),
  ]

  useEffect(() => {
    if (!focusWindow.current || active === null) return
    focusWindow.current = false
    root.current?.querySelector<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true })
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
          {branches.map((branch, index) => (
            <BranchPin
              key={branch.slug}
              branch={branch}
              {...pins[index]}
              name={layout.numbered ? undefined : names?.[index]}
              isOpen={branch.slug === active}
            />
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
              aria-label={layout.numbered ? `${branch.order} ${branch.name}` : branch.name}
              aria-expanded={isOpen}
              aria-controls={isOpen ? windowId : undefined}
              style={squareAt(pin, target)}
              onClick={() => {
                if (isOpen) return close()
                focusWindow.current = true
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

/** A square of so many pixels around a point of the plot. */
function squareAt({ x, y }: Point, side: number): React.CSSProperties {
  return {
    width: side,
    height: side,
    transform: `translate(${x - side / 2}px, ${y - side / 2}px)`,
  }
}

interface BranchPinProps {
  branch: MapBranch
  place: Point
  pin: Point
  /** Where the name is; without it the pin shows its number. */
  name: (Point & { anchor: "start" | "middle" | "end" }) | undefined
  isOpen: boolean
}

/** A pin with its name or number, and a line to its true position where it had to move. */
function BranchPin({ branch, place, pin, name, isOpen }: BranchPinProps) {
  const size = name ? PIN_SIZE.named : PIN_SIZE.numbered
  const moved = Math.hypot(pin.x - place.x, pin.y - place.y) > 1
  return (
    <g className={isOpen ? styles.isOpen : undefined}>
      {moved ? (
        <>
          <path
            className={styles.leader}
            d={`M${round(place.x)} ${round(place.y)}L${round(pin.x)} ${round(pin.y)}`}
          />
          <circle className={styles.place} cx={round(place.x)} cy={round(place.y)} r="2.5" />
        </>
      ) : null}
      <rect
        className={styles.pin}
        x={round(pin.x - size / 2)}
        y={round(pin.y - size / 2)}
        width={size}
        height={size}
        rx="2.5"
      />
      {name ? (
        <text
          className={styles.name}
          fontSize={NAME_SIZE}
          x={round(name.x)}
          y={round(name.y)}
          textAnchor={name.anchor}
        >
          {plotName(branch.name)}
        </text>
      ) : (
        <text className={styles.number} x={round(pin.x)} y={round(pin.y + 5)} textAnchor="middle">
          {branch.order}
        </text>
      )}
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
      <path d={`M0 -8v8h${bar}v-8`} />
      <text x={bar + 8} y="1">
        {words.km(km)}
      </text>
      <path d="M6 -24v-18M1 -35l5 -8l5 8" />
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
        <BranchDetails branch={branch} nameId={nameId} />
        <button className={styles.iw__x} type="button" aria-label={words.close} onClick={onClose}>
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
