/** Says that goods are not sold here. */
export function unsoldSentence(word: string, name: string): string {
  const what = name.toLowerCase().includes(word) ? name : `“${word}” (${name})`
  return `We do not list ${what}. Ask for it in your message.`
}
