/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react"
import { setPublished } from "../published-content"
import { EntryOrderControl } from "./EntryOrder"

const entries = (...slugs: string[]) =>
  Object.fromEntries(slugs.map((slug) => [`products/${slug}.json`, { name: slug }]))

beforeEach(() => setPublished({ ...entries("plank", "alpha", "coil"), "posts/a.json": {} }))

const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent)

function show(value: string[], onChange: (slugs?: Iterable<string>) => void = () => undefined) {
  const field = { get: () => "products" } as never
  render(
    <EntryOrderControl
      value={value}
      field={field}
      forID="products-field"
      classNameWrapper=""
      onChange={onChange}
    />,
  )
}

test("every entry has a line, in the order of the list, a new one last, also one just published", () => {
  show(["coil", "gone", "plank"])
  expect(lines()).toEqual(["☰1. coil", "☰2. plank", "☰3. alpha"])
  act(() => setPublished(entries("plank", "alpha", "coil", "bars")))
  expect(lines()).toEqual(["☰1. coil", "☰2. plank", "☰3. alpha", "☰4. bars"])
})

test("the arrow keys move a line by one place, and not beyond the ends", () => {
  const moves: (Iterable<string> | undefined)[] = []
  show(["plank", "alpha", "coil"], (slugs) => moves.push(slugs))
  const handle = (name: string) => screen.getByRole("button", { name: `Move ${name}` })
  fireEvent.keyDown(handle("1. plank"), { key: "ArrowDown" })
  fireEvent.keyDown(handle("3. coil"), { key: "ArrowUp" })
  fireEvent.keyDown(handle("1. plank"), { key: "ArrowUp" })
  fireEvent.keyDown(handle("3. coil"), { key: "ArrowDown" })
  expect(moves).toEqual([
    ["alpha", "plank", "coil"],
    ["plank", "coil", "alpha"],
  ])
})
