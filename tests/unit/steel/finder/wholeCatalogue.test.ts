import { checkEach } from "../../../each-row"
import { searchSizes } from "../../../../src/inquiry/paste/search"
import { sizeName, type CatalogueSize } from "../../../../src/steel/range/size"
import { steel as words } from "../../../../src/interface/en/steel"
import { index, sizes } from "../publishedSizes"

test("every size, typed as the site writes it, is found", () => {
  const nameOf = (size: CatalogueSize) => sizeName(size, words)
  checkEach(sizes, nameOf, (size) => {
    const { matches } = searchSizes(index, nameOf(size))
    const isFound = matches.some((match) => match.kind === "exact" && match.size.id === size.id)
    expect(isFound).toBe(true)
  })
})
