/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { renderOnSite } from "../../../tests/jsdom/site"
import { figures } from "../../../tests/published-sizes"
import { ActionBar } from "./ActionBar"

const chat = () => screen.getByRole<HTMLAnchorElement>("link", { name: "WhatsApp" })
const message = () => new URL(chat().href).searchParams.get("text")

beforeEach(() => localStorage.clear())

test("the message of the chat has the page's product when it is pressed", () => {
  renderOnSite(<ActionBar />, { path: "/ms-pipes" })
  fireEvent.pointerDown(chat())
  expect(message()).toMatch(/^MS Pipes: http.*\/ms-pipes$/)
})

test("the sizes are asked for when the chat is pressed, not before, and the press opens it once the list has its weights", async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  window.fetch = jest.fn(async () => {
    await arrived
    return { ok: true, json: () => Promise.resolve(figures) } as Response
  })
  localStorage.setItem("inquiry-list", '{"lines":[{"text":"20p-shs-100x100x4"}]}')
  renderOnSite(<ActionBar />)
  fireEvent(window, new Event("storage"))
  const opened: (string | null)[] = []
  window.addEventListener("click", (event) => {
    if (!event.defaultPrevented) opened.push(message())
    event.preventDefault()
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(window.fetch).not.toHaveBeenCalled()
  fireEvent.pointerDown(chat())
  fireEvent.click(chat())
  await waitFor(() => expect(window.fetch).toHaveBeenCalledTimes(1))
  expect(opened).toEqual([])
  arrive()
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(opened[0]).toMatch(/100\s×\s100\s×\s4 mm.*kg/)
})
