/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react"
import { showOriginals } from "./originals"
import type { Repository } from "../saving/repository"
import type { Connection } from "../saving/repository"

const mockListeners: (() => void)[] = []

jest.mock("decap-cms-core/dist/esm/redux/index.js", () => ({
  store: {
    getState: () => ({ entryDraft: { getIn: () => undefined } }),
    subscribe: (listener: () => void) => mockListeners.push(listener),
  },
}))

const english = JSON.stringify({ name: "Indore", address: "Loha Mandi, Indore" })
const repository: Repository = {
  name: "GitHub",
  content: () =>
    Promise.resolve({ files: [{ path: "branches/indore.json", text: english }], media: [] }),
  ifStillAt: (_head, write) => write(),
}

test("the English texts are beside the fields also when the form is open before the login is over", async () => {
  location.hash = "#/collections/hi-branches/entries/indore"
  document.body.innerHTML =
    '<div class="css-ControlPaneContainer"><div class="css-ControlContainer"><label for="name-field-1">Name</label></div></div>'
  const connections: Connection[] = []
  const end = showOriginals(() => connections[0])
  const tellDecapChanged = () => mockListeners.forEach((listener) => listener())
  tellDecapChanged()
  await new Promise((resolve) => setTimeout(resolve, 50))
  connections.push({ repository } as Connection)
  tellDecapChanged()
  await waitFor(() => expect(document.querySelector(".site-original")?.textContent).toBe("Indore"))
  // jsdom empties the page after the test, which the observer would notice.
  end()
})
