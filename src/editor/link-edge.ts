import { Editor, Path, Range, Transforms, type Point } from "slate"
import { DOMEditor, ELEMENT_TO_NODE } from "slate-dom"
import { parts } from "./inside-decap"

/** The editor of a formatted text with what Decap adds to it: its own answers to keys. One that returns false was the last. */
type TextEditor = DOMEditor & {
  readonly keyDownHandlers?: readonly ((event: Event, editor: Editor) => unknown)[]
}

/**
 * Makes Enter at the end, or at the start, of a link give a new paragraph or list item. Decap would split the link, remove the
 * empty half of it, and fail on the place where that was.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-widget-markdown/src/MarkdownControl/plugins/inlines/withInlines.js
 */
export function breakBesideLinks(): void {
  window.addEventListener(
    "keydown",
    (event) => {
      const isPlainEnter = event.key === "Enter" && !event.shiftKey && !event.isComposing
      const text = event.target instanceof Element && event.target.closest(parts.formattedText)
      if (!isPlainEnter || !text) return
      const editor = ELEMENT_TO_NODE.get(text as HTMLElement) as TextEditor | undefined
      const place = editor && besideLink(editor)
      if (!place) return
      event.preventDefault()
      event.stopImmediatePropagation()
      Transforms.select(editor, place)
      const isDone = editor.keyDownHandlers?.some((answer) => answer(event, editor) === false)
      if (!isDone) Editor.insertBreak(editor)
    },
    true,
  )
}

/** The place outside the link at whose edge the caret is. */
function besideLink(editor: TextEditor): Point | undefined {
  // The editor by itself notes a move of the caret a tenth of a second later.
  const shown = getSelection()
  const options = { exactMatch: false, suppressThrow: true } as const
  const range = shown && DOMEditor.toSlateRange(editor, shown, options)
  if (!range || !Range.isCollapsed(range)) return undefined
  Transforms.select(editor, range)
  const isLink = (node: object) => "type" in node && node.type === "link"
  const [, path] = Editor.above(editor, { match: isLink }) ?? []
  if (!path) return undefined
  // Gives every link a text on both sides, if an empty one. Decap leaves it out where it reads a text.
  Editor.normalize(editor, { force: true })
  if (Editor.isEnd(editor, range.anchor, path)) return Editor.start(editor, Path.next(path))
  return Editor.isStart(editor, range.anchor, path)
    ? Editor.end(editor, Path.previous(path))
    : undefined
}
