/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react"
import { render } from "../../../jsdom/render"
import userEvent from "@testing-library/user-event"
import { sizeOf } from "../../steel/publishedSizes"
import { inquiryLines, setLines } from "../../../../src/inquiry/list/useInquiryList"
import { WeightCalculator } from "../../../../src/components/WeightCalculator/WeightCalculator"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pause = () => act(() => jest.advanceTimersByTime(600))

/** The calculator of square tube and a user to type into it. */
function calculator() {
  render(<WeightCalculator shapes={["square", "pipe"]} />)
  const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  const type = async (name: string, text: string) => {
    await visitor.clear(field(name))
    await visitor.type(field(name), text)
  }
  const answer = () => screen.getByRole("status").textContent ?? ""
  return { visitor, field, type, answer }
}

test("the answer stays while typing, then an impossible figure is marked and announced", async () => {
  const { field, type, answer } = calculator()
  expect(answer()).toContain("1.729 tonnes")
  await type("Side", "1")
  expect(answer()).toContain("1.729 tonnes")
  expect(field("Side").getAttribute("aria-invalid")).toBeNull()
  pause()
  expect(answer()).toContain("Side must be at least 8 mm.")
  expect(field("Side").getAttribute("aria-invalid")).toBe("true")
  expect(field("Side").value).toBe("1")
})

test("a size that is chosen again is weighed again, whatever was typed in between", async () => {
  const tube = sizeOf("shs-100x100x4") ?? undefined
  const { rerender } = render(<WeightCalculator start={tube} />)
  const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const thickness = () =>
    screen.getByLabelText<HTMLInputElement>("Thickness", { selector: "input" })
  await visitor.clear(thickness())
  await visitor.type(thickness(), "5")
  rerender(<WeightCalculator start={tube} />)
  expect(thickness().value).toBe("5")
  rerender(<WeightCalculator start={tube && { ...tube }} />)
  expect(thickness().value).toBe("4")
})

test("a figure that becomes possible is answered at once", async () => {
  const { field, type, answer } = calculator()
  await type("Side", "1")
  pause()
  await type("Side", "100")
  pause()
  expect(answer()).toContain("100")
  expect(field("Side").getAttribute("aria-invalid")).toBeNull()
})

test.each([
  ["Side", "1e9", "Side must be at most 1,200 mm."],
  ["Side", "0", "Side must be more than 0."],
  ["Side", "-5", "Side must be more than 0."],
  ["Side", "wide", "Side must be a number"],
  ["Thickness", "26", "at most 25 mm for a side of 100 mm"],
  ["Thickness", "0.2", "Thickness must be at least 0.3 mm."],
  ["Quantity", "0", "Quantity must be more than 0."],
])("%s %s gets a sentence, and the text stays", async (name, text, sentence) => {
  const { field, type } = calculator()
  await type(name, text)
  pause()
  const described = field(name).getAttribute("aria-describedby") ?? ""
  expect(document.getElementById(described)?.textContent).toContain(sentence)
  expect(field(name).value).toBe(text)
})

test("the quantity in the calculator comes along to the inquiry list", async () => {
  const { visitor, type } = calculator()
  await type("Quantity", "35")
  await type("Length of a piece", "12")
  pause()
  await visitor.click(screen.getByRole("link", { name: /^Add to inquiry/ }))
  expect(inquiryLines()).toEqual([
    {
      kind: "size",
      sizeId: "shs-100x100x5",
      quantity: { amount: 35, unit: "pieces", pieceLength: 12 },
    },
  ])
  act(() => void setLines([], ""))
})

test("the actual thickness comes with the weight and its accuracy", async () => {
  const { visitor, type } = calculator()
  await visitor.click(screen.getByLabelText("Actual thickness"))
  await type("Weight on the scale", "80")
  pause()
  for (const term of [
    "Nominal thickness",
    "Thickness deviation",
    "Weight deviation",
    "Actual kg/m",
  ]) {
    expect(screen.getAllByText(term).length).toBeGreaterThan(0)
  }
  expect(screen.getByText(/Accurate to about ±0\.\d+ mm/)).toBeTruthy()
})

test.each(["rhs-100x50x1.6", "sheet-0.5x1250"])("a calculator starts with %s by its id", (id) => {
  render(<WeightCalculator shapes={["rectangular", "sheet"]} start={id} />)
  expect(screen.getByRole("status").textContent).toContain("Example: 20 nos")
})
