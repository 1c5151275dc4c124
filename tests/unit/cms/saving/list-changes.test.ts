import { fc } from "../../../random-inputs"
import { changeSentence, fieldChanges } from "../../../../src/cms/saving/field-changes"
import { mergedLists } from "../../../../src/cms/saving/list-changes"
import { home } from "../../../../src/content-model/home"
import { contentFile } from "../../../site-content"

interface Slide {
  readonly name: string
  readonly text: string
  readonly linkLabel: string
}

const slide = (name: string, text = `About ${name}`): Slide => ({
  name,
  text,
  linkLabel: "Get Started",
})
const [a, b, c, d] = [slide("Angles"), slide("Beams"), slide("Channels"), slide("Plates")]
const base = [a, b, c]

describe("two people's changes of one list", () => {
  test("one moves an item and the other changes a text: both changes are there, and nobody is asked", () => {
    const changed = slide("Beams", "In stock")
    const { items, disputed } = mergedLists(base, [c, a, b], [a, changed, c])
    expect(items).toEqual([c, a, changed])
    expect(disputed).toEqual([])
    expect(mergedLists(base, [a, changed, c], [c, a, b]).items).toEqual([c, a, changed])
  })

  test("both change an item: only that item is to be chosen", () => {
    const [mine, theirs] = [slide("Beams", "Mine"), slide("Beams", "Theirs")]
    const { items, disputed } = mergedLists(base, [a, mine, c], [a, theirs, c, d])
    expect(items).toEqual([a, mine, c, d])
    expect(disputed).toEqual([{ index: 1, base: b, mine, theirs }])
  })

  test("one removes an item that the other changed: that is to be chosen, too", () => {
    const theirs = slide("Beams", "Theirs")
    const { disputed } = mergedLists(base, [a, c], [a, theirs, c])
    expect(disputed).toEqual([{ index: 1, base: b, mine: undefined, theirs }])
    expect(mergedLists(base, [a, c], base)).toEqual({ items: [a, c], disputed: [] })
  })

  test("what each adds is there once", () => {
    expect(mergedLists(base, [...base, d], [d, ...base]).items).toHaveLength(4)
    const e = slide("Pipes")
    expect(mergedLists(base, [...base, d], [e, ...base]).items).toEqual([e, ...base, d])
  })

  test("whatever is moved, removed and added here, no change of a text made there is lost in silence", () => {
    const items = Array.from({ length: 5 }, (_, index) => slide(`Slide ${index}`))
    const order = fc.shuffledSubarray(items, { minLength: 0 })
    fc.assert(
      fc.property(order, fc.nat(4), fc.boolean(), (kept, edited, isAdded) => {
        const mine = isAdded ? [...kept, d] : kept
        const theirs = items.with(edited, slide(`Slide ${edited}`, "Changed"))
        const merged = mergedLists(items, mine, theirs)
        const asked = merged.disputed.flatMap((item) => [item.mine, item.theirs])
        const shown = [...merged.items, ...asked]
        expect(shown).toContainEqual(theirs[edited])
        if (isAdded) expect(shown).toContainEqual(d)
        if (kept.includes(items[edited] as Slide)) expect(merged.disputed).toEqual([])
      }),
    )
  })
})

test("a moved slide is one line in the list of changes, an added and a removed one, too", () => {
  const page = contentFile<{ slides: { name: string }[] }>("site/home.json")
  const [first, ...others] = page.slides
  const told = (slides: readonly object[]) =>
    fieldChanges(home.fields, page, { ...page, slides }).map(changeSentence)
  expect(told([...others, first!])).toEqual([
    expect.stringMatching(/^Banner slides: “.+” moved: place 1 → place 4$/),
  ])
  expect(told(others)).toEqual([expect.stringMatching(/^Banner slides: “.+” removed$/)])
  expect(told([...page.slides, { ...first, name: "Bars" }])).toEqual([
    expect.stringMatching(/^Banner slides: “.+” added$/),
  ])
  const changed = [{ ...first, name: "Tubes" }, ...others]
  expect(told(changed)).toEqual([
    `Banner slides, slide 1, What the slide shows: ${first!.name} → Tubes`,
  ])
})
