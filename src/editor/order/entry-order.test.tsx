/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import { EntryOrderControl } from "./EntryOrder"

const hits = ["plank", "alpha", "coil"].map((slug) => ({ slug, data: { name: slug } }))

function shown(value: string[], onChange: (slugs: readonly string[]) => void = () => undefined) {
  render(
    <EntryOrderControl
      value={value}
      field={{ get: () => "products" }}
      forID="products-field"
      onChange={onChange}
      query={() => undefined}
      queryHits={hits}
    />,
  )
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent)
}

test("every entry has a line, in the order of the list, a new one last", () => {
  expect(shown(["coil", "gone", "plank"])).toEqual(["☰1. coil", "☰2. plank", "☰3. alpha"])
})

test("the arrow keys move a line by one place, and not beyond the ends", () => {
  const moves: (readonly string[])[] = []
  shown(["plank", "alpha", "coil"], (slugs) => moves.push(slugs))
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
