/** @jest-environment jsdom */
import * as React from "react"
import { tables as tableWords } from "../../../../src/interface/en/tables"
import { screen } from "@testing-library/react"
import { render } from "../../../jsdom/render"
import userEvent from "@testing-library/user-event"
import { SizeFilter } from "../../../../src/components/SizeTables/SizeFilter"
import { sizeTables } from "../../../../src/steel/tables/sizeTable"
import type { OpenSize } from "../../../../src/steel/calculator/entries"
import { sizes } from "../../steel/publishedSizes"

function Page({ onWeigh }: { onWeigh: OpenSize }) {
  const container = React.useRef<HTMLDivElement>(null)
  return (
    <div ref={container}>
      <SizeFilter
        tables={sizeTables(
          sizes.filter(({ family }) => family === "square"),
          tableWords.columns,
        )}
        container={container}
        onFilter={() => undefined}
        openGroup={() => undefined}
        onWeigh={onWeigh}
      />
    </div>
  )
}

test("a size in no table is shown with its weight and opens in the calculator with what was typed", async () => {
  const onWeigh = jest.fn<undefined, Parameters<OpenSize>>()
  render(<Page onWeigh={onWeigh} />)
  await userEvent.type(screen.getByRole("searchbox"), "155x155x12 10 nos 12 m")
  expect(await screen.findByText(/155.*, computed/)).toBeTruthy()
  await userEvent.click(screen.getByRole("link", { name: "Calculate the weight" }))
  expect(onWeigh.mock.calls.map(([{ id }, quantity]) => [id, quantity])).toEqual([
    ["shs-155x155x12", { amount: 10, unit: "pieces", pieceLength: 12 }],
  ])
})
