/** @jest-environment jsdom */
import { act, cleanup, createEvent, fireEvent, screen } from "@testing-library/react"
import { render } from "../../../tests/jsdom/render"
import { Carousel } from "./Carousel"

/** From the specification: milliseconds per slide of a carousel. */
const period = 2500
const names = ["Delhi Metro", "Indian Oils", "Jewar Airports", "NTPC"]
const slides = names.map((name) => (
  <a key={name} href="/">
    {name}
  </a>
))
const carousel = <Carousel label="Projects" slides={slides} />

let isHidden = false
/** Tells the carousel that it comes near. */
let comeNear = () => {}

beforeEach(() => {
  isHidden = false
  window.IntersectionObserver = class {
    constructor(tell: (entries: object[]) => void) {
      comeNear = () => act(() => tell([{ isIntersecting: true }]))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  jest.useFakeTimers()
  Object.defineProperty(document, "visibilityState", {
    configurable: true,
    get: () => (isHidden ? "hidden" : "visible"),
  })
})
afterEach(() => {
  cleanup()
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

/** jsdom's pointer events have no pointer type. */
function point(name: "pointerOver" | "pointerOut", element: Element, pointerType: string) {
  const event = createEvent[name](element)
  Object.defineProperty(event, "pointerType", { value: pointerType })
  fireEvent(element, event)
}

test("begins when it comes near, as a row that nothing moves until then; a slide chosen by hand stays a whole period", () => {
  render(carousel)
  pass(2 * period)
  expect(document.querySelectorAll(".slick-cloned")).toHaveLength(0)
  comeNear()
  pass(2000)
  press("Next slide")
  pass(period - 20)
  expect(place()).toBe("2 / 4")
  pass(40)
  expect(place()).toBe("3 / 4")
  pass(500)
  press("Previous slide")
  expect(place()).toBe("2 / 4")
})

test("waits under a mouse, not under a finger, and in a hidden tab", () => {
  render(carousel)
  comeNear()
  const slide = screen.getByText(names[0], { selector: "[aria-hidden=false] a" })
  point("pointerOver", slide, "mouse")
  pass(20 * period)
  expect(place()).toBe("1 / 4")
  point("pointerOut", slide, "mouse")
  point("pointerOver", slide, "touch")
  pass(period + 20)
  expect(place()).toBe("2 / 4")
  for (const [hidden, after] of [
    [true, "2 / 4"],
    [false, "3 / 4"],
  ] as const) {
    isHidden = hidden
    fireEvent(document, new Event("visibilitychange"))
    pass(period + 20)
    expect(place()).toBe(after)
  }
})
