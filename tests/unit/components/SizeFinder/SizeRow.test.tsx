/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SizeRow } from "../../../../src/components/SizeFinder/SizeRow"
import { searchSizes } from "../../../../src/inquiry/paste/search"
import { readTyped } from "../../../../src/inquiry/paste/search"
import { render } from "../../../jsdom/render"
import { index } from "../../steel/publishedSizes"

test("a row says what it adds until it is on the list", async () => {
  const typed = "100x50x4 - 20 pcs 12 m"
  const [match] = searchSizes(index, typed).matches
  render(
    <ul>
      <SizeRow
        match={match!}
        reading={readTyped(typed)}
        scale={1}
        page={null}
        onWeigh={() => undefined}
      />
    </ul>,
  )
  expect(screen.getByText(/^Adds 20 nos/)).toBeTruthy()
  await userEvent.click(screen.getByRole("link", { name: /Add to inquiry/ }))
  expect(screen.getByText(/On your list: 20 nos/)).toBeTruthy()
  expect(screen.queryByText(/^Adds/)).toBeNull()
})
