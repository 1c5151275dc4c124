/**
 * The text of a defect's file with the defect in it; null if the file is to be deleted. Throws unless the text it changes is
 * there exactly once: a seed that changes nothing, or something else, proves nothing.
 */
export function seeded({ name, file, from, to, edit, remove }, text) {
  if (remove) return null
  const places = edit ? 1 : text.split(from).length - 1
  if (places !== 1) {
    throw new Error(`“${name}” cannot be seeded: its text occurs ${places} times in ${file}.`)
  }
  const changed = edit ? edit(text) : text.replace(from, () => to)
  if (changed === text)
    throw new Error(`“${name}” cannot be seeded: it changes nothing in ${file}.`)
  return changed
}
