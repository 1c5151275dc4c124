import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from "@dnd-kit/core"
import { arrayMove, SortableContext, useSortable } from "@dnd-kit/sortable"
import * as React from "react"
import { placesIn } from "../../content/model/order"

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

/**
 * The control of the field. Decap updates a control without its own shouldComponentUpdate only when its value changes.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/Editor/EditorControlPane/Widget.js
 */
export class EntryOrderControl extends React.Component<EntryOrderProps> {
  override shouldComponentUpdate() {
    return true
  }

  override render() {
    return <EntryOrder {...this.props} />
  }
}

/** The entries of a collection as lines to drag by a handle or move with the arrow keys. */
function EntryOrder({ value, field, forID, onChange, query, queryHits }: EntryOrderProps) {
  const collection = String(field.get("collection"))
  React.useEffect(() => {
    query(forID, collection, ["name"], "")
  }, [query, forID, collection])

  const slugs = [
    ...placesIn(
      [...(value ?? [])],
      queryHits.map(({ slug }) => slug),
    ).keys(),
  ]
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 4 } }),
  )
  const move = (slug: string, to: number) => {
    if (to >= 0 && to < slugs.length) onChange(arrayMove(slugs, slugs.indexOf(slug), to))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(String(active.id), slugs.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ screenReaderInstructions: { draggable: instructions } }}
    >
      <SortableContext items={slugs}>
        <ol id={forID} className="site-order">
          {slugs.map((slug, index) => {
            const data = queryHits.find((hit) => hit.slug === slug)?.data
            const name = `${data?.name ?? slug}${data?.hidden ? " (hidden)" : ""}`
            return (
              <Line
                key={slug}
                slug={slug}
                text={`${index + 1}. ${name}`}
                onMove={(by) => move(slug, index + by)}
              />
            )
          })}
        </ol>
      </SortableContext>
      <p>{instructions}</p>
    </DndContext>
  )
}

const instructions =
  "Take a line by the sign at its left and drag it, or press Tab to that sign and move the line with the arrow keys."

interface LineProps {
  readonly slug: string
  readonly text: string
  /** Moves the line by this many places. */
  readonly onMove: (by: number) => void
}

function Line({ slug, text, onMove }: LineProps) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: slug })
  const position = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined
  const moveByKey = (event: React.KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <li ref={setNodeRef} style={{ transform: position, transition }}>
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${text}`}
        onKeyDown={moveByKey}
      >
        ☰
      </button>
      {text}
    </li>
  )
}
