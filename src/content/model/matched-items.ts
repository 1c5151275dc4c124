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
  const found = new Map<number, number>()
  const taken = new Set<number>()
  const take = (index: number, place: number) => {
    found.set(index, place)
    taken.add(place)
  }

  const isSame = (index: number, place: number) =>
    now[index]?.length && now[index].every((mark) => before.get(place)?.includes(mark))
  for (const index of now.keys()) {
    const place = [index, ...before.keys()].find((each) => !taken.has(each) && isSame(index, each))
    if (place !== undefined) take(index, place)
  }

  const countNow = countsOf(now)
  const countBefore = countsOf(before.values())
  const tellsApart = (mark: string) => countNow.get(mark) === 1 && countBefore.get(mark) === 1
  const pairs = [...now.keys()].flatMap((index) =>
    [...before].map(([place, marks]) => {
      const shared = now[index]?.filter((mark) => marks.includes(mark) && tellsApart(mark))
      return { index, place, shared: shared?.length ?? 0, away: Math.abs(index - place) }
    }),
  )
  const byShared = pairs
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared || one.away - other.away)
  for (const { index, place } of byShared) {
    if (!found.has(index) && !taken.has(place)) take(index, place)
  }
  return [...now.keys()].map((index) => found.get(index))
}

/** How many items have each mark. */
function countsOf(items: Iterable<readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const marks of items) {
    for (const mark of new Set(marks)) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  }
  return counts
}
