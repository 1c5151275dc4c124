/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react"
import { showMediaUses } from "../../../src/cms/media-uses"

test("each picture of the library names the entries that show it, or says that none does", async () => {
  showMediaUses({ "projects/ntpc.json": { picture: { src: "../media/used.jpg" } } })
  const library = document.createElement("div")
  library.innerHTML = `
    <div class="css-1-LibraryTop"><div class="css-1-ButtonsContainer"></div></div>
    <div class="css-1-CardGridContainer">
      <div><p class="css-1-CardText">used.jpg</p></div>
      <div><p class="css-1-CardText">other.jpg</p></div>
    </div>`
  document.body.append(library)
  await waitFor(() => {
    const lines = [...document.querySelectorAll(".media-use")].map(({ textContent }) => textContent)
    expect(lines).toEqual(["Used by Projects, ntpc", "Used nowhere"])
  })
  expect(library.querySelector("button")?.textContent).toBe("Unused files")
})
