/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { company, serveCatalogue } from "../../../tests/jsdom/catalogue"
import { renderOnSite } from "../../../tests/jsdom/site"
import { contentFile } from "../../../tests/site-content"
import { InquiryList, type InquiryListProps } from "./InquiryList"
import { inquiryLines, setLines } from "./useInquiryList"

const texts = contentFile<InquiryListProps["texts"]>("site/inquiry-page.json")

const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

test("without the tables a size is kept by its id, nothing is said of it, and it is named when they come", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("no network"))
  const address = { search: "?add=ismb-200", hash: "" }
  renderOnSite(<InquiryList texts={texts} address={address} />, { company })
  await wait()
  expect(inquiryLines()).toMatchObject([{ kind: "size", sizeId: "ismb-200" }])
  const list = screen.getByRole("list", { name: "Your list" })
  expect(list.textContent).toContain("ismb-200")
  expect(document.body.textContent).not.toMatch(/do(es)? not list|not in our tables/)
  // A size is kept until its new words can be read.
  const [line] = inquiryLines()
  const written = { ...line, text: "ISMB 200 5 nos" } as typeof line
  act(() => setLines([written], ""))
  await userEvent.click(screen.getByRole("button", { name: /^Change the words/ }))
  await userEvent.keyboard(" urgent{Escape}")
  expect(screen.getAllByText(/^The size tables could not be loaded/)[1]).toBeTruthy()
  expect(inquiryLines()).toEqual([written])
  serveCatalogue()
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  await wait()
  expect(list.textContent).toMatch(/ISMB.200/)
  expect(list.textContent).toContain("kg")
})
