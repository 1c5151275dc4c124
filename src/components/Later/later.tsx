import * as React from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import type { Rooms } from "../../interface/rooms"
import { usePageWords, withRooms, WordsProvider } from "../../interface/words"
import { hydratingEvent, waitingMark } from "../../routes/page-events"
import { SiteProvider, useSite } from "../Site/Site"
import { whenWanted } from "./whenWanted"

/** Fetches the module whose default export is a part of a page. */
type LoadPart<Props> = () => Promise<{ readonly default: React.ComponentType<Props> }>

/**
 * The part of a page below its first screen. Its HTML is there from the start and stays as it is while the page hydrates. Its
 * code is loaded, and hydrates this HTML, when the visitor does anything or the part is in sight. The properties of the part must
 * stay the same while the page is shown.
 *
 * The part is a root of its own and not a boundary of Suspense, because React empties a boundary that it has not hydrated when
 * a context around it changes, as Gatsby's location does at each link to a place on the page.
 *
 * @param loadPart gives the chunk a name that begins with "part---": the publish stage puts the styles of such chunks into the page.
 * @param loadWords fetches the words that only this part shows
 * @see https://react.dev/errors/421
 */
export function later<Props extends object>(
  loadPart: LoadPart<Props>,
  loadWords: () => Promise<Partial<Rooms>>,
): React.ComponentType<Props> {
  const load: LoadPart<Props> = async () => {
    const [part, words] = await Promise.all([loadPart(), loadWords()])
    return { default: withRooms(words, part.default) }
  }
  const Part = React.lazy(load)
  return function Later(props: Props) {
    const isHydrated = useIsHydrated()
    const [isInHtml] = React.useState(!isHydrated && typeof document !== "undefined")
    return isInHtml ? (
      <Adopted load={load} part={props} />
    ) : (
      <div {...{ [waitingMark]: isHydrated ? undefined : "" }}>
        <Part {...props} />
      </div>
    )
  }
}

/** Makes React leave the HTML of an element alone. Always the same object: React would write another one into the element. */
const asItIs = { __html: "" }

function Adopted<Props extends object>({ load, part }: { load: LoadPart<Props>; part: Props }) {
  const place = React.useRef<HTMLDivElement>(null)
  const words = usePageWords()
  const site = useSite()

  const takeOver = React.useEffectEvent((element: Element, Part: React.ComponentType<Props>) =>
    hydrateRoot(
      element,
      <WordsProvider words={words}>
        <SiteProvider site={site}>
          <Part {...part} />
          <Ready place={element} />
        </SiteProvider>
      </WordsProvider>,
      { identifierPrefix: "later" },
    ),
  )

  React.useEffect(() => {
    const element = place.current
    if (!element) return undefined
    let root: Root | undefined
    const stop = whenWanted(element, async () => {
      const { default: Part } = await load()
      if (!element.isConnected) return
      React.startTransition(() => {
        root = takeOver(element, Part)
      })
    })
    return () => {
      stop()
      // React does not unmount a root while it renders another.
      setTimeout(() => root?.unmount())
    }
  }, [load])

  return (
    <div
      ref={place}
      {...{ [waitingMark]: "" }}
      dangerouslySetInnerHTML={asItIs}
      suppressHydrationWarning
    />
  )
}

/** Buttons pressed in parts that were not ready. */
const pressed: HTMLElement[] = []

function remember({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLElement>(`[${waitingMark}] button[type="button"]`)
  if (button) pressed.push(button)
}

// Until then the script that starts the page remembers what is pressed, and presses it again when the page is hydrated.
if (typeof window !== "undefined") {
  window.addEventListener(
    hydratingEvent,
    () => document.addEventListener("click", remember, { capture: true }),
    { once: true },
  )
}

/** Marks a part as ready, and presses again what was pressed in it before. */
function Ready({ place }: { place: Element }) {
  React.useEffect(() => {
    place.removeAttribute(waitingMark)
    for (const button of pressed.splice(0)) if (button.isConnected) button.click()
  }, [place])
  return null
}
