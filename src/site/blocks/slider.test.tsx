/** @jest-environment jsdom */
import { act, cleanup, createEvent, fireEvent, screen } from "@testing-library/react"
import { inWords, render } from "../../../tests/jsdom/render"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { Carousel } from "./Carousel"

/** From the specification: milliseconds per slide of a carousel. */
const period = 2500
const names = ["Delhi Metro", "Indian Oils", "Jewar Airports", "NTPC"]
const carousel = (
  <Carousel
    label="Projects"
    perView={1}
    slides={names.map((name) => ({ key: name, content: <a href="/">{name}</a> }))}
  />
)

let isHidden = false

beforeEach(() => {
  isHidden = false
  jest.useFakeTimers()
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  })
  Object.defineProperty(document, "visibilityState", {
    configurable: true,
    get: () => (isHidden ? "hidden" : "visible"),
  })
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ""
  jest.useRealTimers()
})

/** Time passes in small steps, so that React and react-slick finish each step before the next. */
function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 100) {
    act(() => jest.advanceTimersByTime(Math.min(left, 100)))
  }
}
const press = (name: string) => {
  fireEvent.click(screen.getByRole("button", { name, hidden: true }))
  pass(1)
}
const place = () => screen.getByText(/^\d \/ \d$/).textContent
/** The names of the slides whose links can take the focus. */
const inReach = (root: ParentNode = document) =>
  Array.from(root.querySelectorAll<HTMLElement>(".slick-slide"))
    .filter((slide) => !slide.inert && slide.getAttribute("aria-hidden") !== "true")
    .map((slide) => slide.textContent)

/** jsdom's pointer events have no pointer type. */
function point(name: "pointerOver" | "pointerOut", element: Element, pointerType: string) {
  const event = createEvent[name](element)
  Object.defineProperty(event, "pointerType", { value: pointerType })
  fireEvent(element, event)
}

test("the server's HTML shows every slide once and hides none", () => {
  document.body.innerHTML = renderToString(inWords(carousel))
  expect(inReach()).toEqual(names)
  expect(document.querySelectorAll(".slick-slide")).toHaveLength(names.length)
})

test("takes over the elements of that HTML", () => {
  document.body.innerHTML = `<div>${renderToString(inWords(carousel))}</div>`
  const root = document.body.firstElementChild as Element
  const links = Array.from(root.querySelectorAll("a"))
  links[0].focus()
  let unmount = () => {}
  act(() => {
    const hydrated = hydrateRoot(root, inWords(carousel))
    unmount = () => hydrated.unmount()
  })
  expect(inReach()).toEqual([names[0]])
  for (const link of links) expect(link.isConnected).toBe(true)
  expect(document.activeElement).toBe(links[0])
  act(unmount)
})

test("a slide chosen by hand stays a whole period", () => {
  render(carousel)
  pass(2000)
  press("Next slide")
  expect(place()).toBe("2 / 4")
  pass(period - 20)
  expect(place()).toBe("2 / 4")
  pass(40)
  expect(place()).toBe("3 / 4")
  pass(500)
  press("Previous slide")
  expect(place()).toBe("2 / 4")
})

test("stays paused, and plays again on request", () => {
  render(carousel)
  press("Pause the carousel")
  pass(20 * period)
  press("Next slide")
  pass(20 * period)
  expect(place()).toBe("2 / 4")
  press("Play the carousel")
  pass(period + 20)
  expect(place()).toBe("3 / 4")
})

test("waits under a mouse, not under a finger", () => {
  render(carousel)
  const slide = screen.getByText(names[0], { selector: "[aria-hidden=false] a" })
  point("pointerOver", slide, "mouse")
  pass(20 * period)
  expect(place()).toBe("1 / 4")
  point("pointerOut", slide, "mouse")
  point("pointerOver", slide, "touch")
  pass(period + 20)
  expect(place()).toBe("2 / 4")
})

test("waits in a hidden tab", () => {
  render(carousel)
  isHidden = true
  fireEvent(document, new Event("visibilitychange"))
  pass(20 * period)
  expect(place()).toBe("1 / 4")
  isHidden = false
  fireEvent(document, new Event("visibilitychange"))
  pass(period + 20)
  expect(place()).toBe("2 / 4")
})

test("starts at the first slide each time a tablet is turned upright", () => {
  let width = 1200
  const listeners = new Set<() => void>()
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: (query: string) => ({
      matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }),
  })
  // Each slide beside the one before it, the clones before the first and after the last.
  const rect = jest.spyOn(Element.prototype, "getBoundingClientRect")
  rect.mockImplementation(function (this: Element) {
    return new DOMRect(100 * Number(this.getAttribute("data-index") ?? 0), 0, 100, 100)
  })
  const turn = (to: number) => {
    width = to
    act(() => listeners.forEach((listener) => listener()))
    pass(100)
  }
  const slides = names.map((name) => ({ key: name, content: <a href="/">{name}</a> }))
  render(<Carousel label="Projects" perView="responsive" slides={slides} />)
  for (let turns = 1; turns <= 2; turns += 1) {
    turn(1200)
    turn(800)
    expect(place()).toBe("1 / 4")
    expect(inReach()).toEqual(names.slice(0, 3))
  }
  rect.mockRestore()
})
