import { renderToStaticMarkup } from "../../../jsdom/markup"
import { NumberField } from "../../../../src/components/NumberField/NumberField"
import { WeightCalculator } from "../../../../src/components/WeightCalculator/WeightCalculator"

test("the static page has a worked example and the formula of every shape", () => {
  const page = renderToStaticMarkup(<WeightCalculator />)
  expect(page).toContain("Example: 20 nos of 6")
  expect(page).toContain("m = 0.0246615 × t × (D − t)")
  expect(page).toContain("A = 2t (H + B − 2t) − (4 − π) ((2t)² − t²), m = 0.00785 A")
  expect(page).toContain("m = 7.85 t × w / 1000")
  expect(page).toContain("IS 4923:2017")
})

test("before the tables have loaded it does not call any size unlisted", () => {
  const page = renderToStaticMarkup(<WeightCalculator />)
  expect(page).toContain("Weight computed with the formula of IS 4923:2017.")
  expect(page).not.toContain("in no table")
})

test("a product's calculator offers its shapes and starts with its size", () => {
  const page = renderToStaticMarkup(
    <WeightCalculator shapes={["rectangular", "pipe"]} start="rhs-80x40x3.2" />,
  )
  expect(page).toContain("Rectangular hollow section 80")
  expect(page).toContain('value="3.2"')
  expect(page).not.toContain('value="beam"')
})

test("loaded after a size was asked for with a quantity, it starts with both", () => {
  const page = renderToStaticMarkup(
    <WeightCalculator
      start="shs-20x20x2"
      startQuantity={{ amount: 10, unit: "pieces", pieceLength: 12 }}
    />,
  )
  expect(page.replaceAll("\u00a0", " ")).toContain(
    "10 nos of 12 m, Square hollow section 20 × 20 × 2",
  )
  expect(page).not.toContain("Example:")
})

test("it starts with the first shape while a name needs the tables", () => {
  expect(renderToStaticMarkup(<WeightCalculator start="ismb-200" />)).toContain(
    "Square hollow section 100",
  )
})

test("a phone shows a keypad with a decimal point for every figure", () => {
  const inputs = renderToStaticMarkup(<WeightCalculator />).match(/<input[^>]*>/g) ?? []
  const figures = inputs.filter((input) => !input.includes('type="radio"'))
  expect(figures.length).toBeGreaterThan(3)
  for (const input of figures) expect(input).toContain('inputMode="decimal"')
})

test("an impossible figure is marked, and its field refers to the fault", () => {
  const field = renderToStaticMarkup(
    <NumberField name="wall" label="Wall" value="60" fault="Too thick." onType={() => undefined} />,
  )
  const id = /aria-describedby="([^"]+)"/.exec(field)?.[1]
  expect(field).toContain('aria-invalid="true"')
  expect(field).toMatch(new RegExp(`id="${id}"[^>]*>.*Too thick\\.`))
})
