import { expect } from "@playwright/test"
import { open } from "../browser/hydration"
import { hollowProduct, triedAmong } from "../browser/tried-pages"
import { engines, test, windows } from "./stock-browsers"

/** The place of an element in the page, its box, the number of lines in it, and by what one finds it. */
type Box = readonly [
  place: string,
  box: [left: number, width: number, height: number],
  lines: number,
  name: string,
]

/** The boxes of a page, but for what moves, is closed, or flows with the words around it. */
async function boxes(): Promise<Box[]> {
  await document.fonts.ready
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  const range = document.createRange()
  const placeOf = (element: Element | null): string =>
    element
      ? `${placeOf(element.parentElement)} ${[...(element.parentElement?.children ?? [])].indexOf(element)}`
      : ""
  const apart = "[aria-roledescription=slide], details:not([open]), svg *, [hidden], .vh"
  return [...document.body.querySelectorAll("*")]
    .filter((element) => !/^(inline|none|contents)/.test(getComputedStyle(element).display))
    .filter((element) => !element.closest(apart) && element.getAnimations().length === 0)
    .map((element) => {
      const { left, width, height } = element.getBoundingClientRect()
      // A picture may be as high as the words beside it.
      let near = element
      while (near.parentElement && near.textContent.trim() === "") near = near.parentElement
      range.selectNodeContents(near)
      const { className, localName, textContent } = element
      const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)))
      const name = `${localName} ${String(className)} ${textContent.slice(0, 30)}`
      return [placeOf(element), [left, width, height], lines.size, name]
    })
}

/** Where a box is not as it should be, but for what a line more or a wider letter makes: the zero, in `ch`, differs by 7 %. */
function differences(wanted: Box[], found: Box[]): string[] {
  const places = new Map(found.map((box) => [box[0], box]))
  return wanted.flatMap(([place, box, lines, name]) => {
    const [, other, rows] = places.get(place) ?? []
    const isOff = box.some((size, index) => {
      const isComparable = index < 2 || lines === rows
      return (
        isComparable && Math.abs(Number(other?.[index]) - size) > 12 + Math.max(box[1], size) / 12
      )
    })
    const [is, was] = [other, box].map((each) => each?.map(Math.round).join())
    return isOff ? [`${name}: ${is}, not ${was}`] : []
  })
}

const fullest = [
  "/",
  "/hi",
  "/about",
  "/contact",
  "/products",
  "/inquiry",
  "/delivery-check",
  hollowProduct,
]

for (const { path } of triedAmong(fullest)) {
  for (const engine of engines) {
    test(`${path} has in ${engine} every box where Chromium has it`, async ({
      page,
      visitorWith,
    }) => {
      const visitor = await visitorWith(engine)
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height })
        await visitor.resize(width, height)
        // Opened in each window anew: WebKit may keep the layout of the former one when it is resized as a page has just come.
        await Promise.all([open(page, path), visitor.open(path)])
        const wanted = await page.evaluate(boxes)
        const found = await visitor.run(boxes)
        expect(found.length).toBeGreaterThan(0.9 * wanted.length)
        expect(differences(wanted, found)).toEqual([])
      }
    })
  }
}
