/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { showMediaUses } from "../../../src/cms/media-uses"

test("each picture of the library names the entries that show it, as they are published at that moment, and the open form", async () => {
  const entry = { name: "NTPC", picture: { src: "../media/used.jpg" } }
  const content = {
    files: [{ path: "projects/ntpc.json", text: JSON.stringify(entry) }],
    media: ["used.jpg", "other.jpg"].map((path) => ({ path, bytes: 300_000 })),
  }
  let inForm = ""
  const end = showMediaUses(() => ({
    isInForm: (name) => name === inForm,
    repository: { name: "GitHub", content: () => Promise.resolve(content) },
  }))
  const library = document.createElement("div")
  library.innerHTML = `
    <div class="css-1-LibraryTop"><div class="css-1-ButtonsContainer"></div></div>
    <div class="css-1-CardGridContainer">
      <div><p class="css-1-CardText">used.jpg</p></div>
      <div><p class="css-1-CardText">other.jpg</p></div>
    </div>`
  document.body.append(library)
  const lines = () =>
    [...document.querySelectorAll(".media-use")].map(({ textContent }) => textContent)
  await waitFor(() => expect(lines()).toEqual(["Used by Projects, NTPC", "Used nowhere"]))

  content.files = []
  await userEvent.click(library.querySelector("button") as Element)
  await waitFor(() => expect(lines()).toEqual(["Used nowhere", "Used nowhere"]))
  expect(document.getElementById("editor-notice")?.textContent).toContain("used.jpg, 0.3 MB")

  inForm = "other.jpg"
  await userEvent.click(library.querySelector("button") as Element)
  await waitFor(() => expect(lines()).toEqual(["Used nowhere", "Used by the form you have open"]))
  expect(document.getElementById("editor-notice")?.textContent).not.toContain("other.jpg")
  // jsdom empties the page after the test, which the observer would notice.
  end()
})
