import * as React from "react"
import { showNotice } from "../dialog"
import { parts } from "../inside-decap"
import { registerControl, replaceControl } from "../replace-control"
import { EntryOrderControl } from "./EntryOrder"
import { nameItemButtons, ownHandles } from "./list-items"

/** Decap's control of lists, as far as used here. */
interface ListControl extends React.Component<ListProps, ListState> {
  onSortEnd(move: { oldIndex: number; newIndex: number }): void
  handleRemove(index: number, event: React.SyntheticEvent): void
}

interface ListProps {
  readonly field: { get(name: string): unknown }
  readonly value: Items
  readonly onChange: (value: Items) => void
}

type UpdateOf<Control extends React.Component> = Parameters<
  NonNullable<Control["componentDidUpdate"]>
>

/** An immutable list of Decap. */
interface Items {
  readonly size: number
  get(index: number): unknown
  insert(index: number, item: unknown): Items
}

interface ListState {
  /** Both have a place for each item. */
  readonly keys: readonly string[]
  readonly itemsCollapsed: readonly boolean[]
}

/**
 * Registers the field that orders entries, and adds to Decap's lists: arrow keys move an item while its handle has the focus,
 * an item that was removed can be brought back, and the buttons of each item have names.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-widget-list/src/ListControl.js
 */
export function registerMovableLists(): void {
  registerControl("entry-order", EntryOrderControl)
  replaceControl("list", movable)
}

/** Decap's list with these additions. */
export function movable(Control: new (props: ListProps) => ListControl) {
  return class MovableList extends Control {
    constructor(props: ListProps) {
      super(props)
      const remove = this.handleRemove
      this.handleRemove = (index, event) => {
        const item = this.props.value.get(index)
        remove(index, event)
        showNotice({
          heading: `The ${this.singular()} was removed.`,
          lines: [],
          refused: false,
          press: { label: "Bring it back", press: () => this.bringBack(item, index) },
        })
      }
    }

    override componentDidMount() {
      super.componentDidMount?.()
      this.nameButtons()
    }

    override componentDidUpdate(...before: UpdateOf<ListControl>) {
      super.componentDidUpdate?.(...before)
      this.nameButtons()
    }

    nameButtons() {
      if (this.list) nameItemButtons(this.list, this.singular(), this.state.itemsCollapsed)
    }

    singular() {
      return String(this.props.field.get("label_singular") ?? "item")
    }

    /** Puts a removed item back into its place. */
    bringBack(item: unknown, place: number) {
      const { value, onChange } = this.props
      const index = Math.min(place, value.size)
      this.setState(({ keys, itemsCollapsed }) => ({
        keys: keys.toSpliced(index, 0, crypto.randomUUID()),
        itemsCollapsed: itemsCollapsed.toSpliced(index, 0, true),
      }))
      onChange(value.insert(index, item))
    }

    list: HTMLElement | null = null

    watchKeys = (list: HTMLElement | null) => {
      this.list = list
      if (!list) return undefined
      const moveByKey = (event: KeyboardEvent) => this.moveByKey(event, list)
      list.addEventListener("keydown", moveByKey)
      return () => list.removeEventListener("keydown", moveByKey)
    }

    moveByKey(event: KeyboardEvent, list: HTMLElement) {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const { target } = event
      const inHandle = target instanceof Element && target.querySelector(`:scope > ${parts.handle}`)
      // A list inside a list has its own handles.
      if (by === undefined || !inHandle || event.defaultPrevented) return
      const handles = () => ownHandles(list)
      const oldIndex = handles().indexOf(target as HTMLElement)
      const newIndex = oldIndex + by
      if (oldIndex < 0 || newIndex < 0 || newIndex >= this.state.keys.length) return
      event.preventDefault()
      this.onSortEnd({ oldIndex, newIndex })
      // The moved item is a new element after the list renders.
      requestAnimationFrame(() => handles()[newIndex]?.focus())
    }

    override render() {
      return (
        <div data-movable-list ref={this.watchKeys}>
          {super.render()}
        </div>
      )
    }
  }
}
