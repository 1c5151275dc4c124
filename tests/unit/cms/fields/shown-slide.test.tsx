/** @jest-environment jsdom */
import { act, cleanup, screen } from "@testing-library/react"
import { followFocus, holdSlides } from "../../../../src/cms/fields/shown-slide"
import { Carousel } from "../../../../src/components/Carousel/Carousel"
import { ShownWindow } from "../../../../src/hooks/ShownWindow"
import { renderOnSite } from "../../../jsdom/site"

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { matches: media === "all", media }) as MediaQueryList

/** The part of a Decap form that holds a list, of slides or of something else. */
const form = (list: string) => `
  <div class="x-ControlContainer"><label for="${list}-field-1">List</label>
    <div data-movable-list>${[0, 1, 2]
      .map(
        (index) =>
          `<div><div class="x-TopBar"><button class="x-TopBarButton"></button></div><input aria-label="Text ${index}"></div>`,
      )
      .join("")}</div>
  </div>`

function openForm(list: string) {
  document.body.insertAdjacentHTML("beforeend", form(list))
  holdSlides(window)
  const slides = ["One", "Two", "Three"].map((content) => ({ key: content, content }))
  renderOnSite(
    <ShownWindow value={window}>
      <Carousel label="Pictures" perView={1} slides={slides} />
    </ShownWindow>,
  )
  return followFocus(window)
}

const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds))

function focus(name: string) {
  act(() => screen.getByLabelText(name).focus())
  pass(100)
}

const current = () => document.querySelector(".slick-current")?.textContent

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  jest.useRealTimers()
})

test("the slide whose field has the focus is shown, and none plays by itself", () => {
  const end = openForm("slides")
  focus("Text 2")
  expect(current()).toBe("Three")
  focus("Text 1")
  expect(current()).toBe("Two")
  pass(60_000)
  expect(current()).toBe("Two")
  end()
})

test("a field of another list leaves the slides alone", () => {
  const end = openForm("claims")
  focus("Text 2")
  expect(current()).toBe("One")
  end()
})
