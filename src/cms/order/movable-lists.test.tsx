/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import * as React from "react"
import { movable } from "./movable-lists"

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

/** The part of Decap's control that moves and removes items: each has a bar with arrow, handle and cross, without names. */
class Control extends React.Component<Props, { keys: string[]; itemsCollapsed: boolean[] }> {
  override state = { keys: names.map(String), itemsCollapsed: names.map(() => true) }
  onSortEnd = ({ oldIndex, newIndex }: { oldIndex: number; newIndex: number }) => {
    const { value, onChange } = this.props
    const moved = <T,>(list: readonly T[]) =>
      list.toSpliced(oldIndex, 1).toSpliced(newIndex, 0, list[oldIndex] as T)
    this.setState(({ keys, itemsCollapsed }) => ({
      keys: moved(keys),
      itemsCollapsed: moved(itemsCollapsed),
    }))
    onChange(new Items(moved((value as Items).names)))
  }
  handleRemove = (index: number, event: React.SyntheticEvent) => {
    event.preventDefault()
    const { value, onChange } = this.props
    this.setState(({ keys, itemsCollapsed }) => ({
      keys: keys.toSpliced(index, 1),
      itemsCollapsed: itemsCollapsed.toSpliced(index, 1),
    }))
    onChange(new Items((value as Items).names.toSpliced(index, 1)))
  }

  toggle = (index: number) =>
    this.setState(({ itemsCollapsed }) => ({
      itemsCollapsed: itemsCollapsed.with(index, !itemsCollapsed[index]),
    }))

  override render() {
    return (this.props.value as Items).names.map((name, index) => (
      <div key={this.state.keys[index]}>
        <div className="x-TopBar">
          <button
            type="button"
            className="x-TopBarButton"
            onClick={() => this.toggle(index)}
          ></button>
          <div role="button" tabIndex={0} aria-describedby="press-space">
            <span className="x-DragIconContainer"></span>
          </div>
          <button
            type="button"
            className="x-TopBarButton"
            onClick={(event) => this.handleRemove(index, event)}
          ></button>
        </div>
        <p>{name}</p>
      </div>
    ))
  }
}

const names = ["Pipes", "Sheets", "Angles"]

function Form() {
  const [value, setValue] = React.useState<Props["value"]>(new Items(names))
  return <MovableList field={{ get: () => "slide" }} value={value} onChange={setValue} />
}

const MovableList = movable(Control)

const shown = () => screen.getAllByRole("paragraph").map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

test("an item that was removed can be brought back to its place, and nothing is asked before", () => {
  render(<Form />)
  press("Remove slide 2")
  expect(screen.getByRole("status").textContent).toContain("The slide was removed.")
  expect(shown()).toEqual(["Pipes", "Angles"])
  fireEvent.click(screen.getByText("Bring it back"))
  expect(shown()).toEqual(names)
})

test("the arrow says whether its item is open", () => {
  render(<Form />)
  const arrow = screen.getByRole("button", { name: "Slide 2" })
  expect(arrow.getAttribute("aria-expanded")).toBe("false")
  press("Slide 2")
  expect(arrow.getAttribute("aria-expanded")).toBe("true")
})

test("an item moved by the arrow keys is named by its new place, and only those keys are announced", () => {
  render(<Form />)
  const handle = screen.getByRole("button", { name: "Move slide 2" })
  expect(handle.getAttribute("aria-description")).toBe("The arrow keys move it.")
  expect(handle.getAttribute("aria-describedby")).toBeNull()
  fireEvent.keyDown(handle, { key: "ArrowUp" })
  expect(shown()).toEqual(["Sheets", "Pipes", "Angles"])
  press("Remove slide 1")
  expect(shown()).toEqual(["Pipes", "Angles"])
})
