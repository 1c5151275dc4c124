/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react"
import { readFileSync } from "node:fs"
import type * as React from "react"
import { InquiryList } from "../../../../src/components/InquiryList/InquiryList"
import { render } from "../../../jsdom/render"
import { figures } from "../../steel/publishedSizes"

type Texts = React.ComponentProps<typeof InquiryList>["texts"]
const texts = JSON.parse(readFileSync("content/site/inquiry-page.json", "utf8")) as Texts
const company = {
  name: "Firm",
  tollFree: "1800 000 0000",
  whatsapp: "+91 00000 00000",
  infoEmail: "info@example.com",
}

test("a shared list is never called empty while the tables load", async () => {
  let arrive: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (arrive = resolve))
  globalThis.fetch = () =>
    gate.then(() => ({ ok: true, json: () => Promise.resolve(figures) }) as Response)
  AbortSignal.timeout = () => new AbortController().signal

  render(
    <InquiryList
      texts={texts}
      company={company}
      contactPage="/contact"
      sizesPage="/products"
      address={{ search: "", hash: "#l=2_20p-shs-100x100x3_n1" }}
    />,
  )
  expect(screen.queryByText(texts.emptyHeading)).toBeNull()
  expect(screen.getAllByText("Loading the size tables …")).not.toHaveLength(0)

  act(() => arrive())
  const list = await screen.findByRole("list", { name: "Sizes on the list" })
  expect(within(list).getAllByRole("listitem")).toHaveLength(1)
  expect(screen.queryByText(texts.emptyHeading)).toBeNull()
})
