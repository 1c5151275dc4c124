/** A function of a name that computes each name once: the tables are compared name by name, millions of times. */
export function remembered(keyOf: (name: string) => string): (name: string) => string {
  const keys = new Map<string, string>()
  return (name) => {
    const known = keys.get(name)
    if (known !== undefined) return known
    const key = keyOf(name)
    keys.set(name, key)
    return key
  }
}
