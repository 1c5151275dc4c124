/** @jest-environment jsdom */
import { createEditor, type Descendant, type Editor } from "slate"
import { besideLink } from "../../../src/cms/link-edge"

/** A paragraph "See the sizes", in which "the sizes" is a link, with the caret at a character of the link. */
function paragraphWithLink(offset: number): Editor {
  const editor = createEditor()
  editor.isInline = (element) => (element as { type?: string }).type === "link"
  const link = { type: "link", children: [{ text: "the sizes" }] }
  const paragraph = { type: "paragraph", children: [{ text: "See " }, link, { text: "" }] }
  editor.children = [paragraph as Descendant]
  editor.select({ path: [0, 1, 0], offset })
  return editor
}

const place = (editor: Editor) => besideLink(editor as never)

test("Enter behind a link that ends a paragraph breaks after the link, and before it in front of it", () => {
  expect(place(paragraphWithLink(9))).toEqual({ path: [0, 2], offset: 0 })
  expect(place(paragraphWithLink(0))).toEqual({ path: [0, 0], offset: 4 })
  expect(place(paragraphWithLink(3))).toBeUndefined()
})

test("after the break the new paragraph is empty and the link is whole", () => {
  const editor = paragraphWithLink(9)
  editor.select(place(editor)!)
  editor.insertBreak()
  editor.insertText("Next")
  expect(editor.children).toMatchObject([
    { children: [{ text: "See " }, { children: [{ text: "the sizes" }] }, { text: "" }] },
    { children: [{ text: "Next" }] },
  ])
})
