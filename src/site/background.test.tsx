/** @jest-environment jsdom */
import { act } from "@testing-library/react"
import { render } from "../../tests/jsdom/render"
import type { MetricType } from "web-vitals"
import { useSpeedMeasurements } from "./background"

const mockReports: ((metric: Partial<MetricType>) => void)[] = []
const mockLoaded = jest.fn()
jest.mock("web-vitals", () => {
  mockLoaded()
  const observe = (report: (metric: Partial<MetricType>) => void) => mockReports.push(report)
  return { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe }
})

function Page() {
  useSpeedMeasurements("https://speed.example.com/report")
  return null
}

const sendBeacon = jest.fn<boolean, [string, string]>()
const visibility = jest.spyOn(document, "visibilityState", "get")

function become(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state)
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
}

/** Waits for dynamic imports. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)))

async function open() {
  render(<Page />)
  await settled()
}

/** Each of the five observers gets its own metric; the module does not tell them apart. */
const measure = (value: number) => mockReports[0]?.({ name: "LCP", value, rating: "good" })

beforeEach(() => {
  jest.resetModules()
  mockReports.length = 0
  visibility.mockReturnValue("visible")
  sendBeacon.mockReturnValue(true)
  Object.assign(navigator, { sendBeacon })
})

test("the last value of each metric is sent once, when the page is hidden", async () => {
  await open()
  measure(900)
  measure(1800)
  expect(sendBeacon).not.toHaveBeenCalled()
  become("hidden")
  become("visible")
  measure(2500)
  become("hidden")
  expect(sendBeacon).toHaveBeenCalledTimes(1)
  expect(sendBeacon.mock.calls[0]?.[1]).toContain("1800")
})

test("measuring starts after the load event", async () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive")
  await open()
  expect(mockLoaded).not.toHaveBeenCalled()
  state.mockRestore()
  window.dispatchEvent(new Event("load"))
  await settled()
  expect(mockLoaded).toHaveBeenCalledTimes(1)
})
