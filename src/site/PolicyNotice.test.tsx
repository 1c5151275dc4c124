/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { PolicyNotice } from "./PolicyNotice"
import { renderOnSite } from "../../tests/jsdom/site"

/** From the specification: delay of the notice after load (ms), and scroll distance that shows it (px). */
const delayMs = 3000
const scrollPx = 600

const notice = () => screen.getByLabelText("Privacy")
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const press = () => fireEvent.click(notice().querySelector("button") as HTMLButtonElement)

function scrollPage(top: number) {
  Object.defineProperty(window, "scrollY", { configurable: true, value: top })
  fireEvent.scroll(window)
}

/** The page in a new visit, or on another page of the same visit. */
function open() {
  cleanup()
  Object.defineProperty(window, "scrollY", { configurable: true, value: 0 })
  renderOnSite(<PolicyNotice />)
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  open()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test("comes 3000 ms after the load, not before, and stays", () => {
  pass(delayMs - 1)
  expect(notice().hidden).toBe(true)
  pass(1)
  expect(notice().hidden).toBe(false)
  pass(60_000)
  expect(notice().hidden).toBe(false)
})

test("appears at once beyond 600 px and disappears above", () => {
  scrollPage(scrollPx)
  expect(notice().hidden).toBe(true)
  scrollPage(scrollPx + 1)
  expect(notice().hidden).toBe(false)
  scrollPage(scrollPx)
  expect(notice().hidden).toBe(true)
})

test("never comes again once it was answered", () => {
  pass(delayMs)
  press()
  open()
  pass(delayMs)
  scrollPage(700)
  expect(notice().hidden).toBe(true)
})

test("in a browser that refuses to read and to write, a press sends it away for this page only", () => {
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError")
    })
  }
  open()
  pass(delayMs)
  press()
  expect(notice().hidden).toBe(true)
  scrollPage(700)
  pass(delayMs)
  expect(notice().hidden).toBe(true)
  open()
  pass(delayMs)
  expect(notice().hidden).toBe(false)
})
