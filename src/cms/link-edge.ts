import { ELEMENT_TO_NODE } from "slate-dom"

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
  select(target: Point): void
  insertBreak(): void
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
      const text = event.target instanceof Element && event.target.closest("[data-slate-editor]")
      if (!isPlainEnter || !text) return
      const editor = ELEMENT_TO_NODE.get(text as HTMLElement) as TextEditor | undefined
      const place = editor && besideLink(editor)
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

/** The place outside the link at whose edge the caret is. There is always a text on both sides of a link, if an empty one. */
export function besideLink(editor: TextEditor): Point | undefined {
  const { selection } = editor
  const link = editor.above({ match: ({ type }) => type === "link" })
  const isCaret =
    selection?.anchor.offset === selection?.focus.offset &&
    String(selection?.anchor.path) === String(selection?.focus.path)
  if (!selection || !link || !isCaret) return undefined
  const [, path] = link
  const beside = (by: number) => path.with(-1, (path.at(-1) ?? 0) + by)
  if (editor.isEnd(selection.anchor, path)) return editor.start(beside(1))
  return editor.isStart(selection.anchor, path) ? editor.end(beside(-1)) : undefined
}
