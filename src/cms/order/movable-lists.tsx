import * as React from "react"
import { registerControl, replaceControl } from "../replace-control"
import { EntryOrderControl } from "./EntryOrder"
import { handle, ownHandles } from "./list-items"

/** Decap's control of lists, as far as used here. */
interface ListControl extends React.Component<{ readonly field: { get(name: string): unknown } }> {
  onSortEnd(move: { oldIndex: number; newIndex: number }): void
  handleRemove(index: number, event: React.SyntheticEvent): void
  readonly state: { readonly keys: readonly string[] }
}

/**
 * Registers the field that orders entries, and adds to Decap's lists: arrow keys move an item while its handle has the focus,
 * and removal asks first, because it cannot be undone.
 */
export function registerMovableLists(): void {
  registerControl("entry-order", EntryOrderControl)
  replaceControl("list", movable)
}

function movable(Control: new (props: object) => ListControl) {
  return class MovableList extends Control {
    constructor(props: object) {
      super(props)
      const remove = this.handleRemove
      this.handleRemove = (index, event) => {
        event.preventDefault()
        const singular = String(this.props.field.get("label_singular") ?? "item")
        const question = `Remove this ${singular}? To bring it back, leave the form without publishing.`
        if (window.confirm(question)) remove(index, event)
      }
    }

    watchKeys = (list: HTMLElement | null) => {
      if (!list) return undefined
      const moveByKey = (event: KeyboardEvent) => this.moveByKey(event, list)
      list.addEventListener("keydown", moveByKey)
      return () => list.removeEventListener("keydown", moveByKey)
    }

    moveByKey(event: KeyboardEvent, list: HTMLElement) {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const { target } = event
      const inHandle = target instanceof Element && target.querySelector(`:scope > ${handle}`)
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
