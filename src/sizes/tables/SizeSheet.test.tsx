/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { render, renderToStaticMarkup } from "../../../tests/jsdom/render"
import { sizeOf, sizes } from "../../../tests/published-sizes"
import { hasWeightOfBlackTube, type Size } from "../../steel/range/size"
import { propertiesOfSize } from "../../steel/section/properties"
import { SizeSheet } from "./SizeSheet"

jest.mock("../../steel/section/dxf", () => {
  throw new Error("Loading chunk 907 failed.")
})

function sheetOf(size: Size | null | undefined) {
  if (!size) throw new Error("There is no such size.")
  return <SizeSheet size={size} />
}

test("a size says where its weight is from; pre-galvanized tube has the standard of its strip", () => {
  const gp = renderToStaticMarkup(sheetOf(sizes.find(hasWeightOfBlackTube)))
  expect(gp).toContain("Weight from the table of black tube.")
  expect(gp).toContain("Standard of the strip")
  expect(gp).not.toContain("table of IS 277")
  const black = renderToStaticMarkup(sheetOf(sizeOf("shs-100x100x5")))
  expect(black).toContain(`Weight from the table of ${sizeOf("shs-100x100x5")?.standard}.`)
})

test("section properties are computed when they are opened, and stand in the HTML of the first size", async () => {
  const size = sizeOf("shs-100x100x5")!
  const sent = renderToStaticMarkup(<SizeSheet size={size} properties={propertiesOfSize(size)} />)
  expect(sent).toMatch(/<details[^>]*><summary>Section properties.*271\.1/)
  render(sheetOf(size))
  expect(screen.queryByText("z–z")).toBeNull()
  await userEvent.click(screen.getByText("Section properties"))
  expect(await screen.findByText("z–z")).toBeTruthy()
})

test("a drawing whose code cannot be loaded says so and what to do", async () => {
  render(sheetOf(sizeOf("shs-100x100x5")))
  await userEvent.click(screen.getByRole("button", { name: /DXF/ }))
  const fault = await screen.findByText(/The drawing could not be made/)
  expect(fault.textContent).toContain("Check your connection")
})
