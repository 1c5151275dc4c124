import * as React from "react"

/** A value that some parts of a page show and others change. */
export function shared<T>(first: T) {
  let value = first
  const listeners = new Set<() => void>()
  const get = () => value
  /** @returns what ends it */
  const watch = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const set = (next: T) => {
    value = next
    for (const listener of listeners) listener()
  }
  /** The value in a component, which is drawn again with each change. The static HTML, and hydration, have the first one. */
  const use = () => React.useSyncExternalStore(watch, get, () => first)
  return { get, set, use, watch }
}
