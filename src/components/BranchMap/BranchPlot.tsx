import * as React from "react"
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from "react"
import { useMediaQuery } from "../../hooks/useMediaQuery"
import { Icon } from "../Icon/Icon"
import { BranchDetails } from "./BranchDetails"
import type { BranchMapView, MapBranch } from "./branch"
import { placeLabels, spreadPins, targetSizes, type Area } from "./plotLabels"
import {
  fitView,
  graticuleStep,
  multiples,
  projectionFor,
  scaleBarKm,
  toBox,
  toPlane,
  type BoxPoint,
  type Frame,
  type PlanePoint,
  type View,
} from "./plotProjection"
import * as styles from "./BranchPlot.module.css"

/** The narrowest box (a 320 px phone less its margins) and the height of every box, pixels. */
const BOX = { width: 288, height: 500 }
const FITTED: Frame = { ...BOX, padding: { top: 44, bottom: 48, side: 44 } }
/** On a phone the open window takes the foot of the box. */
const FITTED_OVER_WINDOW: Frame = { ...BOX, padding: { top: 44, bottom: 198, side: 44 } }
/** Half the width over which lines are drawn: the box grows from its middle. */
const REACH = 1000

const PIN_SIZE = 14
/** Closest that two pins stand, so that the targets of both can be 24 px wide. */
const PIN_GAP = 34
const TARGET = { least: 24, most: 44 }
const CITY_FONT_SIZE = 18
const LONGEST_LABEL = 28
const GRATICULE_GAP = 50
/** Longitudes are named this far (px) from the middle, where no box cuts them off. */
const LONGITUDE_FIGURES = 100
/** Latitudes are named from here (px from the top), where the figure has room above its line. */
const FIRST_LATITUDE_FIGURE = 22
/** The lower zoom button on a 375 px phone; the labels beside the upper one end before it. */
const ZOOM_OUT_BUTTON: Area = { left: 111, right: 172, top: 70, bottom: 108 }
const SCALE_BAR_LONGEST = 80
const RINGS_KM = [250, 500]

const ZOOM_STEP = 1.6
const MOST_ZOOM = 12
/** A pointer that moves less than this (px) clicks; one that moves more drags. */
const CLICK_SLACK = 4
/** A pin this far down the box (px) has room for its window above it. */
const WINDOW_ROOM = 240

const subscribeToNothing = () => () => {}
/** False in the server's HTML and while hydrating. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

interface Pin {
  branch: MapBranch
  /** Where the place is, and where its pin stands. */
  place: BoxPoint
  point: BoxPoint
  target: number
}

/** The zoomed view; null is the view that shows every branch. */
type Zoomed = { pixelsPerKm: number; centre: PlanePoint } | null

/**
 * The site's own map: branches at true scale on a graticule, without any outline. It needs no network. Without scripts it
 * is a picture; with them every pin is a button that opens the window of its branch.
 */
export function BranchPlot({ branches, label, active, onActiveChange }: BranchMapView) {
  const root = useRef<HTMLDivElement>(null)
  const windowId = useId()
  const hydrated = useHydrated()
  const phone = useMediaQuery("(max-width: 639px)")
  const [zoomed, setZoomed] = useState<Zoomed>(null)
  const drag = useRef<{ from: BoxPoint; centre: PlanePoint; moved: boolean } | null>(null)
  const focusWindow = useRef(false)

  const projection = useMemo(() => projectionFor(branches), [branches])
  const places = useMemo(() => branches.map(projection.project), [branches, projection])
  const docked = phone && active !== null
  const fitted = useMemo(
    () => fitView(places, docked ? FITTED_OVER_WINDOW : FITTED),
    [places, docked],
  )
  const view: View = zoomed ? { ...zoomed, anchor: fitted.anchor } : fitted
  const { pixelsPerKm } = view

  const spread = spreadPins(
    places.map((place) => toBox(place, view)),
    PIN_GAP,
  )
  const targets = targetSizes(spread, TARGET.least, TARGET.most)
  const pins: Pin[] = branches.map((branch, index) => ({
    branch,
    place: toBox(places[index], view),
    point: spread[index],
    target: targets[index],
  }))
  const open = pins.find((pin) => pin.branch.slug === active)

  const close = () => {
    onActiveChange(null)
    // Focus inside the window would be lost with it.
    root.current?.querySelector<HTMLElement>(`[data-branch="${CSS.escape(active ?? "")}"]`)?.focus()
  }

  const zoomTo = (wanted: number) => {
    const base = fitView(places, FITTED).pixelsPerKm
    const next = Math.min(wanted, base * MOST_ZOOM)
    // Out to where all are in view again, however the window has moved them.
    if (next <= base * 1.01) return setZoomed(null)
    const openPlace = places[branches.findIndex((branch) => branch.slug === active)]
    setZoomed({ pixelsPerKm: next, centre: openPlace ?? view.centre })
  }

  /** Brings a pin that zooming has put out of the box, or under the window, to the middle. */
  const bringIntoView = ({ branch, point }: Pin) => {
    if (!zoomed) return
    const half = (root.current?.clientWidth ?? BOX.width) / 2
    const foot = BOX.height - (phone ? FITTED_OVER_WINDOW : FITTED).padding.bottom
    const inView = Math.abs(point.x) < half - TARGET.most && point.y > TARGET.most && point.y < foot
    if (!inView) setZoomed({ pixelsPerKm, centre: projection.project(branch) })
  }

  useEffect(() => {
    if (!focusWindow.current || active === null) return
    focusWindow.current = false
    root.current?.querySelector<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true })
  }, [active])

  const startDrag = (event: React.PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return
    drag.current = {
      from: { x: event.clientX, y: event.clientY },
      centre: view.centre,
      moved: false,
    }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const moveDrag = (event: React.PointerEvent) => {
    const now = drag.current
    if (!now) return
    const dx = event.clientX - now.from.x
    const dy = event.clientY - now.from.y
    if (Math.hypot(dx, dy) > CLICK_SLACK) now.moved = true
    if (!now.moved || !zoomed) return
    const centre = { x: now.centre.x - dx / pixelsPerKm, y: now.centre.y - dy / pixelsPerKm }
    setZoomed({ pixelsPerKm, centre: within(centre, places) })
  }
  const endDrag = () => {
    const clicked = drag.current !== null && !drag.current.moved
    drag.current = null
    if (clicked && active !== null) close()
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
      <div
        className={zoomed ? `${styles.ground} ${styles.groundZoomed}` : styles.ground}
        role="presentation"
        onPointerDown={startDrag}
        onPointerMove={moveDrag}
        onPointerUp={endDrag}
        onPointerCancel={() => {
          drag.current = null
        }}
      >
        <PlotDrawing
          pins={pins}
          view={view}
          open={open}
          label={label}
          degrees={degreesIn(view, projection)}
          exactAt={projection.midLatitude}
          crowded={zoomed === null}
          docked={docked}
        />
      </div>
      {hydrated
        ? pins.map((pin) => {
            const { slug, name } = pin.branch
            const isOpen = pin === open
            return (
              <React.Fragment key={slug}>
                <button
                  type="button"
                  className={styles.marker}
                  data-branch={slug}
                  aria-label={name}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? windowId : undefined}
                  style={{
                    width: pin.target,
                    height: pin.target,
                    transform: `translate(${pin.point.x - pin.target / 2}px, ${pin.point.y - pin.target / 2}px)`,
                  }}
                  onFocus={() => bringIntoView(pin)}
                  onClick={() => {
                    if (isOpen) return close()
                    focusWindow.current = true
                    bringIntoView(pin)
                    onActiveChange(slug)
                  }}
                />
                {isOpen ? <BranchWindow pin={pin} id={windowId} onClose={close} /> : null}
              </React.Fragment>
            )
          })
        : null}
      {hydrated ? (
        <div className={styles.zoom}>
          <button
            type="button"
            aria-label="Zoom in"
            onClick={() => zoomTo(pixelsPerKm * ZOOM_STEP)}
          >
            <Icon name="plus" />
          </button>
          <button
            type="button"
            aria-label="Zoom out"
            onClick={() => zoomTo(pixelsPerKm / ZOOM_STEP)}
          >
            <Icon name="minus" />
          </button>
        </div>
      ) : null}
    </div>
  )
}

/** The centre of the view stays among the places, so that the plot cannot be dragged away from them. */
function within({ x, y }: PlanePoint, places: readonly PlanePoint[]): PlanePoint {
  const xs = places.map((place) => place.x)
  const ys = places.map((place) => place.y)
  return {
    x: Math.min(Math.max(x, Math.min(...xs)), Math.max(...xs)),
    y: Math.min(Math.max(y, Math.min(...ys)), Math.max(...ys)),
  }
}

interface GraticuleLine {
  degrees: number
  /** Pixels from the top for a parallel, from the middle for a meridian. */
  at: number
}

interface Graticule {
  parallels: GraticuleLine[]
  meridians: GraticuleLine[]
}

/** The graticule lines that cross the widest box. */
function degreesIn(
  view: View,
  { project, unproject }: ReturnType<typeof projectionFor>,
): Graticule {
  const northWest = unproject(toPlane({ x: -REACH, y: 0 }, view))
  const southEast = unproject(toPlane({ x: REACH, y: BOX.height }, view))
  const step = graticuleStep(view.pixelsPerKm, GRATICULE_GAP)
  return {
    parallels: multiples(step, southEast.lat, northWest.lat).map((degrees) => ({
      degrees,
      at: toBox(project({ lat: degrees, lng: 0 }), view).y,
    })),
    meridians: multiples(step, northWest.lng, southEast.lng).map((degrees) => ({
      degrees,
      at: toBox(project({ lat: 0, lng: degrees }), view).x,
    })),
  }
}

interface PlotDrawingProps {
  pins: readonly Pin[]
  view: View
  open: Pin | undefined
  label: string
  degrees: Graticule
  /** The parallel along which the scale is exact. */
  exactAt: number
  /** Labels keep inside the narrowest box: nothing of the whole view may be cut off on a phone. */
  crowded: boolean
  /** The window stands at the foot, the view is smaller and reaches up to the zoom buttons. */
  docked: boolean
}

/** All that is drawn. The origin is the middle of the box's top edge, so it needs no measured width. */
function PlotDrawing({
  pins,
  view,
  open,
  label,
  degrees,
  exactAt,
  crowded,
  docked,
}: PlotDrawingProps) {
  const barKm = scaleBarKm(view.pixelsPerKm, SCALE_BAR_LONGEST)
  const bar = barKm * view.pixelsPerKm
  const reach = crowded ? BOX.width / 2 : REACH
  const obstacles: Area[] = crowded
    ? [
        ...(docked ? [ZOOM_OUT_BUTTON] : []),
        ...degrees.parallels.map(({ at }) => ({
          left: -reach,
          right: -reach + 48,
          top: at - 18,
          bottom: at,
        })),
        { left: reach - 12 - bar, right: reach, top: BOX.height - 70, bottom: BOX.height - 40 },
      ]
    : []
  const texts = pins.map(({ point, branch }) => ({ point, text: shortened(branch.name) }))
  const labels = placeLabels(texts, {
    clearance: PIN_SIZE,
    fontSize: CITY_FONT_SIZE,
    bounds: { left: -reach + 4, right: reach - 4, top: 4, bottom: BOX.height - 24 },
    obstacles,
  })
  return (
    <svg className={styles.drawing} role="img" aria-label={label}>
      {degrees.parallels.map(({ degrees: latitude, at }) => (
        <g key={latitude}>
          <line className={styles.graticule} x1="0" x2="100%" y1={round(at)} y2={round(at)} />
          {at > FIRST_LATITUDE_FIGURE ? (
            <text className={styles.figure} x="8" y={round(at - 5)}>
              {degreesText(latitude, "N", "S")}
            </text>
          ) : null}
        </g>
      ))}
      <svg x="50%" overflow="visible">
        {degrees.meridians.map(({ degrees: longitude, at }) => (
          <g key={longitude}>
            <line
              className={styles.graticule}
              x1={round(at)}
              x2={round(at)}
              y1="0"
              y2={BOX.height}
            />
            {Math.abs(at) < LONGITUDE_FIGURES ? (
              <text className={styles.figure} x={round(at + 5)} y={BOX.height - 8}>
                {degreesText(longitude, "E", "W")}
              </text>
            ) : null}
          </g>
        ))}
        {open
          ? RINGS_KM.map((km) => {
              const radius = km * view.pixelsPerKm
              const foot = open.place.y + radius
              return (
                <g key={km}>
                  <circle
                    className={styles.ring}
                    cx={round(open.place.x)}
                    cy={round(open.place.y)}
                    r={round(radius)}
                  />
                  <text
                    className={`${styles.figure} ${styles.ring__figure}`}
                    x={round(open.place.x)}
                    // At the foot of the ring, or at its head where the foot is out of the box.
                    y={round(foot < BOX.height - 24 ? foot - 5 : open.place.y - radius + 16)}
                    textAnchor="middle"
                  >
                    {km} km
                  </text>
                </g>
              )
            })
          : null}
        {pins.map(({ branch, place, point }, index) => {
          const moved = Math.hypot(point.x - place.x, point.y - place.y) > 1
          const { x, y, anchor } = labels[index]
          const on = branch.slug === open?.branch.slug
          return (
            <g key={branch.slug}>
              {moved ? (
                <>
                  <path
                    className={styles.leader}
                    d={`M${round(place.x)} ${round(place.y)}L${round(point.x)} ${round(point.y)}`}
                  />
                  <circle
                    className={styles.place}
                    cx={round(place.x)}
                    cy={round(place.y)}
                    r="2.5"
                  />
                </>
              ) : null}
              <rect
                className={on ? `${styles.pin} ${styles.pinOn}` : styles.pin}
                x={round(point.x - PIN_SIZE / 2)}
                y={round(point.y - PIN_SIZE / 2)}
                width={PIN_SIZE}
                height={PIN_SIZE}
                rx="2.5"
              />
              <text className={styles.city} x={round(x)} y={round(y)} textAnchor={anchor}>
                {texts[index].text}
              </text>
            </g>
          )
        })}
      </svg>
      <svg x="100%" y={BOX.height} overflow="visible">
        <g className={styles.scale}>
          <path className={styles.scale__bar} d={`M${round(-bar)} -52v8h${round(bar)}v-8`} />
          <text className={styles.scale__figure} x={round(-bar)} y="-57">
            0
          </text>
          <text className={styles.scale__figure} x="0" y="-57" textAnchor="end">
            {barKm} km
          </text>
          <text className={styles.scale__note} x="0" y="-26" textAnchor="end">
            True at {degreesText(Math.round(exactAt * 10) / 10, "N", "S")}, equirectangular
          </text>
        </g>
      </svg>
    </svg>
  )
}

function BranchWindow({ pin, id, onClose }: { pin: Pin; id: string; onClose: () => void }) {
  const nameId = useId()
  const { point, branch } = pin
  const above = point.y >= WINDOW_ROOM
  const position = { "--x": `${round(point.x)}px`, "--y": `${round(point.y)}px` }
  return (
    <div className={above ? styles.above : styles.below} style={position as React.CSSProperties}>
      <div className={styles.iw} id={id} role="dialog" aria-labelledby={nameId} tabIndex={-1}>
        <BranchDetails branch={branch} nameId={nameId} />
        <button className={styles.iw__x} type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <span className={styles.tip} aria-hidden="true" />
    </div>
  )
}

function shortened(name: string): string {
  return name.length > LONGEST_LABEL ? `${name.slice(0, LONGEST_LABEL - 1)}…` : name
}

function degreesText(degrees: number, positive: string, negative: string): string {
  return degrees === 0 ? "0°" : `${Math.abs(degrees)}° ${degrees > 0 ? positive : negative}`
}

/** Hundredths of a pixel are enough, and short in the HTML. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
