/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react"
import { render } from "../../../tests/jsdom/render"
import { ScrollRing } from "./ScrollRing"

const windowHeight = 1000
const pageHeight = 3000

/** Sets the page's height; jsdom has no layout. */
function giveLength() {
  const sizes = { scrollHeight: pageHeight, clientHeight: windowHeight }
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(document.documentElement, name, { configurable: true, value })
  }
}

/** Scrolls to a position in pixels and waits for the next frame. */
async function scrollPageTo(top: number) {
  document.documentElement.scrollTop = top
  await act(async () => {
    window.dispatchEvent(new Event("scroll"))
    await new Promise(requestAnimationFrame)
  })
}

const ring = () => screen.getByRole<HTMLButtonElement>("button", { hidden: true })

beforeEach(async () => {
  giveLength()
  document.documentElement.scrollTop = 0
})

test("the ring appears at 600 pixels, shows the scrolled share and says it", async () => {
  render(<ScrollRing />)
  expect(ring().hidden).toBe(true)
  await scrollPageTo(599)
  expect(ring().hidden).toBe(true)
  for (const [top, percent] of [
    [600, "30"],
    [1000, "50"],
    [2000, "100"],
  ] as const) {
    await scrollPageTo(top)
    expect(ring().hidden).toBe(false)
    expect(ring().style.getPropertyValue("--p")).toBe(percent)
    expect(screen.getByRole("button", { name: `Back to top, ${percent} %` })).toBe(ring())
  }
})
