/**
 * For each item of a list, the position in another state of the list of the item it was; undefined for an item that is new.
 *
 * An item is the one that shares most marks with it. Only marks that no other item of either list has tell items apart: every
 * slide may have a button "Read more". An item that shares none is new.
 *
 * @param before the marks of the items of the other state, by position: what they hold, and in which field
 * @param now the same of the items of this list
 */
export function matchedItems(
  before: ReadonlyMap<number, readonly string[]>,
  now: readonly (readonly string[])[],
): readonly (number | undefined)[] {
  const countNow = countsOf(now)
  const countBefore = countsOf(before.values())
  const tellsApart = (mark: string) => countNow.get(mark) === 1 && countBefore.get(mark) === 1
  const pairs = now.flatMap((marks, index) =>
    [...before].map(([place, others]) => {
      const shared = marks.filter((mark) => others.includes(mark))
      const isSame = marks.length > 0 && shared.length === marks.length
      const likeness = isSame ? Infinity : shared.filter(tellsApart).length
      return { index, place, likeness, away: Math.abs(index - place) }
    }),
  )
  pairs.sort((a, b) => (a.likeness === b.likeness ? a.away - b.away : b.likeness - a.likeness))
  const found = new Map<number, number>()
  const taken = new Set<number>()
  for (const { index, place, likeness } of pairs) {
    if (likeness === 0 || found.has(index) || taken.has(place)) continue
    found.set(index, place)
    taken.add(place)
  }
  return now.map((_, index) => found.get(index))
}

/** How many items have each mark. */
function countsOf(items: Iterable<readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const marks of items) {
    for (const mark of new Set(marks)) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  }
  return counts
}
