/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
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

const heads = () => screen.queryAllByRole("columnheader").length
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>("button", { name })
const follow = (link: string) => {
  window.location.hash = link
  return act(() => new Promise((resolve) => setTimeout(resolve)))
}

test("a link opens the same sections, each once, and a fifth waits until one is removed, which no reload brings back", async () => {
  window.location.hash = `compare=${[ids[0], ...ids.slice(0, 4)].join("_")}`
  open()
  expect(await screen.findAllByRole("columnheader")).toHaveLength(4)
  const fifth = button(/^Compare: .*100\s×\s100/)
  expect(fifth.disabled).toBe(true)
  fireEvent.click(screen.getAllByRole("button", { name: /^Remove/ })[0])
  expect(fifth.disabled).toBe(false)
  // The second click of a double click lands on the button of the next section.
  fireEvent.click(screen.getAllByRole("button", { name: /^Remove/ })[0], { detail: 2 })
  expect(heads()).toBe(3)
  cleanup()
  open()
  expect(heads()).toBe(3)
})

test("what a link names and the tables do not have takes no place and is named; one's own choice comes back", async () => {
  open()
  fireEvent.click(button(/^Compare: Beam ISMB/))
  await follow(`compare=ismc-999_old-1_old-2_old-3`)
  expect(
    await screen.findByText(/Not shown of the link.*: ismc-999, old-1, old-2, old-3\./),
  ).toBeTruthy()
  expect(heads()).toBe(0)
  expect(button(/^Compare: Square hollow section 50/).disabled).toBe(false)
  fireEvent.click(button(/your own sections/))
  expect(await screen.findAllByRole("columnheader")).toHaveLength(1)
  await follow(`compare=${ids[0]}_sheet-3x1000`)
  expect(await screen.findByText(/Not shown of the link.*: sheet-3x1000\./)).toBeTruthy()
  expect(button(/^Compared: Square hollow section 50/).getAttribute("aria-pressed")).toBe("true")
})
