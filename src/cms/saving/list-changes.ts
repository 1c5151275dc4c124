import { matchedItems } from "../../content-model/matched-items"

/** How the items of a list stand to those of an earlier state of it. */
export interface ListChange {
  /** For each item its earlier position; undefined for one that was added. */
  readonly from: readonly (number | undefined)[]
  /** Earlier positions of the items that were removed. */
  readonly removed: readonly number[]
  /** Positions of items that stand in another order than before. */
  readonly moved: readonly number[]
}

/** Compares two states of a list item by item. An item that shares nothing with the one in its place has replaced it. */
export function listChange(before: readonly unknown[], now: readonly unknown[]): ListChange {
  const places = [...matchedItems(new Map(before.map(marksOf).entries()), now.map(marksOf))]
  for (const index of places.keys()) {
    const isChanged = places[index] === undefined && index < before.length
    if (isChanged && !places.includes(index)) places[index] = index
  }
  const removed = [...before.keys()].filter((index) => !places.includes(index))
  return { from: places, removed, moved: movedIn(places) }
}

/** All values of an item with their fields. */
function marksOf(item: unknown): string[] {
  if (typeof item !== "object" || item === null) return [JSON.stringify(item)]
  return Object.entries(item).flatMap(([key, inner]) =>
    marksOf(inner).map((mark) => `${key} ${mark}`),
  )
}

/** As few positions as possible, without which the others are in their earlier order. */
function movedIn(places: readonly (number | undefined)[]): number[] {
  // For each position, the longest run of kept items that ends there.
  const runs: number[][] = []
  places.forEach((place, index) => {
    if (place === undefined) return
    const before = runs.filter((run) => (places[run.at(-1) ?? -1] ?? -1) < place)
    const longest = before.reduce<number[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    )
    runs.push([...longest, index])
  })
  const kept = runs.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
  return [...places.keys()].filter((index) => places[index] !== undefined && !kept.includes(index))
}

/** An item of a merged list for which one of two changes must be chosen. */
export interface DisputedItem {
  /** Its position in the merged list. */
  readonly index: number
  /** The item before both changes. */
  readonly base: unknown
  /** Undefined for a side that removed the item. */
  readonly mine: unknown
  readonly theirs: unknown
}

/** Two people's changes of a list, put together item by item. In a disputed place stands my item, or theirs if I removed it. */
export function mergedLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): { readonly items: readonly unknown[]; readonly disputed: readonly DisputedItem[] } {
  const [own, other] = [mine, theirs].map((items) => {
    const change = listChange(base, items)
    const at = (place: number) => items[change.from.indexOf(place)]
    return { items, change, at }
  }) as [Side, Side]
  // The order of the side that moved items; mine if both did.
  const [first, second] = own.change.moved.length > 0 ? [own, other] : [other, own]
  const order = withAdded(first, second)

  const items: unknown[] = []
  const disputed: DisputedItem[] = []
  for (const entry of order) {
    if ("added" in entry) {
      if (!items.some((item) => same(item, entry.added))) items.push(entry.added)
      continue
    }
    const [was, my, their] = [base[entry.place], own.at(entry.place), other.at(entry.place)]
    if (same(my, was) || same(my, their)) {
      if (their !== undefined) items.push(their)
    } else if (same(their, was)) {
      if (my !== undefined) items.push(my)
    } else {
      disputed.push({ index: items.length, base: was, mine: my, theirs: their })
      items.push(my ?? their)
    }
  }
  return { items, disputed }
}

interface Side {
  readonly items: readonly unknown[]
  readonly change: ListChange
  /** The item that was at this place of the base; undefined if it was removed. */
  at(place: number): unknown
}

/** An item of the base by its place there, or an added one. */
type Entry = { readonly place: number } | { readonly added: unknown }

/** All items in the order of one side. What the other side alone has stands behind the item it stands behind there. */
function withAdded(first: Side, second: Side): readonly Entry[] {
  const entriesOf = ({ items, change }: Side): Entry[] =>
    items.map((added, index) => {
      const place = change.from[index]
      return place === undefined ? { added } : { place }
    })
  const order = entriesOf(first)
  const entries = entriesOf(second)
  entries.forEach((entry, index) => {
    const isThere = "place" in entry && order.some((each) => samePlace(each, entry))
    if (isThere) return
    const before = entries
      .slice(0, index)
      .findLast((each) => order.some((one) => one === each || samePlace(one, each)))
    const at = before ? order.findIndex((one) => one === before || samePlace(one, before)) : -1
    order.splice(at + 1, 0, entry)
  })
  return order
}

function samePlace(one: Entry, other: Entry): boolean {
  return "place" in one && "place" in other && one.place === other.place
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
