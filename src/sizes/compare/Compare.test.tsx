/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react"
import { company, serveCatalogue } from "../../../tests/jsdom/catalogue"
import { renderOnSite } from "../../../tests/jsdom/site"
import { sizeOf } from "../../../tests/published-sizes"
import { Compared, CompareButton } from "./Compare"

const ids = ["shs-50x50x3", "ismb-200", "isa-50x50x6", "pipe-50nb-m", "shs-100x100x5"]

beforeAll(serveCatalogue)
beforeEach(() => sessionStorage.clear())

function open() {
  const buttons = ids.map((id) => <CompareButton key={id} size={sizeOf(id)!} />)
  renderOnSite(
    <>
      {buttons}
      <Compared />
    </>,
    { company, translatedPages: [] },
  )
}

const rows = () =>
  screen
    .getAllByRole("row")
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
    )

test("two sections stand beside each other, the second with its difference in %", async () => {
  open()
  fireEvent.click(screen.getByRole("button", { name: /^Compare: Square hollow section 50/ }))
  fireEvent.click(screen.getByRole("button", { name: /^Compare: Beam ISMB/ }))
  await screen.findByRole("columnheader", { name: /ISMB\s200/ })
  const found = rows()
  expect(found).toContainEqual(["kg/m", "4.25", expect.stringMatching(/^\d+\.\d+\+\d+(\.\d)? %$/)])
  expect(found).toContainEqual(["Depth, mm", "50", "200+300 %"])
  expect(found.map(([name]) => name)).toHaveLength(12)
  expect(document.body.textContent).not.toMatch(/lighter|stronger/i)
})

test("a link opens the same sections, and a fifth waits until one is removed", async () => {
  window.location.hash = `compare=${ids.slice(0, 4).join("_")}`
  Element.prototype.scrollIntoView = () => undefined
  open()
  expect(await screen.findAllByRole("columnheader")).toHaveLength(4)
  const fifth = screen.getByRole<HTMLButtonElement>("button", { name: /^Compare: .*100\s×\s100/ })
  expect(fifth.disabled).toBe(true)
  fireEvent.click(screen.getAllByRole("button", { name: /^Remove/ })[0])
  expect(fifth.disabled).toBe(false)
  expect(screen.getAllByRole("columnheader")).toHaveLength(3)
})
