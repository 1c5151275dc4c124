import * as React from "react"
import { placesIn } from "../../content/model/settings"

/** The props that Decap passes to the control of a field, as far as used here. */
interface EntryOrderProps {
  readonly value?: Iterable<string>
  readonly field: { get(name: string): unknown }
  readonly forID: string
  readonly onChange: (slugs: readonly string[]) => void
  /** Asks for all entries of a collection; they arrive as `queryHits`. */
  readonly query: (id: string, collection: string, fields: readonly string[], term: string) => void
  readonly queryHits: readonly Hit[]
}

interface Hit {
  readonly slug: string
  readonly data: { readonly name?: string; readonly hidden?: boolean }
}

/** The entries of a collection as lines to drag by a handle or move with the arrow keys. */
export class EntryOrderControl extends React.Component<EntryOrderProps> {
  override componentDidMount() {
    const { query, forID, field } = this.props
    query(forID, String(field.get("collection")), ["name"], "")
  }

  /**
   * Without it Decap updates a control only when its value changes.
   *
   * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/Editor/EditorControlPane/Widget.js
   */
  override shouldComponentUpdate() {
    return true
  }

  slugs() {
    const { value, queryHits } = this.props
    const known = queryHits.map(({ slug }) => slug)
    return [...placesIn([...(value ?? [])], known).keys()]
  }

  move(slug: string, to: number) {
    const slugs = this.slugs()
    const from = slugs.indexOf(slug)
    if (from === to || to < 0 || to >= slugs.length) return
    this.props.onChange(slugs.toSpliced(from, 1).toSpliced(to, 0, slug))
  }

  /** Moves a line to where the finger or the mouse is, until it is released. */
  drag(slug: string, handle: Element) {
    const released = new AbortController()
    const { signal } = released
    const follow = ({ clientY }: PointerEvent) => {
      const lines = [...(handle.closest("ol")?.children ?? [])]
      const below = lines.findIndex((line) => clientY < line.getBoundingClientRect().bottom)
      this.move(slug, below < 0 ? lines.length - 1 : below)
      requestAnimationFrame(() => handle.scrollIntoView({ block: "nearest" }))
    }
    window.addEventListener("pointermove", follow, { signal })
    for (const end of ["pointerup", "pointercancel"]) {
      window.addEventListener(end, () => released.abort(), { signal })
    }
  }

  override render() {
    const { forID, queryHits } = this.props
    return (
      <>
        <ol id={forID} className="site-order">
          {this.slugs().map((slug, index) => {
            const data = queryHits.find((hit) => hit.slug === slug)?.data
            const text = `${index + 1}. ${data?.name ?? slug}${data?.hidden ? " (hidden)" : ""}`
            const moveByKey = (event: React.KeyboardEvent) => {
              const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
              if (by === undefined) return
              event.preventDefault()
              this.move(slug, index + by)
            }
            return (
              <li key={slug}>
                <button
                  type="button"
                  aria-label={`Move ${text}`}
                  onKeyDown={moveByKey}
                  onPointerDown={({ currentTarget }) => this.drag(slug, currentTarget)}
                >
                  ☰
                </button>
                {text}
              </li>
            )
          })}
        </ol>
        <p>
          Take a line by the sign at its left and drag it, or press Tab to that sign and move the
          line with the arrow keys.
        </p>
      </>
    )
  }
}
