import type { CmsWidgetControlProps } from "decap-cms-core"
import * as React from "react"
import { slugOf } from "../../content/model/content-type"
import { placesIn } from "../../content/model/settings"
import { publishedNow, watchPublished } from "../published-content"
import { say } from "../sentences"

/** The entries of a collection as lines to drag by a handle or move with the arrow keys. */
export class EntryOrderControl extends React.Component<
  CmsWidgetControlProps<Iterable<string> | undefined>
> {
  stop = () => {}

  override componentDidMount() {
    this.stop = watchPublished(() => this.forceUpdate())
  }

  override componentWillUnmount() {
    this.stop()
  }

  fileOf(slug: string) {
    return `${String(this.props.field.get("collection"))}/${slug}.json`
  }

  slugs() {
    const folder = this.fileOf("").replace(".json", "")
    const files = Object.keys(publishedNow()).filter((path) => path.startsWith(folder))
    return [...placesIn([...(this.props.value ?? [])], files.map(slugOf)).keys()]
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
    return (
      <>
        <ol id={this.props.forID} className="site-order">
          {this.slugs().map((slug, index) => {
            const { name, hidden } = (publishedNow()[this.fileOf(slug)] ?? {}) as Named
            const title = name ?? slug
            const text = `${index + 1}. ${hidden ? say("{name} (hidden)", { name: title }) : title}`
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
                  aria-label={say("Move {item}", { item: text })}
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
          {say(
            "Take a line by the sign at its left and drag it, or press Tab to that sign and move the line with the arrow keys.",
          )}
        </p>
      </>
    )
  }
}

interface Named {
  readonly name?: string
  readonly hidden?: boolean
}
