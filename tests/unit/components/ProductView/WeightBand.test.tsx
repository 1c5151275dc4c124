/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { render } from "../../../jsdom/render"
import { readFileSync } from "node:fs"
import type * as React from "react"
import "../../../../src/components/WeightCalculator/WeightCalculator"
import { WeightBand } from "../../../../src/components/ProductView/WeightBand"

type Headings = React.ComponentProps<typeof WeightBand>["headings"]
const { productHeadings } = JSON.parse(readFileSync("content/site/settings.json", "utf8")) as {
  productHeadings: Headings
}

let comeNear: () => void = () => undefined
beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => tell([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

/** A band so many pixels below the upper edge of the window, near enough for its code. */
async function bandAt(top: number) {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect)
  render(<WeightBand families={["square"]} headings={productHeadings} />)
  // The calculator's code is imported above: what the band then waits for is a promise, and needs no time.
  await act(async () => comeNear())
}
afterEach(() => jest.restoreAllMocks())

const heading = () => screen.getByRole("heading", { level: 2, name: productHeadings.weight })
const calculator = () => screen.queryByRole("form", { name: "Weight calculator" })

test("the band keeps its heading when the calculator replaces the example", async () => {
  await bandAt(window.innerHeight + 100)
  expect(calculator()).toBeTruthy()
  expect(heading()).toBeTruthy()
})

test("an example in view stays until the visitor asks for the calculator, which then has the focus", async () => {
  await bandAt(100)
  expect(calculator()).toBeNull()
  await userEvent.click(screen.getByRole("link", { name: productHeadings.weightLink }))
  expect(calculator()).toBeTruthy()
  expect(document.activeElement?.contains(calculator())).toBe(true)
})

test("a visitor who comes for the weight gets the calculator at once", async () => {
  window.history.replaceState(null, "", "#weight")
  await bandAt(100)
  expect(calculator()).toBeTruthy()
  window.history.replaceState(null, "", "#")
})

test("a link from a size to its weight shows the calculator, even if the example is in view", async () => {
  await bandAt(100)
  const link = document.createElement("a")
  link.href = "#weight"
  document.body.prepend(link)
  await userEvent.click(link)
  expect(calculator()).toBeTruthy()
  link.remove()
  window.history.replaceState(null, "", "#")
})
