/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { render } from "../../../jsdom/render"
import userEvent from "@testing-library/user-event"
import { DxfButton } from "../../../../src/components/SizeTables/DxfButton"

jest.mock("../../../../src/steel/section/dxf", () => {
  throw new Error("Loading chunk 907 failed.")
})

test("a drawing whose code cannot be loaded says so and what to do", async () => {
  render(
    <DxfButton
      section={{ shape: "hollow", depth: 100, width: 100, wallThickness: 5 }}
      name="100 × 100 × 5"
      fileName="shs-100x100x5"
    />,
  )
  await userEvent.click(screen.getByRole("button", { name: /DXF/ }))
  expect((await screen.findByText(/The drawing could not be made/)).textContent).toContain(
    "Check your connection",
  )
})
