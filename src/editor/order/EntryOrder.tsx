import type { CmsWidgetControlProps } from "decap-cms-core"
import * as React from "react"
import { slugOf } from "../../content/model/content-type"
import { placesIn } from "../../content/model/settings"
import { usePublished } from "../published-content"
import { say } from "../sentences"

type Props = CmsWidgetControlProps<Iterable<string> | undefined>

/** The field that orders the entries of a collection. Decap needs a class. */
export class EntryOrderControl extends React.Component<Props> {
  override render() {
    return <EntryOrder {...this.props} />
  }
}

/** The entries of a collection as lines to drag by a handle or move with the arrow keys. */
function EntryOrder({ field, forID, value, onChange }: Props) {
  const published = usePublished()
  const folder = `${String(field.get("collection"))}/`
  const files = Object.keys(published).filter((path) => path.startsWith(folder))
  const slugs = [...placesIn([...(value ?? [])], files.map(slugOf)).keys()]
  const move = (slug: string, to: number) => {
    const from = slugs.indexOf(slug)
    if (from !== to && slugs[to] !== undefined)
      onChange(slugs.toSpliced(from, 1).toSpliced(to, 0, slug))
  }
  const [dragged, drag] = React.useState<string>()
  /** The line that is dragged follows the finger or the mouse until it is released. */
  const follow = ({ currentTarget, target, buttons, clientY }: React.PointerEvent) => {
    if (buttons === 0 || dragged === undefined) return
    const lines = [...currentTarget.children]
    const below = lines.findIndex((line) => clientY < line.getBoundingClientRect().bottom)
    move(dragged, below < 0 ? lines.length - 1 : below)
    if (target instanceof Element) target.scrollIntoView({ block: "nearest" })
  }
  const moveByKey = (event: React.KeyboardEvent, slug: string, place: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(slug, place + by)
  }
  return (
    <>
      <ol
        id={forID}
        className="site-order"
        onPointerMove={follow}
        onPointerUp={() => drag(undefined)}
      >
        {slugs.map((slug, place) => {
          const { name, hidden } = (published[`${folder}${slug}.json`] ?? {}) as Named
          const title = name ?? slug
          const text = `${place + 1}. ${hidden ? say("{name} (hidden)", { name: title }) : title}`
          return (
            <li key={slug}>
              <button
                type="button"
                aria-label={say("Move {item}", { item: text })}
                onKeyDown={(event) => moveByKey(event, slug, place)}
                onPointerDown={() => drag(slug)}
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

interface Named {
  readonly name?: string
  readonly hidden?: boolean
}
