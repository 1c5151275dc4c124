import CMS from "decap-cms-app"
import type { CmsWidgetControlProps } from "decap-cms-core"
import * as React from "react"
import { showNotice } from "../windows"
import { nameItemButtons, ownHandles } from "../inside-decap"
import { EntryOrderControl } from "./EntryOrder"
import { itemWords, say } from "../sentences"

/** Decap's control of lists, as far as used here. */
interface ListControl extends React.Component<ListProps, ListState> {
  onSortEnd(move: { oldIndex: number; newIndex: number }): void
  handleRemove(index: number, event: React.SyntheticEvent): void
}

/** An immutable list of Decap. */
interface Items {
  readonly size: number
  get(index: number): unknown
  insert(index: number, item: unknown): Items
}

type ListProps = CmsWidgetControlProps<Items>

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
  // Decap's types know fewer props of a control than it passes.
  CMS.registerWidget("entry-order", EntryOrderControl as never)
  const list = CMS.getWidget("list")
  if (list)
    CMS.registerWidget("list", movable(list.control as never) as never, list.preview as never)
}

/** Decap's list with these additions. */
function movable(Control: new (props: ListProps) => ListControl) {
  return class MovableList extends Control {
    constructor(props: ListProps) {
      super(props)
      const remove = this.handleRemove
      this.handleRemove = (index, event) => {
        const item = this.props.value.get(index)
        remove(index, event)
        showNotice({
          heading: say("The {item} was removed.", { item: this.singular() }),
          press: { label: say("Bring it back"), press: () => this.bringBack(item, index) },
        })
      }
    }

    list = React.createRef<HTMLDivElement>()

    override componentDidMount() {
      super.componentDidMount?.()
      this.nameButtons()
    }

    override componentDidUpdate(
      ...before: Parameters<NonNullable<ListControl["componentDidUpdate"]>>
    ) {
      super.componentDidUpdate?.(...before)
      this.nameButtons()
    }

    nameButtons() {
      const { current } = this.list
      if (current) nameItemButtons(current, this.singular(), this.state.itemsCollapsed)
    }

    singular() {
      return String(this.props.field.get("label_singular") ?? itemWords("item"))
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

    moveByKey = (event: React.KeyboardEvent<HTMLElement>) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const list = event.currentTarget
      const oldIndex = ownHandles(list).indexOf(event.target as HTMLElement)
      if (by === undefined || oldIndex < 0) return
      event.preventDefault()
      const newIndex = oldIndex + by
      if (newIndex < 0 || newIndex >= this.state.keys.length) return
      this.onSortEnd({ oldIndex, newIndex })
      // The moved item is a new element after the list renders.
      requestAnimationFrame(() => ownHandles(list)[newIndex]?.focus())
    }

    override render() {
      return (
        <div data-movable-list ref={this.list} onKeyDownCapture={this.moveByKey}>
          {super.render()}
        </div>
      )
    }
  }
}
