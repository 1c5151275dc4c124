import { DOMEditor, ELEMENT_TO_NODE } from "slate-dom"
import { parts } from "./inside-decap"

interface Point {
  readonly path: number[]
  readonly offset: number
}

/** The editor of a formatted text (Slate) with what Decap adds to it, as far as used here. */
interface TextEditor {
  readonly selection: { readonly anchor: Point; readonly focus: Point } | null
  /** Decap's own answers to keys; one that returns false was the last. */
  readonly keyDownHandlers?: readonly ((event: Event, editor: TextEditor) => unknown)[]
  above(options: {
    match: (node: { readonly type?: string }) => boolean
  }): readonly [object, readonly number[]] | undefined
  isStart(point: Point, at: readonly number[]): boolean
  isEnd(point: Point, at: readonly number[]): boolean
  start(at: readonly number[]): Point
  end(at: readonly number[]): Point
  select(target: Point | { anchor: Point; focus: Point }): void
  insertBreak(): void
  normalize(options: { force: boolean }): void
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
      if (!editor) return
      selectAsShown(editor)
      const place = besideLink(editor)
      if (!place) return
      event.preventDefault()
      event.stopImmediatePropagation()
      editor.select(place)
      const isDone = editor.keyDownHandlers?.some((answer) => answer(event, editor) === false)
      if (!isDone) editor.insertBreak()
    },
    true,
  )
}

/** Takes over the caret of the page. The editor by itself notes a move of it a tenth of a second later. */
function selectAsShown(editor: TextEditor): void {
  const selection = getSelection()
  const options = { exactMatch: false, suppressThrow: true } as const
  const range =
    selection && DOMEditor.toSlateRange(editor as unknown as DOMEditor, selection, options)
  if (range) editor.select(range)
}

/** The place outside the link at whose edge the caret is. */
export function besideLink(editor: TextEditor): Point | undefined {
  const { selection } = editor
  const link = editor.above({ match: ({ type }) => type === "link" })
  const isCaret =
    selection?.anchor.offset === selection?.focus.offset &&
    String(selection?.anchor.path) === String(selection?.focus.path)
  if (!selection || !link || !isCaret) return undefined
  // Gives every link a text on both sides, if an empty one. Decap leaves it out where it reads a text.
  editor.normalize({ force: true })
  const [, path] = link
  const beside = (by: number) => path.with(-1, (path.at(-1) ?? 0) + by)
  if (editor.isEnd(selection.anchor, path)) return editor.start(beside(1))
  return editor.isStart(selection.anchor, path) ? editor.end(beside(-1)) : undefined
}
