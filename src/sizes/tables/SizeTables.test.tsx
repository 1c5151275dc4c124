/** @jest-environment jsdom */
import { cleanup, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { act } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { inWords, render, renderToStaticMarkup } from "../../../tests/jsdom/render"
import { mediaOf } from "../../../tests/jsdom/window"
import { figures, sizeOf } from "../../../tests/published-sizes"
import { products } from "../../../tests/site-content"
import { HydratedPage } from "../../kit/hooks/hydrated"
import { tables as words } from "../../kit/words/en/steel"
import { productFigures } from "../../steel/range/catalogue"
import type { OpenSize } from "../../calculator/entries"
import { sizeOfRow, type PageSizes } from "../../steel/tables/pageSizes"
import { pageSizes } from "../../steel/tables/sizeTable"
import { SizeTables } from "./SizeTables"

const squares = pageSizes(
  figures.filter(({ family }) => family === "square"),
  "",
  words,
)
const [{ groups }] = squares.tables
const [closed] = groups
/** The middle one is drawn first, so the first group is closed. */
const tablesOf = (sizes: PageSizes) => (
  <SizeTables sizes={sizes} first={sizeOfRow(sizes.first)} onChoose={onChoose} />
)
const onChoose = jest.fn<undefined, Parameters<OpenSize>>()
const page = tablesOf(squares)

function groupAt(position: number): HTMLDetailsElement {
  return document.querySelectorAll<HTMLDetailsElement>(".groups > details").item(position)
}

async function openFirst(): Promise<HTMLDetailsElement> {
  const summary = groupAt(0).querySelector("summary")
  if (summary) await userEvent.click(summary)
  return groupAt(0)
}

function isPhone(phone: boolean) {
  window.matchMedia = mediaOf(!phone)
}

beforeEach(() => isPhone(false))
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  onChoose.mockClear()
})

const listed = products
  .map(({ url, specifications, sizeTables = [], standards = [] }) => ({
    url,
    own: productFigures({ specifications, sizeTables, standards }, figures),
  }))
  .filter(({ own }) => own.length > 0)

test.each(listed)(
  "without scripts $url has every size with its weight and a link that adds it",
  ({ own }) => {
    const sizes = pageSizes(own, "", words)
    const { tables } = sizes
    const html = renderToStaticMarkup(tablesOf(sizes))
    document.body.innerHTML = html
    const rows = tables.flatMap((table) => table.groups.flatMap((group) => group.rows))
    const links = document.querySelectorAll<HTMLAnchorElement>(".groups li a, .groups th a")
    expect(Array.from(links, (link) => link.getAttribute("href"))).toEqual(
      rows.map(({ id }) => `/inquiry?add=${id}`),
    )
    expect(Array.from(links, (link) => link.closest("li, tr")?.textContent)).toEqual(
      rows.map(({ cells: [mass] }) => expect.stringContaining(mass) as string),
    )
    for (const row of rows) expect(sizeOf(row.id)?.id).toBe(sizeOfRow(row).id)
    for (const table of document.querySelectorAll<HTMLTableElement>(".groups table")) {
      expect(table.caption?.textContent).toMatch(/, theoretical weight$/)
      expect(
        table.querySelectorAll("thead th:not([scope=col]), tbody td:first-child"),
      ).toHaveLength(0)
    }
    expect(document.querySelectorAll("h3")).toHaveLength(tables.length)
    expect(html.match(/Theoretical weights[.,]/g)).toHaveLength(tables.length)
  },
)

test("an opened group is a table with all figures, each under its header", async () => {
  render(page)
  const table = within(await openFirst()).getByRole("table")
  const heads = within(table).getAllByRole("columnheader")
  expect(heads.map(({ textContent }) => textContent)).toContain("6 m piece\nkg/pc")
  const rows = within(table).getAllByRole("row").slice(1)
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual(
    closed.rows.map(({ label, cells }) => [label, ...cells]),
  )
  await openFirst()
  expect(groupAt(0).querySelector("table")).toBeNull()
})

test.each([
  ["on a phone", true],
  ["on a desktop", false],
])("a row opens its actions below it %s, by the keyboard, and closes them", async (_, phone) => {
  isPhone(phone)
  render(page)
  const group = await openFirst()
  const [row] = closed.rows
  const button = within(group).getByRole("button", {
    name: `${closed.title}, ${row.label}\u00a0mm`,
  })
  button.focus()
  await userEvent.keyboard("{Enter}")
  expect(button.getAttribute("aria-expanded")).toBe("true")
  expect(onChoose).toHaveBeenCalledWith(sizeOfRow(row), undefined)
  expect(group.querySelectorAll("svg[role=img]")).toHaveLength(phone ? 1 : 0)
  await userEvent.tab()
  expect(document.activeElement?.getAttribute("href")).toBe(`/inquiry?add=${row.id}`)
  button.focus()
  await userEvent.keyboard("{Enter}")
  expect(within(group).queryByRole("link")).toBeNull()
})

test("a group opened before scripts is a table after them", async () => {
  const container = document.createElement("div")
  document.body.append(container)
  const sent = inWords(<HydratedPage>{page}</HydratedPage>)
  container.innerHTML = renderToString(sent)
  groupAt(0).open = true
  const root = await act(() => hydrateRoot(container, sent))
  expect(within(groupAt(0)).getAllByRole("row")).toHaveLength(closed.rows.length + 1)
  expect(groupAt(1).querySelector("table")).toBeNull()
  act(() => root.unmount())
  container.remove()
})

test("the filter opens the table of a size and leaves its other rows out", async () => {
  render(page)
  const [row] = closed.rows
  await userEvent.type(screen.getByRole("searchbox"), sizeOfRow(row).designation)
  await screen.findByText(/1 size/)
  expect(document.querySelectorAll<HTMLDetailsElement>(".groups > details")).toHaveLength(1)
  expect(groupAt(0).open).toBe(true)
  const heads = within(groupAt(0)).getAllByRole("rowheader")
  expect(heads.map(({ textContent }) => textContent)).toEqual([row.label])
  await userEvent.clear(screen.getByRole("searchbox"))
  expect(document.querySelectorAll<HTMLDetailsElement>(".groups > details").length).toBe(
    groups.length,
  )
})

test("a size in no table is shown with its weight, can be added, and opens in the calculator", async () => {
  render(page)
  await userEvent.type(screen.getByRole("searchbox"), "155x155x12 10 nos 12 m")
  expect(await screen.findByText(/155.*, computed/)).toBeTruthy()
  const add = screen.getByRole("link", { name: /^Add to inquiry.*155/ })
  expect(add.getAttribute("href")).toContain("10p12-shs-155x155x12")
  await userEvent.click(screen.getByRole("link", { name: "Calculate the weight" }))
  expect(
    onChoose.mock.lastCall?.map((given) => (given && "id" in given ? given.id : given)),
  ).toEqual(["shs-155x155x12", { amount: 10, unit: "pieces", pieceLength: 12 }])
})
