/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import * as React from "react"
import { later } from "../../../../src/components/Later/later"
import { branches } from "../../../../src/interface/en/branches"
import { useWords } from "../../../../src/interface/words"
import { hydratingEvent, waitingMark } from "../../../../src/routes/page-events"
import { renderOnSite } from "../../../jsdom/site"

let comeIntoSight: () => void = () => undefined

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeIntoSight = () => tell([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  window.dispatchEvent(new Event(hydratingEvent))
})

function Counter({ from }: { from: number }) {
  const [count, setCount] = React.useState(from)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  )
}

const noWords = async () => ({})

/** A page whose HTML is there, with a part whose code comes when it is asked for. */
function hydratePage(load: () => Promise<{ default: typeof Counter }>) {
  const Part = later(load, noWords)
  const container = document.createElement("div")
  container.innerHTML = `<p>Page</p><div ${waitingMark}=""><button type="button">Pressed <!-- -->1</button></div>`
  document.body.append(container)
  const page = (
    <>
      <p>Page</p>
      <Part from={1} />
    </>
  )
  const { rerenderOnSite, unmount } = renderOnSite(page, undefined, { container, hydrate: true })
  return {
    unmount,
    again: () => rerenderOnSite(<React.Fragment>{page.props.children}</React.Fragment>),
  }
}

const button = () => screen.getByRole("button")

/** Does something, and waits for what follows after the next paint. */
const andPaint = (something: () => void) =>
  act(async () => {
    something()
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
const counter = () => Promise.resolve({ default: Counter })

test("the part's HTML stays, and its code is not fetched until the visitor does something", async () => {
  const load = jest.fn(counter)
  const { again } = hydratePage(load)
  const before = button()
  again()
  expect(load).not.toHaveBeenCalled()
  await andPaint(() => fireEvent.scroll(window))
  expect(load).toHaveBeenCalledTimes(1)
  expect(button()).toBe(before)
  await userEvent.click(before)
  expect(before.textContent).toBe("Pressed 2")
})

test("a part in sight takes over by itself", async () => {
  hydratePage(counter)
  await andPaint(() => comeIntoSight())
  expect(document.querySelector(`[${waitingMark}]`)).toBeNull()
})

test("a button pressed before the code is there does what it says afterwards", async () => {
  let arrive: () => void = () => undefined
  hydratePage(() => new Promise((resolve) => (arrive = () => resolve({ default: Counter }))))
  await userEvent.click(button())
  await andPaint(() => undefined)
  expect(button().textContent).toBe("Pressed 1")
  await act(async () => arrive())
  expect(button().textContent).toBe("Pressed 2")
})

test("code that could not be fetched is fetched again at the next press", async () => {
  const load = jest.fn(counter).mockRejectedValueOnce(new Error("no network"))
  hydratePage(load)
  await andPaint(() => fireEvent.scroll(window))
  expect(button().textContent).toBe("Pressed 1")
  await andPaint(() => fireEvent.scroll(window))
  expect(load).toHaveBeenCalledTimes(1)
  await userEvent.click(button())
  await andPaint(() => undefined)
  expect(button().textContent).toBe("Pressed 2")
})

test("a page without its HTML, as during development, shows its part with the rest", async () => {
  const Part = later(counter, noWords)
  await act(async () => void renderOnSite(<Part from={5} />))
  expect(button().textContent).toBe("Pressed 5")
})

test("a part comes with its own words", async () => {
  const words = { ...branches, close: "Shut" }
  const Close = () => <p>{useWords("branches").close}</p>
  const Part = later(
    async () => ({ default: Close }),
    async () => ({ branches: words }),
  )
  await act(async () => void renderOnSite(<Part />))
  expect(screen.getByText("Shut")).toBeTruthy()
})
