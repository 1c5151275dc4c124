import * as React from "react"

/** A value that some parts of the editor show and others change. */
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
  /** The value in a component, which is drawn again with each change. */
  const use = () => React.useSyncExternalStore(watch, get)
  return { get, set, use, watch }
}
