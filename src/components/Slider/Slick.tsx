import {
  Children,
  lazy,
  memo,
  Suspense,
  useState,
  type ComponentProps,
  type ReactElement,
} from "react"
import type ReactSlick from "react-slick"
import { useIsHydrated } from "../../hooks/useIsHydrated"

type Code = typeof import("react-slick")

let arrive: (code: Code) => void = () => undefined
const arrival = new Promise<Code>((resolve) => {
  arrive = resolve
})

/** On a visitor's machine it waits for `loadSlick`. */
const LazySlick = lazy(() => (typeof window === "undefined" ? import("react-slick") : arrival))

/** Fetches react-slick for all sliders of the page. If that fails, they stay rows to scroll; the next call tries again. */
export function loadSlick(): void {
  import("react-slick").then(arrive, () => undefined)
}

interface SlickProps {
  /** Whether react-slick is there. */
  isReady: boolean
  /** A new one makes a new slider. */
  start: number
  settings: ComponentProps<typeof ReactSlick>
  children: readonly ReactElement[]
}

/**
 * The slides. Until react-slick is fetched they are the row of the HTML, which works without scripts; nothing of it is rendered
 * again before, because React can take over only what it wrote on the server.
 */
export function Slick(props: SlickProps) {
  const [isFromServer] = useState(!useIsHydrated())
  return <Slides {...props} isFrozen={isFromServer && !props.isReady} />
}

const Slides = memo(
  function Slides({ start, settings, children }: SlickProps & { isFrozen: boolean }) {
    return (
      <Suspense fallback={<Row>{children}</Row>}>
        <LazySlick key={start} {...settings}>
          {children}
        </LazySlick>
      </Suspense>
    )
  },
  (_, { isFrozen }) => isFrozen,
)

/** The elements of react-slick that the style sheet makes a row of. */
function Row({ children }: Pick<SlickProps, "children">) {
  return (
    <div className="slick-slider">
      <div className="slick-list">
        <div className="slick-track">
          {Children.map(children, (slide) => (
            <div className="slick-slide">
              <div>{slide}</div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
