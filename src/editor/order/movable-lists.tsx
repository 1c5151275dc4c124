import CMS from "decap-cms-app"
import type { CmsWidgetControlProps } from "decap-cms-core"
import * as React from "react"
import { openNow } from "../form-life"
import { addFile, listItems, nameItemButtons, ownHandles, parts } from "../inside-decap"
import { itemWords, say } from "../sentences"
import { upload } from "../uploads"
import { Button } from "../windows"
import { EntryOrderControl } from "./EntryOrder"

/** Decap's control of lists, as far as used here. */
interface ListControl extends React.Component<ListProps, ListState> {
  onSortEnd(move: { oldIndex: number; newIndex: number }): void
  handleRemove(index: number, event: React.SyntheticEvent): void
  handleAdd(event: Pick<Event, "preventDefault" | "type">): void
  addItem(item: Item): void
}

/** An immutable map of Decap. */
interface Item {
  set(name: string, value: unknown): Item
}

type ListProps = CmsWidgetControlProps<unknown>

interface ListState {
  /** Both have a place for each item. */
  readonly keys: readonly string[]
  readonly itemsCollapsed: readonly boolean[]
}

/**
 * Registers the field that orders entries, and adds to Decap's lists: arrow keys move an item while its handle has the focus,
 * an item that was added comes into view, one is removed only after a question, the buttons of each item have names, and several photos become several pictures.
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

/** What takes the focus in an item of a list, but its bar. */
const fieldsOfItem = ["input", "textarea", "[contenteditable=true]", "button"]
  .map((each) => `${each}:not(${parts.itemBar} *)`)
  .join()

/** Whether the items of a list are pictures. */
function holdsPictures(field: ListProps["field"]): boolean {
  const fields = (field.get("fields") ?? []) as Iterable<ListProps["field"]>
  return [...fields].some((inner) => inner.get("widget") === "image")
}

/** Decap's list with these additions. */
function movable(Control: new (props: ListProps) => ListControl) {
  return class MovableList extends Control {
    constructor(props: ListProps) {
      super(props)
      const { handleAdd, handleRemove: remove } = this
      this.handleAdd = (event) => {
        handleAdd(event)
        if (event.type === "click") requestAnimationFrame(this.showLast)
      }
      this.handleRemove = (index, event) => {
        if (window.confirm(say("Remove the {item}?", { item: this.singular() })))
          remove(index, event)
      }
    }

    list: HTMLElement | null = null

    /** Names the buttons of the items, each time the list is drawn. */
    drawn = (list: HTMLElement | null) => {
      this.list = list
      if (list) nameItemButtons(list, this.singular(), this.state.itemsCollapsed)
    }

    /** Brings the last item into view, with the focus in its first field. */
    showLast = () => {
      const item = this.list && listItems(this.list).at(-1)
      item?.scrollIntoView({ block: "nearest" })
      item?.querySelector<HTMLElement>(fieldsOfItem)?.focus()
    }

    singular() {
      return String(this.props.field.get("label_singular") ?? itemWords("item"))
    }

    /** Lets the editor choose several photos. Each becomes an item as soon as Decap has it. */
    choosePhotos = () => {
      const { addItem } = this
      const left = openNow()
      const add = async (file: File) => {
        await addFile(file)
        // This list would otherwise be put into the form that is open now.
        if (left.aborted) return false
        this.addItem = (item) => addItem(item.set("src", `../media/${file.name}`))
        this.handleAdd(new Event("add"))
        this.addItem = addItem
        return true
      }
      const input = document.createElement("input")
      Object.assign(input, { type: "file", accept: "image/*", multiple: true })
      input.addEventListener("change", () => void upload([...(input.files ?? [])], add))
      input.click()
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
        <div data-movable-list ref={(list) => this.drawn(list)} onKeyDownCapture={this.moveByKey}>
          {super.render()}
          {holdsPictures(this.props.field) && (
            <Button type="button" onClick={this.choosePhotos}>
              {say("Add several photos")}
            </Button>
          )}
        </div>
      )
    }
  }
}
