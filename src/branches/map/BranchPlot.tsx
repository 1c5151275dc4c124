import * as React from "react"
import { flushSync } from "react-dom"
import { useIsHydrated } from "../../kit/hooks/hydrated"
import { IconButton } from "../../kit/blocks/Icon"
import { BranchCard, type BranchMapView } from "../BranchCard"
import { PLOT, layOutPlot } from "./plotLayout"
import * as styles from "./BranchPlot.module.css"
import { useLanguage, useWords } from "../../kit/words/words"

/**
 * The site's own map: the branches at true scale, each with its number in the list, without an outline of the country or network
 * requests. Without scripts it is a picture; with them every pin is a button that opens the window of its branch, below the drawing,
 * where it covers no other.
 */
export function BranchPlot({ branches, label, active, onActiveChange }: BranchMapView) {
  const root = React.useRef<HTMLDivElement>(null)
  const windowId = React.useId()
  const isHydrated = useIsHydrated()
  const { close: closeLabel } = useWords("branches")
  const language = useLanguage()
  const plot = React.useMemo(() => layOutPlot(branches, language), [branches, language])
  const open = branches.find(({ slug }) => slug === active)
  const graticule = [
    ...plot.meridians.map((x) => `M${round(x)} 0V${PLOT.height}`),
    ...plot.parallels.map((y) => `M-800 ${round(y)}H800`),
  ]

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
          {plot.pins.map(({ place, pin }, index) => {
            const [x, y] = [round(pin.x), round(pin.y)]
            const isOpen = branches[index].slug === active
            return (
              <g key={branches[index].slug} className={isOpen ? styles.isOpen : undefined}>
                {/* From its true position, where it had to move. */}
                <path
                  className={styles.leader}
                  d={`M${round(place.x)} ${round(place.y)}L${x} ${y}`}
                />
                <rect className={styles.pin} x={round(x - 12)} y={round(y - 12)} />
                <text className={styles.number} x={x} y={round(y + 5.4)}>
                  {index + 1}
                </text>
              </g>
            )
          })}
        </svg>
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
                translate: `calc(${plot.pins[index].pin.x}px - 50%) calc(${plot.pins[index].pin.y}px - 50%)`,
              }}
              onClick={() => {
                if (slug === active) return close()
                flushSync(() => onActiveChange(slug))
                document.getElementById(windowId)?.focus()
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
          <IconButton icon="close" label={closeLabel} className={styles.iw__x} onClick={close} />
        </div>
      ) : null}
    </div>
  )
}

/** Hundredths of a pixel are enough, and short in the HTML. */
const round = (value: number) => Math.round(value * 100) / 100
