/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react"
import { contentFile } from "../../tests/site-content"
import { renderOnSite } from "../../tests/jsdom/site"
import { SENT_KEY } from "../inquiry/form/inquiryForm"
import ThankYouPage from "./thank-you"

const contact = contentFile<{ sent: { heading: string; text: string } }>("site/contact.json")
const open = () =>
  renderOnSite(
    <ThankYouPage {...({ data: { contact } } as React.ComponentProps<typeof ThankYouPage>)} />,
  )

test("the page that thanks shows what was sent, to copy; opened directly it claims nothing", () => {
  open()
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Nothing was sent from this tab.",
  )
  expect(document.body.textContent).not.toContain(contact.sent.text)
  expect(screen.queryByRole("textbox")).toBeNull()
  act(() => {
    sessionStorage.setItem(SENT_KEY, "Name: R. Sharma\n\n50x50x3 20 nos")
    document.dispatchEvent(new Event("visibilitychange"))
  })
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(contact.sent.heading)
  const sent = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "What you sent" })
  expect(sent.value).toBe("Name: R. Sharma\n\n50x50x3 20 nos")
  expect(screen.getByRole("button", { name: "Copy text" })).toBeTruthy()
})
