/** @jest-environment jsdom */
import { cleanup, screen, within } from "@testing-library/react"
import { tables as tableWords } from "../../../../src/interface/en/tables"
import userEvent from "@testing-library/user-event"
import { inWords, render } from "../../../jsdom/render"
import { renderToString } from "react-dom/server"
import { hydrateRoot } from "react-dom/client"
import { act } from "react"
import { SizeTables } from "../../../../src/components/SizeTables/SizeTables"
import { sizesOfRows } from "../../../../src/steel/tables/sizesOfRows"
import { sizeTables } from "../../../../src/steel/tables/sizeTable"
import { sizes } from "../../steel/publishedSizes"

const tables = sizeTables(
  sizes.filter(({ family }) => family === "square"),
  tableWords.columns,
)
const known = sizesOfRows(tables)
const [{ groups }] = tables
const [closed] = groups

function Page() {
  const first = groups.at(-1)?.rows[0]?.size
  return first ? (
    <SizeTables tables={tables} known={known} first={first} onChoose={() => undefined} />
  ) : null
}

/** The group at a position in the page. */
function groupAt(position: number): HTMLDetailsElement {
  const group = document.querySelectorAll("details").item(position)
  if (!group) throw new Error(`The page has no group ${position}.`)
  return group
}

/** Presses the first group, which jsdom does not open by itself. */
async function openFirst() {
  const group = groupAt(0)
  const summary = group.querySelector("summary")
  if (summary) await userEvent.click(summary)
  group.open = true
  return group
}

function isPhone(phone: boolean) {
  window.matchMedia = (query) =>
    ({
      matches: !phone,
      media: query,
      addEventListener: () => undefined,
    }) as unknown as MediaQueryList
}

beforeEach(() => isPhone(false))
afterEach(cleanup)

test("a closed group lists every size with its weight and a link that adds it", () => {
  render(<Page />)
  const group = groupAt(0)
  const items = within(group).getAllByRole("listitem", { hidden: true })
  expect(items.map(({ textContent }) => textContent)).toEqual(
    closed.rows.map(({ label, cells }) => `${label}\u00a0mm ${cells[0]}\u00a0kg/m`),
  )
  const links = within(group).getAllByRole("link", { hidden: true })
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    closed.rows.map(({ id }) => `/inquiry?add=${id}`),
  )
})

test("an opened group is a table with all figures, each under its header", async () => {
  render(<Page />)
  const table = within(await openFirst()).getByRole("table")
  const heads = within(table).getAllByRole("columnheader")
  expect(heads.map(({ textContent }) => textContent)).toContain("6 m piece\nkg/pc")
  const rows = within(table).getAllByRole("row").slice(1)
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual(
    closed.rows.map(({ label, cells }) => [label, ...cells]),
  )
})

test.each([
  ["on a phone", true],
  ["on a desktop", false],
])("a row of it opens its drawing and actions %s, by the keyboard", async (_, phone) => {
  isPhone(phone)
  render(<Page />)
  const group = await openFirst()
  const [row] = closed.rows
  const link = within(group).getByRole("link", { name: row.label })
  expect(link.getAttribute("aria-expanded")).toBe(phone ? "false" : null)
  link.focus()
  await userEvent.keyboard("{Enter}")
  const place = phone ? within(group) : screen
  const add = place.getByRole("link", { name: /^Add to inquiry/ })
  expect(add.getAttribute("href")).toBe(`/inquiry?add=${row.id}`)
  expect(link.getAttribute("aria-expanded")).toBe(phone ? "true" : null)
})

test("a group opened before scripts is a table after them", async () => {
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = renderToString(inWords(<Page />))
  groupAt(0).open = true
  const root = await act(() => hydrateRoot(container, inWords(<Page />)))
  expect(within(groupAt(0)).getAllByRole("row")).toHaveLength(closed.rows.length + 1)
  expect(groupAt(1).querySelector("table")).toBeNull()
  act(() => root.unmount())
  container.remove()
})

test("the filter opens the table of a size and leaves its other rows out", async () => {
  render(<Page />)
  const [row] = closed.rows
  await userEvent.type(screen.getByRole("searchbox"), row.size.designation)
  await screen.findByText(/1 size/)
  const group = groupAt(0)
  expect(group.open).toBe(true)
  expect(
    within(group)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent),
  ).toEqual([row.label])
})
