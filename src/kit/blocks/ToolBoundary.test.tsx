/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react"
import { render } from "../../../tests/jsdom/render"
import { saveFile } from "../hooks/browser"
import { ToolBoundary } from "./ToolBoundary"

jest.mock("../hooks/browser", () => ({ saveFile: jest.fn() }))

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

/** Fails on what is stored. */
function Tool() {
  if (localStorage.getItem("tool-text") === "bad") throw new Error("bad")
  return <p>Tool</p>
}

beforeEach(() => {
  // React names what a boundary has caught, and jsdom cannot load a page again.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  localStorage.setItem("tool-text", "bad")
  localStorage.setItem("other", "stays")
  window.history.replaceState(null, "", "/page?own=1#tool=bad")
  render(
    <ToolBoundary kept={["tool-"]} reads={["hash"]}>
      <Tool />
    </ToolBoundary>,
  )
})

test("a tool that fails says so, and comes back once it can be shown", () => {
  expect(screen.getByRole("alert").textContent).toContain(
    "Nothing that you entered has been removed",
  )
  press("Try again")
  expect(screen.getByRole("alert")).toBeTruthy()
  localStorage.setItem("tool-text", "good")
  press("Try again")
  expect(screen.getByText("Tool")).toBeTruthy()
})

test("to begin anew offers a file of what was kept, then removes that and the tool's part of the address", () => {
  press("Begin anew")
  expect(localStorage.getItem("tool-text")).toBe("bad")
  press("Save as a file")
  const [, , text] = jest.mocked(saveFile).mock.calls[0]
  expect(JSON.parse(text)).toEqual({
    address: "http://localhost/page?own=1#tool=bad",
    kept: { "tool-text": "bad" },
  })
  press("Remove and begin anew")
  expect({ ...localStorage }).toEqual({ other: "stays" })
  expect(window.location.href).toBe("http://localhost/page?own=1")
})
