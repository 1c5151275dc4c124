/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import * as React from "react"
import { movable } from "../../../src/cms/order/movable-lists"

jest.mock("decap-cms-app", () => ({ __esModule: true, default: {} }))

/** A list as Decap's control knows it: immutable. */
class Items {
  constructor(readonly names: readonly string[]) {}
  get size() {
    return this.names.length
  }
  get(index: number) {
    return this.names[index]
  }
  insert(index: number, name: unknown) {
    return new Items(this.names.toSpliced(index, 0, String(name)))
  }
}

type Props = React.ComponentProps<ReturnType<typeof movable>>

/** As much of Decap's control as removes an item. */
class Control extends React.Component<Props, { keys: string[]; itemsCollapsed: boolean[] }> {
  override state = { keys: names.map(String), itemsCollapsed: names.map(() => true) }
  onSortEnd() {}
  handleRemove = (index: number, event: React.SyntheticEvent) => {
    event.preventDefault()
    const { value, onChange } = this.props
    this.setState(({ keys, itemsCollapsed }) => ({
      keys: keys.toSpliced(index, 1),
      itemsCollapsed: itemsCollapsed.toSpliced(index, 1),
    }))
    onChange(new Items((value as Items).names.toSpliced(index, 1)))
  }

  override render() {
    return (this.props.value as Items).names.map((name, index) => (
      <button
        type="button"
        key={this.state.keys[index]}
        onClick={(event) => this.handleRemove(index, event)}
      >
        {name}
      </button>
    ))
  }
}

const names = ["Pipes", "Sheets", "Angles"]

function Form() {
  const [value, setValue] = React.useState<Props["value"]>(new Items(names))
  return <MovableList field={{ get: () => "slide" }} value={value} onChange={setValue} />
}

const MovableList = movable(Control)

const shown = () => screen.getAllByRole("button").map(({ textContent }) => textContent)

test("an item that was removed can be brought back to its place, and nothing is asked before", () => {
  render(<Form />)
  fireEvent.click(screen.getByText("Sheets"))
  expect(screen.getByRole("status").textContent).toContain("The slide was removed.")
  expect(screen.queryByText("Sheets")).toBeNull()
  fireEvent.click(screen.getByText("Bring it back"))
  expect(shown()).toEqual(names)
})
