/** The standards of a product as a specification row, if it has any. */
export function standardsRow(standards: readonly string[], label: string) {
  if (standards.length === 0) return []
  return [{ label, value: standards.map((standard) => standard.replace(" ", "\u00a0")).join(", ") }]
}
