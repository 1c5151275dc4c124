/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ProductSizes } from "./ProductSizes"
import { inquiryLines } from "../inquiry/list/useInquiryList"
import { renderOnSite } from "../../tests/jsdom/site"
import { mediaOf } from "../../tests/jsdom/window"
import { tables as words } from "../kit/words/en/steel"
import { figures } from "../../tests/published-sizes"
import { pageSizes } from "../steel/tables/sizeTable"

test("a quantity typed with a size of the page goes with it to the list", async () => {
  const tubes = figures.filter(({ family }) => family === "square")
  window.matchMedia = mediaOf(true)
  renderOnSite(<ProductSizes sizes={pageSizes(tubes, "hollow", words)} />)
  await userEvent.type(screen.getByRole("searchbox"), "80x80x4 10 nos 12 m")
  const table = await screen.findByRole("table", { name: /^80/ })
  await userEvent.click(within(table).getByRole("button", { name: /, 4\smm$/ }))
  expect(screen.getByText(/^Adds 10\snos of 12\sm$/)).toBeTruthy()
  await userEvent.click(within(table).getByRole("link", { name: /^Add to inquiry/ }))
  expect(inquiryLines()).toEqual([
    {
      kind: "size",
      sizeId: "shs-80x80x4",
      quantity: { amount: 10, unit: "pieces", pieceLength: 12 },
    },
  ])
})
