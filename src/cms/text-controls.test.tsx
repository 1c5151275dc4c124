/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import * as React from "react"
import { DayControl } from "./text-controls"

jest.mock("decap-cms-app", () => ({}))

/** The field of a day as Decap draws it, and the values it has had. */
function dayField(start = "") {
  const values: string[] = []
  function Field() {
    const [value, setValue] = React.useState(start)
    const change = (next: string) => {
      values.push(next)
      setValue(next)
    }
    const style = () => undefined
    return (
      <DayControl
        value={value}
        field={{ get: () => undefined }}
        onChange={change}
        forID="date"
        classNameWrapper=""
        setActiveStyle={style}
        setInactiveStyle={style}
      />
    )
  }
  const { container } = render(<Field />)
  const input = container.querySelector("input")!
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  return { input, type, values }
}

test("a year that is typed digit by digit arrives as typed", () => {
  const { input, type, values } = dayField()
  for (const value of ["0002-12-31", "0020-12-31", "0202-12-31"]) {
    type(value)
    expect(input.value).toBe(value)
  }
  type("2027-12-31")
  expect(values).toEqual(["2027-12-31"])
})

test("a year of two digits is left as typed for the check to refuse, and a day can be cleared", () => {
  const { input, type, values } = dayField("2026-11-25")
  type("0027-11-25")
  fireEvent.blur(input)
  type("")
  expect(values).toEqual(["0027-11-25", ""])
})

test("Today is a press away", () => {
  const { values } = dayField()
  fireEvent.click(screen.getByRole("button", { name: "Today" }))
  expect(values[0]).toMatch(/^20\d\d-\d\d-\d\d$/)
})
