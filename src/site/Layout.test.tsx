/** @jest-environment jsdom */
import { act } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { site } from "../../tests/jsdom/site"
import { Footer } from "./Footer"
import { Header } from "./Header/Header"
import { wrapPageElement } from "./Layout"
import { english } from "../kit/words/en"
import { addWords } from "../kit/words/words"

jest.mock("./Header/Header", () => ({ Header: jest.fn(() => null) }))
jest.mock("./Footer", () => ({ Footer: jest.fn(() => null) }))

test("a page that has been sent is drawn once by its scripts, with what only they show", async () => {
  addWords(english)
  const Page = jest.fn(() => null)
  const pageContext = { language: "en", shared: site }
  const props = { pageContext, location: { pathname: "/about" } }
  const sent = wrapPageElement(
    { element: <Page />, props } as unknown as Parameters<typeof wrapPageElement>[0],
    { plugins: [] },
  )
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = renderToString(sent)
  const [privacy, toTop] = ["[aria-label='Privacy']", "[aria-label^='Back to top']"]
  expect(document.querySelectorAll(`${privacy}, ${toTop}`)).toHaveLength(0)
  jest.clearAllMocks()
  const root = await act(() => hydrateRoot(container, sent))
  for (const part of [Page, Header, Footer]) expect(part).toHaveBeenCalledTimes(1)
  expect(document.querySelectorAll(`${privacy}, ${toTop}`)).toHaveLength(2)
  act(() => root.unmount())
})
