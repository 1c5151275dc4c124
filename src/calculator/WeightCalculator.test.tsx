/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { render, renderToStaticMarkup } from "../../tests/jsdom/render"
import { sizeOf } from "../../tests/published-sizes"
import { inquiryLines, setLines } from "../inquiry/list/useInquiryList"
import { WeightCalculator } from "./WeightCalculator"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pause = () => act(() => jest.advanceTimersByTime(600))

/** The calculator of square tube and a user to type into it. */
function calculator(start = sizeOf("shs-100x100x5")) {
  const { rerender } = render(<WeightCalculator shapes={["square", "pipe"]} start={start} />)
  const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const field = (name: string) =>
    screen.getByLabelText<HTMLInputElement>(name, { selector: "input" })
  const type = async (name: string, text: string) => {
    await visitor.clear(field(name))
    await visitor.type(field(name), text)
  }
  const answer = () => (screen.getByRole("status").textContent ?? "").replaceAll("\u00a0", " ")
  return { rerender, visitor, field, type, answer }
}

test("its fields open a phone's keypad", () => {
  const page = renderToStaticMarkup(<WeightCalculator />)
  const inputs = page.match(/<input(?! [^>]*type="radio")[^>]*>/g) ?? []
  expect(inputs.filter((input) => !input.includes('inputMode="decimal"'))).toEqual([])
})

test("a product's calculator offers its shapes and starts with its size and quantity", () => {
  const page = renderToStaticMarkup(
    <WeightCalculator
      shapes={["rectangular", "pipe"]}
      start={sizeOf("rhs-80x40x3.2")}
      startQuantity={{ amount: 10, unit: "pieces", pieceLength: 12 }}
    />,
  ).replaceAll("\u00a0", " ")
  expect(page).toContain("10 nos of 12 m, Rectangular hollow section 80 × 40 × 3.2")
  expect(page).not.toMatch(/value="beam"|Example:/)
})

test("the answer stays while typing; an impossible figure is then marked and announced, and a possible one answered", async () => {
  const { field, type, answer } = calculator()
  expect(answer()).toContain("1.729 tonnes")
  await type("Side", "1")
  expect(answer()).toContain("1.729 tonnes")
  expect(field("Side").getAttribute("aria-invalid")).toBeNull()
  pause()
  expect(answer()).toContain("Side must be at least 8 mm.")
  const described = field("Side").getAttribute("aria-describedby") ?? ""
  expect(document.getElementById(described)?.textContent).toContain("at least 8 mm")
  expect(field("Side").value).toBe("1")
  await type("Side", "110")
  expect(answer()).toContain("110")
  expect(field("Side").getAttribute("aria-invalid")).toBeNull()
})

test("a size that is chosen again is weighed again, whatever was typed in between", async () => {
  const tube = sizeOf("shs-100x100x4")
  const { rerender, field, type } = calculator(tube)
  await type("Thickness", "5")
  rerender(<WeightCalculator shapes={["square", "pipe"]} start={tube} />)
  expect(field("Thickness").value).toBe("5")
  rerender(<WeightCalculator shapes={["square", "pipe"]} start={tube && { ...tube }} />)
  expect(field("Thickness").value).toBe("4")
})

test("the quantity in the calculator comes along to the inquiry list", async () => {
  const { visitor, type } = calculator()
  await type("Quantity", "35")
  await type("Length of a piece", "12")
  pause()
  await visitor.click(screen.getByRole("link", { name: /^Add to inquiry/ }))
  const quantity = { amount: 35, unit: "pieces", pieceLength: 12 }
  expect(inquiryLines()).toEqual([{ kind: "size", sizeId: "shs-100x100x5", quantity }])
  act(() => void setLines([], ""))
})

test("the actual thickness comes with its deviations and its accuracy", async () => {
  const { visitor, type, answer } = calculator()
  await visitor.click(screen.getByLabelText("Actual thickness"))
  await type("Weight on the scale", "80")
  pause()
  expect(answer()).toContain("under the nominal 5 mm")
  expect(screen.getByText("Weight deviation").nextElementSibling?.textContent).toMatch(/% under/)
  expect(screen.getByText(/Accurate to about ±0\.\d+ mm/)).toBeTruthy()
})
