/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react"
import { render } from "../../../jsdom/render"
import { readFileSync } from "node:fs"
import type * as React from "react"
import "../../../../src/components/WeightCalculator/WeightCalculator"
import { WeightBand } from "../../../../src/components/ProductView/WeightBand"

type Headings = React.ComponentProps<typeof WeightBand>["headings"]
const { productHeadings } = JSON.parse(readFileSync("content/site/settings.json", "utf8")) as {
  productHeadings: Headings
}

test("the band keeps its heading when the calculator replaces the example", async () => {
  let comeNear: () => void = () => undefined
  window.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => tell([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  render(<WeightBand families={["square"]} headings={productHeadings} />)
  const heading = () => screen.getByRole("heading", { level: 2, name: productHeadings.weight })
  expect(heading()).toBeTruthy()
  // The calculator's code is imported above: what the band then waits for is a promise, and needs no time.
  await act(async () => comeNear())
  expect(screen.getByRole("form", { name: "Weight calculator" })).toBeTruthy()
  expect(heading()).toBeTruthy()
})
